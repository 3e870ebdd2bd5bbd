import type { Writing } from '../../../services/api/contract/content-report.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { dayShort } from '../day.ts'
import { FileLink } from '../FileLink.tsx'
import { TableHead } from '../TableHead.tsx'

const kindNames: Record<Writing['kind'], string> = {
  post: 'Post',
  guide: 'Guide',
  project: 'Project',
}
const stateNames: Record<Writing['state'], string> = {
  live: 'Live',
  scheduled: 'Scheduled',
  draft: 'Draft',
  problem: 'To mend',
}

interface TableProps {
  writings: readonly Writing[]
  repository: string | undefined
}

/** One row for each; what is wrong with it stands under its title, with file and line. */
export const WritingsTable = ({ writings, repository }: TableProps) => (
  <table className="desk-table writings">
    <TableHead words={['Title', 'Kind', 'State', 'Date']} numbers={['Words', 'Grade']} />
    <tbody>
      {writings.map((writing) => (
        <tr key={writing.file}>
          <td>
            <Title writing={writing} />
            <p className="under">
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
          <td>{kindNames[writing.kind]}</td>
          <td>
            <span className="state" data-state={writing.state}>
              {stateNames[writing.state]}
            </span>
          </td>
          <td>
            {writing.date && <time dateTime={writing.date}>{dayShort(writing.date)}</time>}
            {writing.updated && <p className="under">updated {dayShort(writing.updated)}</p>}
          </td>
          <td className="number">{writing.words > 0 && writing.words.toLocaleString('en')}</td>
          <td className="number">{writing.words > 0 && writing.grade.toFixed(1)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

function Title({ writing: { kind, slug, title, path, preview } }: { writing: Writing }) {
  if (preview)
    return (
      <>
        <b>{title}</b> <a href={paths.admin.preview(kind, slug)}>Preview</a>
      </>
    )
  return path ? <a href={path}>{title}</a> : <b>{title}</b>
}
