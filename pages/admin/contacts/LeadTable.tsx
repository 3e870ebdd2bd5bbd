import { type Column, type RowSelectionState, useTable } from '@tanstack/react-table'
import type { MouseEvent, ReactNode } from 'react'
import {
  type LeadListQuery,
  leadSorts,
  type LeadView,
} from '../../../services/api/contract/leads.ts'
import { type CellContext, features, leadColumns } from './lead-columns.tsx'

interface LeadTableProps extends CellContext {
  leads: LeadView[]
  query: LeadListQuery
  sort: (order: Pick<LeadListQuery, 'sort' | 'order'>) => void
  selected: RowSelectionState
  setSelected: (selected: RowSelectionState) => void
  /** The open lead's id. */
  openLead: string | undefined
  /** The next page or filter is loading. */
  pending: boolean
}

/** A page of leads; the service filters, sorts and paginates. */
export function LeadTable(props: LeadTableProps) {
  const {
    leads,
    query,
    sort,
    selected,
    setSelected,
    openLead,
    pending,
    now,
    nameOf,
    linkTo,
    open,
  } = props
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
      setSelected(typeof update === 'function' ? update(selected) : update),
    onSortingChange: (update) => {
      const [wanted] =
        typeof update === 'function'
          ? update([{ id: query.sort, desc: query.order === 'desc' }])
          : update
      const sortKey = leadSorts.find((each) => each === wanted?.id)
      if (wanted && sortKey) sort({ sort: sortKey, order: wanted.desc ? 'desc' : 'asc' })
    },
  })
  const openClickedRow = ({ target, defaultPrevented }: MouseEvent) => {
    if (!(target instanceof Element) || defaultPrevented || target.closest('a, label')) return
    const row = target.closest<HTMLElement>('[data-row]')?.dataset['row']
    // A click that selects text is not a click on the row.
    if (row !== undefined && getSelection()?.isCollapsed !== false) open(row)
  }
  return (
    <table className="leads" aria-busy={pending}>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <SortableHeader key={header.id} column={header.column}>
                <table.FlexRender header={header} />
              </SortableHeader>
            ))}
          </tr>
        ))}
      </thead>
      {/* The name is the link; a click anywhere in its row does the same. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <tbody onClick={openClickedRow}>
        {table.getRowModel().rows.map((row) => (
          <tr
            key={row.id}
            data-row={row.id}
            data-current={row.id === openLead || undefined}
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

interface SortableHeaderProps {
  column: Column<typeof features, LeadView>
  children: ReactNode
}

const ariaSortValues = { asc: 'ascending', desc: 'descending' } as const

/** A column's header; for a sortable column a button with the sort direction. */
export function SortableHeader({ column, children }: SortableHeaderProps) {
  if (!column.getCanSort())
    return (
      <th scope="col" data-column={column.id}>
        {children}
      </th>
    )
  const sorted = column.getIsSorted()
  return (
    <th scope="col" data-column={column.id} aria-sort={sorted ? ariaSortValues[sorted] : undefined}>
      <button type="button" className="sort-button" onClick={column.getToggleSortingHandler()}>
        {children}
        <span aria-hidden="true">{sorted === 'asc' ? '↑' : sorted === 'desc' ? '↓' : ''}</span>
      </button>
    </th>
  )
}
