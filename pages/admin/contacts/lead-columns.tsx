import {
  createColumnHelper,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import type { LeadView } from '../../../services/api/contract/admin.ts'
import { serviceTypeLabels } from '../../../services/api/contract/service-types.ts'
import { Answer } from './Answer.tsx'
import { ownWords } from './own-words.ts'
import { Status } from './Status.tsx'
import { shortTime, timeInWords } from './time.ts'

export const features = tableFeatures({ rowSelectionFeature, rowSortingFeature })

/** What the cells need beside the lead. */
export interface Around {
  now: number
  nameOf: (person: string) => string
  linkTo: (lead: string) => string
  open: (lead: string) => void
}

const column = createColumnHelper<typeof features, LeadView>()

/** The columns, by the words of their heads; those with a sort of the service's can be ordered by. */
export const leadColumns = ({ now, nameOf, linkTo, open }: Around) =>
  column.columns([
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
      cell: ({ row: { original: lead } }) => (
        <>
          <a
            className="lead-name"
            href={linkTo(lead.id)}
            data-lead={lead.id}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              open(lead.id)
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
      cell: ({ getValue }) => {
        const person = getValue()
        return person === undefined ? null : nameOf(person)
      },
    }),
    column.accessor('receivedAt', {
      id: 'received',
      header: 'Received',
      enableSorting: true,
      sortDescFirst: true,
      cell: ({ getValue }) => (
        <time dateTime={getValue()} title={timeInWords(getValue())}>
          {shortTime(getValue(), now)}
        </time>
      ),
    }),
    column.accessor('dueAt', {
      id: 'due',
      header: 'Answer',
      enableSorting: true,
      sortDescFirst: false,
      cell: ({ row }) => <Answer lead={row.original} now={now} />,
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
