import { useId } from 'react'

interface ComparisonProps {
  title: string
  brand: string
  others: readonly string[]
  /** Our own entry; then a question for all competitors, or a figure for each. */
  rows: readonly {
    feature: string
    us: string
    ask?: string | undefined
    others?: readonly string[] | undefined
  }[]
}

/** A comparison of the firm with kinds of competitors, without names. */
export function Comparison({ title, brand, others, rows }: ComparisonProps) {
  const heading = useId()
  return (
    <div className="comparison-section">
      {/* Not a caption: on a phone it would be cut off with the table. */}
      <h2 id={heading}>{title}</h2>
      <div className="table-scroll" role="region" aria-labelledby={heading} tabIndex={0}>
        <table className="comparison" aria-labelledby={heading}>
          <thead>
            <tr>
              <td />
              <th scope="col">{brand}</th>
              {others.map((other) => (
                <th key={other} scope="col">
                  {other}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.feature}>
                <th scope="row">{row.feature}</th>
                <td data-label={brand}>{row.us}</td>
                {row.ask && (
                  <td colSpan={others.length} data-label="Others">
                    Ask: {row.ask}
                  </td>
                )}
                {row.others?.map((value, index) => (
                  <td key={others[index]} data-label={others[index]}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
