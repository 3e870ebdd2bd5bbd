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

/** The numbers of a row of a table. */
export const NumberCells = ({ labels, values }: NumberCellsProps) =>
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
