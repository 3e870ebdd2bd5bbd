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
