import { useId } from 'react'

interface ChoicesProps {
  title: string
  columns: readonly string[]
  rows: readonly { name: string; cells: readonly string[] }[]
}

/** Materials to choose from, a row for each. */
export function Choices({ title, columns, rows }: ChoicesProps) {
  const heading = useId()
  return (
    <div className="comparison-section">
      {/* Not a caption: on a phone it would be cut off with the table. */}
      <h2 id={heading}>{title}</h2>
      <div className="table-scroll" role="region" aria-labelledby={heading} tabIndex={0}>
        <table aria-labelledby={heading}>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
