import type {
  ContentSource,
  UpcomingChange,
} from '../../../services/api/site/content-report-contract.ts'
import { FileLink } from '../components/tables.tsx'

/** The next ones are enough to see whether a date was meant. */
const shownChanges = 5
/** Prices of many files may end on one day. */
const shownFiles = 2

/** What changes on the website by itself, and when. @param source the content folder */
export function Upcoming({
  changes,
  source,
}: {
  changes: readonly UpcomingChange[]
  source: ContentSource | undefined
}) {
  if (changes.length === 0) return null
  const later = changes.slice(shownChanges)
  return (
    <section aria-labelledby="upcoming">
      <h2 id="upcoming">What changes next</h2>
      <div className="admin-intro">
        <ChangeList changes={changes.slice(0, shownChanges)} source={source} />
        {later.length > 0 && (
          <details>
            <summary>{later.length} more in the coming year</summary>
            <ChangeList changes={later} source={source} />
          </details>
        )}
      </div>
    </section>
  )
}

function ChangeList({ changes, source }: Parameters<typeof Upcoming>[0]) {
  return (
    <ul>
      {changes.map(({ at, when, summary, files }) => (
        <li key={at}>
          <time dateTime={at}>{when}</time>: {summary}
          <p className="subtext">
            {files.slice(0, shownFiles).map((file, index) => (
              <span key={file}>
                {index > 0 && ', '}
                <FileLink file={file} source={source} />
              </span>
            ))}
            {files.length > shownFiles && ` and ${files.length - shownFiles} more`}
          </p>
        </li>
      ))}
    </ul>
  )
}
