import { stripGeneratedMessage } from '../../../services/api/contract/inquiry-message.ts'
import {
  createColumnHelper,
  rowSelectionFeature,
  rowSortingFeature,
  type Table,
  tableFeatures,
} from '@tanstack/react-table'
import type { LeadView } from '../../../services/api/contract/leads.ts'
import { serviceTypeLabels } from '../../../services/api/contract/service-types.ts'
import { ResponseStatus, StatusBadge } from './lead-labels.tsx'
import { formatShortTime, formatTime } from '../format.ts'

/** Data for the cells besides the lead. */
export interface CellContext {
  now: number
  nameOf: (person: string) => string
  linkTo: (lead: string) => string
  open: (lead: string) => void
}

/** `tableMeta` only declares the type; the value is passed on each render. */
export const features = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  tableMeta: {} as CellContext,
})

const column = createColumnHelper<typeof features, LeadView>()
const nowOf = ({ options }: Table<typeof features, LeadView>) => options.meta?.now ?? Date.now()

/**
 * The columns. The `id` of one with `enableSorting` is one of `leadSorts` (contract/leads.ts). Defined once, because
 * React remounts the cells of new column objects and the focus would be lost.
 */
export const leadColumns = column.columns([
  column.display({
    id: 'select',
    header: ({ table }) => (
      <label className="row-checkbox">
        <span className="visually-hidden">Select all of this page</span>
        <input
          type="checkbox"
          checked={table.getIsAllPageRowsSelected()}
          onChange={table.getToggleAllPageRowsSelectedHandler()}
        />
      </label>
    ),
    cell: ({ row }) => (
      <label className="row-checkbox">
        <span className="visually-hidden">Select {row.original.name}</span>
        <input
          type="checkbox"
          checked={row.getIsSelected()}
          onChange={row.getToggleSelectedHandler()}
        />
      </label>
    ),
  }),
  column.accessor('name', {
    header: 'Name',
    enableSorting: true,
    cell: ({ row: { original: lead }, table }) => (
      <>
        <a
          className="lead-name"
          href={table.options.meta?.linkTo(lead.id)}
          data-lead={lead.id}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            table.options.meta?.open(lead.id)
          }}
        >
          {lead.name}
        </a>
        <span className="lead-excerpt">{stripGeneratedMessage(lead.message) || lead.phone}</span>
      </>
    ),
  }),
  column.accessor('serviceType', {
    header: 'About',
    enableSorting: false,
    cell: ({ getValue }) => serviceTypeLabels[getValue()],
  }),
  column.accessor('tags', {
    header: 'Tags',
    enableSorting: false,
    cell: ({ getValue }) => getValue().join(', '),
  }),
  column.accessor('assignee', {
    header: 'Assigned to',
    enableSorting: false,
    cell: ({ getValue, table }) => {
      const person = getValue()
      return person === undefined ? null : table.options.meta?.nameOf(person)
    },
  }),
  column.accessor('receivedAt', {
    id: 'received',
    header: 'Received',
    enableSorting: true,
    sortDescFirst: true,
    cell: ({ getValue, table }) => (
      <time dateTime={getValue()} title={formatTime(getValue())}>
        {formatShortTime(getValue(), nowOf(table))}
      </time>
    ),
  }),
  column.accessor('dueAt', {
    id: 'due',
    header: 'Answer',
    enableSorting: true,
    sortDescFirst: false,
    cell: ({ row, table }) => <ResponseStatus lead={row.original} now={nowOf(table)} />,
  }),
  column.accessor('wonValue', {
    id: 'value',
    header: 'Value',
    enableSorting: true,
    sortDescFirst: true,
    cell: ({ getValue }) => getValue()?.toLocaleString('en-US', currencyFormat),
  }),
  column.accessor('status', {
    header: 'Status',
    enableSorting: false,
    cell: ({ getValue }) => <StatusBadge status={getValue()} />,
  }),
])

const currencyFormat = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const
