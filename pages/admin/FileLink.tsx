interface FileLinkProps {
  file: string
  /** From 1. */
  line?: number
  /** In front of every file's path, from business.yaml; without it there is only the path to read. */
  repository: string | undefined
}

/** A file of content, and a link to where it is changed, where business.yaml names one. */
export function FileLink({ file, line, repository }: FileLinkProps) {
  const place = line === undefined ? file : `${file}:${line}`
  if (repository === undefined) return <code className="file">{place}</code>
  return (
    <a className="file" href={`${repository.replace(/\/$/, '')}/${file}`} rel="external">
      {place}
    </a>
  )
}
