import { type ComponentProps, type ReactNode, useId } from 'react'

/** A table that scrolls horizontally if it is too wide. */
export const ScrollTable = ({ className, children, ...name }: ComponentProps<'div'>) => (
  <div className="table-scroll card-rows" role="region" {...name} tabIndex={0}>
    <table className={className} aria-labelledby={name['aria-labelledby']}>
      {children}
    </table>
  </div>
)

interface TitledTableProps {
  /** Left out where a heading stands above already: then its columns name it. */
  title?: string | undefined
  className?: string
  /** The column headers; empty for a column without one, such as that of the row headers. */
  columns: readonly string[]
  /** The `tr` elements. */
  children: ReactNode
}

/** A table with a title above it. */
export function TitledTable({ title, className, columns, children }: TitledTableProps) {
  const heading = useId()
  return (
    <div className="comparison-section">
      {/* Not a caption: on a phone it would scroll with the table. */}
      {title && <h2 id={heading}>{title}</h2>}
      <ScrollTable
        className={className}
        {...(title
          ? { 'aria-labelledby': heading }
          : { 'aria-label': columns.filter(Boolean).join(', ') })}
      >
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
      </ScrollTable>
    </div>
  )
}
