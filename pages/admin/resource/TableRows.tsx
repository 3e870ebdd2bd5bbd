import type { MouseEvent, ReactNode } from 'react'
import type { OpenRow } from './list-keys.ts'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The order after the first click on the header; left out: not sortable. */
  sort?: Order
  /** Aligned right. */
  number?: boolean
}

type Order = 'asc' | 'desc'

export interface Sorting {
  /** The id of the column, and its order. */
  by: string
  order: Order
  change: (by: string, order: Order) => void
}

/** The ids of the selected rows. */
export interface Selection {
  ids: ReadonlySet<string>
  select: (ids: Iterable<string>) => void
}

interface TableRowsProps<Row> {
  label: string
  className?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  sorting?: Sorting
  selection: (Selection & { nameOf: (row: Row) => string }) | undefined
  openRow?: OpenRow
  /** Other rows are loading. */
  busy: boolean
}

/** The rows as a table; the service filters, sorts and paginates. */
export function TableRows<Row extends { id: string }>(props: TableRowsProps<Row>) {
  const {
    label,
    className = 'admin-table',
    columns,
    rows,
    sorting,
    selection,
    openRow,
    busy,
  } = props
  const openClickedRow = ({ target, defaultPrevented }: MouseEvent) => {
    if (!(target instanceof Element) || defaultPrevented || target.closest('a, label')) return
    const row = target.closest<HTMLElement>('[data-row]')?.dataset['row']
    // A click that selects text is not a click on the row.
    if (row !== undefined && getSelection()?.isCollapsed !== false) openRow?.open(row)
  }
  const toggle = (id: string) => {
    const ids = new Set(selection?.ids)
    if (!ids.delete(id)) ids.add(id)
    selection?.select(ids)
  }
  const allSelected = rows.every(({ id }) => selection?.ids.has(id))
  return (
    <table className={className} aria-label={label} aria-busy={busy}>
      <thead>
        <tr>
          {selection && (
            <th scope="col" data-column="select">
              <RowCheckbox
                label="Select all on this page"
                checked={allSelected}
                toggle={() => selection.select(allSelected ? [] : rows.map(({ id }) => id))}
              />
            </th>
          )}
          {columns.map((column) => (
            <ColumnHeader key={column.id} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
      {/* A click anywhere in the row acts like its link or button. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <tbody onClick={openClickedRow}>
        {rows.map((row) => (
          <tr
            key={row.id}
            data-row={row.id}
            aria-current={row.id === openRow?.id || undefined}
            data-selected={selection?.ids.has(row.id) || undefined}
          >
            {selection && (
              <td data-column="select">
                <RowCheckbox
                  label={`Select ${selection.nameOf(row)}`}
                  checked={selection.ids.has(row.id)}
                  toggle={() => toggle(row.id)}
                />
              </td>
            )}
            {columns.map(({ id, number, cell }) => (
              <td key={id} data-column={id} className={number ? 'number' : undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface RowCheckboxProps {
  label: string
  checked: boolean
  toggle: () => void
}

const RowCheckbox = ({ label, checked, toggle }: RowCheckboxProps) => (
  <label className="row-checkbox">
    <span className="visually-hidden">{label}</span>
    <input type="checkbox" checked={checked} onChange={toggle} />
  </label>
)

interface ColumnHeaderProps {
  column: Pick<Column<never>, 'id' | 'header' | 'sort' | 'number'>
  sorting: Sorting | undefined
}

const sortLabels = { asc: ['ascending', '↑'], desc: ['descending', '↓'] } as const

/** A column's header; for a sortable column a button with the order. */
function ColumnHeader({ column: { id, header, sort, number }, sorting }: ColumnHeaderProps) {
  const order = sorting?.by === id ? sorting.order : undefined
  const [ariaSort, arrow] = (order && sortLabels[order]) ?? []
  const sortBy = (first: Order) =>
    sorting?.change(id, order === undefined ? first : order === 'asc' ? 'desc' : 'asc')
  return (
    <th scope="col" data-column={id} className={number ? 'number' : undefined} aria-sort={ariaSort}>
      {sort === undefined ? (
        header
      ) : (
        <button type="button" className="sort-button" onClick={() => sortBy(sort)}>
          {header}
          <span aria-hidden="true">{arrow}</span>
        </button>
      )}
    </th>
  )
}
