import { type ReactNode, useId } from 'react'

interface TitledTableProps {
  title: string
  className?: string
  /** Their headers; above the names of the rows there may be none. */
  columns: readonly string[]
  /** The rows. */
  children: ReactNode
}

/** A table under its title, which scrolls sideways where it is too wide. */
export function TitledTable({ title, className, columns, children }: TitledTableProps) {
  const heading = useId()
  return (
    <div className="comparison-section">
      {/* Not a caption: on a phone it would be cut off with the table. */}
      <h2 id={heading}>{title}</h2>
      <div className="table-scroll" role="region" aria-labelledby={heading} tabIndex={0}>
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
