import type { ContentEntry } from '../../../services/api/contract/content-report.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { formatDay } from '../format.ts'
import { FileLink, TableHead } from '../tables.tsx'

const stateLabels: Record<ContentEntry['state'], string> = {
  live: 'Live',
  scheduled: 'Scheduled',
  draft: 'Draft',
  problem: 'Needs fixing',
}

interface TableProps {
  writings: readonly ContentEntry[]
  repository: string | undefined
}

/** A row per entry; its problems are listed under the title, with file and line. */
export const ContentTable = ({ writings, repository }: TableProps) => (
  <table className="admin-table content-table">
    <TableHead
      textColumns={['Title', 'Kind', 'State', 'Date']}
      numberColumns={['Words', 'Grade']}
    />
    <tbody>
      {writings.map((writing) => (
        <tr key={writing.file}>
          <td>
            <Title writing={writing} />
            <p className="subtext">
              <FileLink file={writing.file} repository={repository} />
            </p>
            {writing.problems.length > 0 && (
              <ul className="problems">
                {writing.problems.map(({ file, line, column, field, reason, repair }) => (
                  <li key={`${line}:${column}:${reason}`}>
                    <FileLink file={file} line={line} repository={repository} />{' '}
                    {[field, reason, repair].filter(Boolean).join(' — ')}
                  </li>
                ))}
              </ul>
            )}
          </td>
          <td>{writing.label}</td>
          <td>
            <span className="state" data-state={writing.state}>
              {stateLabels[writing.state]}
            </span>
          </td>
          <td>
            {writing.date && <time dateTime={writing.date}>{formatDay(writing.date)}</time>}
            {writing.updated && <p className="subtext">updated {formatDay(writing.updated)}</p>}
          </td>
          <td className="number">{writing.words > 0 && writing.words.toLocaleString('en')}</td>
          <td className="number">{writing.words > 0 && writing.grade.toFixed(1)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

function Title({ writing: { kind, slug, title, path, preview } }: { writing: ContentEntry }) {
  if (preview)
    return (
      <>
        <b>{title}</b> <a href={paths.admin.preview(kind, slug)}>Preview</a>
      </>
    )
  return path ? <a href={path}>{title}</a> : <b>{title}</b>
}
