import type { ReactNode } from 'react'

interface TableHeadProps {
  /** Column labels from the left: first text columns, then numeric ones. */
  textColumns: readonly string[]
  numberColumns: readonly string[]
}

/** The header of a table. */
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
  /** The repository's base address from business.yaml; without it only the path is shown. */
  repository: string | undefined
}

/** A content file, linked to the repository where business.yaml names one. */
export function FileLink({ file, line, repository }: FileLinkProps) {
  const label = line === undefined ? file : `${file}:${line}`
  if (repository === undefined) return <code className="source-file">{label}</code>
  return (
    <a className="source-file" href={`${repository.replace(/\/$/, '')}/${file}`} rel="external">
      {label}
    </a>
  )
}

interface PaginationProps {
  /** From 1. */
  page: number
  perPage: number
  /** The total count, and its noun in singular and plural. */
  total: number
  noun: readonly [one: string, several: string]
  goToPage: (page: number) => void
}

const formatCount = (count: number) => count.toLocaleString('en-US')

/** The position in a list, with links to the previous and the next page. */
export function Pagination({ page, perPage, total, noun, goToPage }: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / perPage))
  const [first, last] = [(page - 1) * perPage + 1, Math.min(page * perPage, total)]
  const all = `${formatCount(total)} ${noun[total === 1 ? 0 : 1]}`
  if (pages === 1) return <p className="pagination">{all}</p>
  return (
    <nav className="pagination" aria-label="Pages">
      <button
        type="button"
        className="text-button"
        disabled={page <= 1}
        onClick={() => goToPage(Math.min(page - 1, pages))}
      >
        Previous
      </button>
      <span className="count">
        {first <= last ? `${formatCount(first)}–${formatCount(last)} of ${all}` : all}
      </span>
      <button
        type="button"
        className="text-button"
        disabled={page >= pages}
        onClick={() => goToPage(page + 1)}
      >
        Next
      </button>
    </nav>
  )
}

/** Names and values, one pair per row. */
export const DefinitionList = ({
  facts: entries,
}: {
  facts: readonly (readonly [string, ReactNode])[]
}) => (
  <dl className="definition-list">
    {entries.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
