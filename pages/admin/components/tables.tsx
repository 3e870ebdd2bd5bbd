import type { ReactNode } from 'react'
import type { ContentSource } from '../../../services/api/site/content-report-contract.ts'

interface TableHeadProps {
  /** Column labels from the left: first text columns, then numeric ones. */
  textColumns: readonly string[]
  numberColumns: readonly string[]
}

export const TableHead = ({ textColumns, numberColumns }: TableHeadProps) => (
  <thead>
    <tr>
      {textColumns.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
      {numberColumns.map((name) => (
        <th key={name} scope="col" className="number">
          {name}
        </th>
      ))}
    </tr>
  </thead>
)

interface FigureTableProps {
  label: string
  /** The name of the region in which it scrolls, where something else on the page has the table's. */
  region?: string
  /** Caption, head, body and foot. */
  children: ReactNode
}

/** A table of figures, which scrolls sideways; on a phone each row is a card. */
export const FigureTable = ({ label, region = label, children }: FigureTableProps) => (
  <div className="table-scroll card-rows" role="region" aria-label={region} tabIndex={0}>
    <table className="admin-table" aria-label={label}>
      {children}
    </table>
  </div>
)

interface FigureRowProps extends NumberCellsProps {
  /** What the row is about. */
  heading: ReactNode
}

export const FigureRow = ({ heading, ...cells }: FigureRowProps) => (
  <tr>
    <th scope="row">{heading}</th>
    <NumberCells {...cells} />
  </tr>
)

interface FileLinkProps {
  file: string
  line?: number
  /** The content folder; without an address only the path is shown. */
  source: ContentSource | undefined
}

interface NumberCellsProps {
  /** The labels of the columns, which cells name on a phone: there a row of `card-rows` is a card. */
  labels: readonly string[]
  values: readonly string[]
}

const NumberCells = ({ labels, values }: NumberCellsProps) =>
  values.map((value, n) => (
    <td key={labels[n]} className="number" data-label={labels[n]}>
      {value}
    </td>
  ))

/** A content file, linked to the repository where business.yaml names one. */
export function FileLink({ file, line, source }: FileLinkProps) {
  const label = line === undefined ? file : `${file}:${line}`
  if (source?.address === undefined) return <code className="source-file">{label}</code>
  return (
    <a
      className="source-file"
      href={`${source.address}${file.slice(source.folder.length)}`}
      rel="external"
    >
      {label}
    </a>
  )
}
