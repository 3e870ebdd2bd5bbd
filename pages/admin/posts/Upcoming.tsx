import type {
  ContentSource,
  UpcomingChange,
} from '../../../services/api/site/content-report-contract.ts'
import { FileLink } from '../components/tables.tsx'

/** The next ones are enough to see whether a date was meant. */
const shown = 5

/** What changes on the website by itself, and when. @param source the content folder */
export function Upcoming({
  changes,
  source,
}: {
  changes: readonly UpcomingChange[]
  source: ContentSource | undefined
}) {
  if (changes.length === 0) return null
  return (
    <section className="admin-intro" aria-labelledby="upcoming">
      <h2 id="upcoming">What changes next</h2>
      <ChangeList changes={changes.slice(0, shown)} source={source} />
      {changes.length > shown && (
        <details>
          <summary>{changes.length - shown} more in the coming year</summary>
          <ChangeList changes={changes.slice(shown)} source={source} />
        </details>
      )}
    </section>
  )
}

function ChangeList({ changes, source }: Parameters<typeof Upcoming>[0]) {
  return (
    <ul>
      {changes.map(({ at, when, summary, files }) => (
        <li key={at}>
          <time dateTime={at}>{when}</time>: {summary}
          {files.length > 0 && (
            <p className="subtext">
              {files.map((file, index) => (
                <span key={file}>
                  {index > 0 && ', '}
                  <FileLink file={file} source={source} />
                </span>
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
