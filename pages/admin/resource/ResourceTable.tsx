import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { QueryError } from '../components/ErrorMessage.tsx'
import { formatCount, formatNumber } from '../format.ts'
import { type OpenRow, useListKeys, useRowFocus } from './list-keys.ts'
import type { ListUrl } from './list-url.ts'
import { type Column, type Selection, type Sorting, TableRows } from './TableRows.tsx'
import { TextButton } from '../components/buttons.tsx'

interface ResourceTableProps<Row extends { id: string }> {
  /** The accessible name of the table or list. */
  label: string
  className?: string
  /** The query that loads the rows. */
  query: UseQueryResult
  /** Undefined while loading. */
  rows: readonly Row[] | undefined
  /** Announced while loading. */
  loading: string
  /** Shown when there are no rows: why, and what to do. */
  empty: ReactNode
  /** Search and filters, above the rows. */
  filters?: ReactNode
  /** A table has columns; a list has children: the content of a row's `li`. */
  columns?: readonly Column<Row>[]
  children?: (row: Row) => ReactNode
  sorting?: Sorting
  /** The URL state, the total number of rows, and the singular and plural noun. */
  paging?: {
    url: ListUrl<{ page: number; perPage: number }>
    total: number
    noun: readonly [one: string, several: string]
  }
  /** A CSV export. */
  csv?: { href: string; label: string }
  /** Bulk selection; `children` are the actions. */
  bulk?: {
    nameOf: (row: Row) => string
    children: (selected: readonly Row[], select: (which: 'all' | 'none') => void) => ReactNode
  }
  /** Called on a click on a row. */
  openRow?: OpenRow
  /** Enables the keys J, K, X and /; for one list of a page. */
  shortcuts?: boolean
}

/** An admin list with filters, paging, and loading, empty and error states. */
export function ResourceTable<Row extends { id: string }>(props: ResourceTableProps<Row>) {
  const { label, className, query, rows = [], filters, columns, children, paging, csv } = props
  const ref = useRef<HTMLDivElement>(null)
  const selection = useSelection(paging?.url.search ?? '')
  const isSelected = ({ id }: Row) => selection.ids.has(id)
  useRowFocus(ref, props.openRow?.id)
  useListKeys(
    ref,
    rows.map(({ id }) => id),
    props.shortcuts ?? false,
    props.openRow,
  )
  return (
    <div ref={ref} className="resource-list">
      {filters && <div className="list-tools">{filters}</div>}
      {query.isError && (
        <div className="empty">
          <QueryError query={query} />
        </div>
      )}
      {/* Always there, because screen readers announce only changes of an existing live region. */}
      <div role="status">
        {query.isPending && <ListSkeleton label={props.loading} />}
        {query.isSuccess &&
          rows.length === 0 &&
          (paging && paging.url.query.page > 1 ? (
            <Empty
              message="That page doesn’t exist."
              action="Go to the first page"
              onAction={() => paging.url.filter({})}
            />
          ) : (
            props.empty
          ))}
        {rows.length > 0 && paging && (
          <span className="visually-hidden">{formatPosition(paging)}</span>
        )}
      </div>
      {rows.length > 0 && (
        <>
          {columns ? (
            <TableRows
              {...props}
              columns={columns}
              rows={rows}
              selection={props.bulk && { ...selection, nameOf: props.bulk.nameOf }}
              busy={query.isPlaceholderData}
            />
          ) : (
            <ul
              className={className ?? 'item-list'}
              aria-label={label}
              aria-busy={query.isPlaceholderData}
            >
              {rows.map((row) => (
                <li key={row.id} data-row={row.id}>
                  {children?.(row)}
                </li>
              ))}
            </ul>
          )}
          {(csv ?? paging) && (
            <div className="list-footer">
              {csv && (
                <a href={csv.href} rel="external" download>
                  {csv.label}
                </a>
              )}
              {paging && <Pagination {...paging} />}
            </div>
          )}
        </>
      )}
      {props.bulk?.children(rows.filter(isSelected), (which) =>
        selection.select(which === 'all' ? rows.map(({ id }) => id) : []),
      )}
    </div>
  )
}

/** The selected ids; cleared when the page or the filter changes. */
function useSelection(search: string): Selection {
  const [state, setState] = useState({ search, ids: new Set<string>() })
  if (state.search !== search) setState({ search, ids: new Set() })
  return { ids: state.ids, select: (ids) => setState({ search, ids: new Set(ids) }) }
}

interface EmptyProps {
  message: string
  action: string
  onAction: () => void
}

/** An empty state with an action. */
export const Empty = ({ message, action, onAction }: EmptyProps) => (
  <div className="empty">
    <p>{message}</p>
    <TextButton onClick={onAction}>{action}</TextButton>
  </div>
)

/** Enough rows to fill most windows. */
const skeletonRows = 12

/** Placeholder rows while the list is loading. */
const ListSkeleton = ({ label }: { label: string }) => (
  <div className="list-skeleton">
    <span className="visually-hidden">{label}</span>
    {Array.from({ length: skeletonRows }, (_, row) => (
      <span key={row} aria-hidden="true" />
    ))}
  </div>
)

type Paging = NonNullable<ResourceTableProps<{ id: string }>['paging']>

const pageCount = ({ url, total }: Paging) => Math.max(1, Math.ceil(total / url.query.perPage))

/** `1–50 of 60 leads`, or `12 leads` where one page has them all. */
function formatPosition(paging: Paging): string {
  const { url, total, noun } = paging
  const { page, perPage } = url.query
  const [first, last] = [(page - 1) * perPage + 1, Math.min(page * perPage, total)]
  const all = formatCount(total, noun)
  return pageCount(paging) === 1 || first > last
    ? all
    : `${formatNumber(first)}–${formatNumber(last)} of ${all}`
}

/** The position in a list, with buttons for the previous and the next page. */
function Pagination(paging: Paging) {
  const { query, filter } = paging.url
  const { page } = query
  const pages = pageCount(paging)
  if (pages === 1) return <p className="pagination">{formatPosition(paging)}</p>
  const pageButton = (label: string, to: number, disabled: boolean) => (
    <TextButton
      disabled={disabled}
      onClick={({ currentTarget }) => {
        filter({ page: to })
        // The buttons are below the rows, and a page is read from its first one.
        currentTarget.closest('.resource-list')?.scrollIntoView()
      }}
    >
      {label}
    </TextButton>
  )
  return (
    <nav className="pagination" aria-label="Pages">
      {pageButton('Previous', Math.min(page - 1, pages), page <= 1)}
      <span className="count">{formatPosition(paging)}</span>
      {pageButton('Next', page + 1, page >= pages)}
    </nav>
  )
}
