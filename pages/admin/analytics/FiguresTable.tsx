import { useState } from 'react'
import type { Figures } from '../../../services/api/contract/analytics.ts'
import { inDollars, inFull, share } from '../numbers.ts'
import { TableHead } from '../TableHead.tsx'

interface Row extends Figures {
  name: string
  words: string
  /** What else is known of it, under its name. */
  under?: string | undefined
  /** The page that it is of. */
  path?: string | undefined
}

interface FiguresTableProps {
  label: string
  /** What the first column is called. */
  column: string
  rows: readonly Row[]
  /** Where the same comes as CSV. */
  csv: string
  /** Behind a line that opens it, where a chart says the same. */
  folded?: boolean
}

/** More than these are behind a button. */
const atFirst = 12

const heads = ['Views', 'Visits', 'Forms begun', 'Requests', 'Of visits', 'Won', 'Value']

/** Figures row by row. */
export function FiguresTable({ label, column, rows, csv, folded = false }: FiguresTableProps) {
  const [all, setAll] = useState(false)
  const shown = all || folded ? rows : rows.slice(0, atFirst)
  const table = (
    <>
      <div className="table-scroll" role="region" aria-label={label} tabIndex={0}>
        <table className="desk-table">
          <TableHead words={[column]} numbers={heads} />
          <tbody>
            {shown.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  {row.path === undefined ? row.words : <a href={row.path}>{row.words}</a>}
                  {row.under !== undefined && <span className="under">{row.under}</span>}
                </th>
                <td className="number">{inFull(row.views)}</td>
                <td className="number">{inFull(row.visits)}</td>
                <td className="number">{inFull(row.begun)}</td>
                <td className="number">{inFull(row.leads)}</td>
                <td className="number">
                  {row.leads <= row.visits ? share(row.leads, row.visits) : '–'}
                </td>
                <td className="number">{inFull(row.won)}</td>
                <td className="number">{row.value === 0 ? '–' : inDollars(row.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="under-table">
        {shown.length < rows.length && (
          <button type="button" className="quiet" onClick={() => setAll(true)}>
            Show all {inFull(rows.length)}
          </button>
        )}
        <a href={csv} rel="external" download>
          As a table (CSV)
        </a>
      </p>
    </>
  )
  if (!folded) return table
  return (
    <details className="folded-table">
      <summary>{label}</summary>
      {table}
    </details>
  )
}
