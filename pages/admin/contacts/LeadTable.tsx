import { type RowSelectionState, useTable } from '@tanstack/react-table'
import type { MouseEvent } from 'react'
import type { LeadView } from '../../../services/api/contract/admin.ts'
import { leadSorts, type LeadListQuery } from '../../../services/api/contract/lead-query.ts'
import { type Around, features, leadColumns } from './lead-columns.tsx'
import { LeadHead } from './LeadHead.tsx'

interface LeadTableProps extends Around {
  leads: LeadView[]
  query: LeadListQuery
  sort: (order: Pick<LeadListQuery, 'sort' | 'order'>) => void
  selected: RowSelectionState
  select: (selected: RowSelectionState) => void
  /** The lead that is open. */
  current: string | undefined
  /** The rows of another page or filter are on their way. */
  waiting: boolean
}

/** A page of leads; filter, order and paging are the service's. */
export function LeadTable(props: LeadTableProps) {
  const { leads, query, sort, selected, select, current, waiting, now, nameOf, linkTo, open } =
    props
  const table = useTable({
    features,
    columns: leadColumns,
    data: leads,
    meta: { now, nameOf, linkTo, open },
    getRowId: ({ id }) => id,
    manualSorting: true,
    enableSortingRemoval: false,
    state: {
      rowSelection: selected,
      sorting: [{ id: query.sort, desc: query.order === 'desc' }],
    },
    onRowSelectionChange: (update) =>
      select(typeof update === 'function' ? update(selected) : update),
    onSortingChange: (update) => {
      const [wanted] =
        typeof update === 'function'
          ? update([{ id: query.sort, desc: query.order === 'desc' }])
          : update
      const by = leadSorts.find((each) => each === wanted?.id)
      if (wanted && by) sort({ sort: by, order: wanted.desc ? 'desc' : 'asc' })
    },
  })
  const pressed = ({ target, defaultPrevented }: MouseEvent) => {
    if (!(target instanceof Element) || defaultPrevented || target.closest('a, label')) return
    const row = target.closest<HTMLElement>('[data-row]')?.dataset['row']
    // Whoever marks words to copy them does not want to go anywhere.
    if (row !== undefined && getSelection()?.isCollapsed !== false) open(row)
  }
  return (
    <table className="leads" aria-busy={waiting}>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <LeadHead key={header.id} column={header.column}>
                <table.FlexRender header={header} />
              </LeadHead>
            ))}
          </tr>
        ))}
      </thead>
      {/* The name is the link; a press anywhere in its row does the same. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <tbody onClick={pressed}>
        {table.getRowModel().rows.map((row) => (
          <tr
            key={row.id}
            data-row={row.id}
            data-current={row.id === current || undefined}
            data-selected={row.getIsSelected() || undefined}
            data-status={row.original.status}
          >
            {row.getAllCells().map((cell) => (
              <td key={cell.id} data-column={cell.column.id}>
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
