import { type ReactNode, useId } from 'react'

interface TitledTableProps {
  title: string
  className?: string
  /** The column headers; empty for a column without one, such as that of the row headers. */
  columns: readonly string[]
  /** The `tr` elements. */
  children: ReactNode
}

/** A table with a title, which scrolls horizontally if it is too wide. */
export function TitledTable({ title, className, columns, children }: TitledTableProps) {
  const heading = useId()
  return (
    <div className="comparison-section">
      {/* Not a caption: on a phone it would scroll with the table. */}
      <h2 id={heading}>{title}</h2>
      <div className="table-scroll card-rows" role="region" aria-labelledby={heading} tabIndex={0}>
        <table className={className} aria-labelledby={heading}>
          <thead>
            <tr>
              {columns.map((column) =>
                column ? (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ) : (
                  <td key={column} />
                ),
              )}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </div>
  )
}
