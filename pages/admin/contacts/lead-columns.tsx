import { ownWords } from '../../../services/api/contract/own-words.ts'
import {
  createColumnHelper,
  rowSelectionFeature,
  rowSortingFeature,
  type Table,
  tableFeatures,
} from '@tanstack/react-table'
import type { LeadView } from '../../../services/api/contract/admin.ts'
import { serviceTypeLabels } from '../../../services/api/contract/service-types.ts'
import { Answer } from './Answer.tsx'
import { Status } from './Status.tsx'
import { shortTime, timeInWords } from './time.ts'

/** What the cells need beside the lead. */
export interface Around {
  now: number
  nameOf: (person: string) => string
  linkTo: (lead: string) => string
  open: (lead: string) => void
}

/** `tableMeta` is there for its type only; the table is given its value at each rendering. */
export const features = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  tableMeta: {} as Around,
})

const column = createColumnHelper<typeof features, LeadView>()
const nowOf = ({ options }: Table<typeof features, LeadView>) => options.meta?.now ?? Date.now()

/**
 * The columns, by the words of their heads; those with a sort of the service's can be ordered by. They are
 * the same ones as long as the page is: React makes the cells of new ones anew, and the focus would go.
 */
export const leadColumns = column.columns([
  column.display({
    id: 'select',
    header: ({ table }) => (
      <label className="tick">
        <span className="unseen">Select all of this page</span>
        <input
          type="checkbox"
          checked={table.getIsAllPageRowsSelected()}
          onChange={table.getToggleAllPageRowsSelectedHandler()}
        />
      </label>
    ),
    cell: ({ row }) => (
      <label className="tick">
        <span className="unseen">Select {row.original.name}</span>
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
        <span className="lead-says">{ownWords(lead.message) || lead.phone}</span>
      </>
    ),
  }),
  column.accessor('serviceType', {
    id: 'about',
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
    header: 'Looked after by',
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
      <time dateTime={getValue()} title={timeInWords(getValue())}>
        {shortTime(getValue(), nowOf(table))}
      </time>
    ),
  }),
  column.accessor('dueAt', {
    id: 'due',
    header: 'Answer',
    enableSorting: true,
    sortDescFirst: false,
    cell: ({ row, table }) => <Answer lead={row.original} now={nowOf(table)} />,
  }),
  column.accessor('wonValue', {
    id: 'value',
    header: 'Value',
    enableSorting: true,
    sortDescFirst: true,
    cell: ({ getValue }) => getValue()?.toLocaleString('en-US', dollars),
  }),
  column.accessor('status', {
    header: 'Status',
    enableSorting: false,
    cell: ({ getValue }) => <Status of={getValue()} />,
  }),
])

const dollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const
