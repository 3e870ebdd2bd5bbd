import type {
  ContentSource,
  UpcomingChange,
} from '../../../services/api/site/content-report-contract.ts'
import { FileLink } from '../components/tables.tsx'
import { OfficeTimeText } from '../office-time.ts'

/** The next ones are enough to see whether a date was meant. */
const shownChanges = 5
/** Prices of many files may end on one day. */
const shownFiles = 2

interface UpcomingProps {
  changes: readonly UpcomingChange[]
  /** The content folder. */
  source: ContentSource | undefined
}

/** What changes on the website by itself, and when. @param until when the build's schedule ends, ISO 8601 */
export function Upcoming({
  changes,
  source,
  until,
}: UpcomingProps & { until: string | undefined }) {
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
        {until !== undefined && (
          <p className="subtext">
            Prepared until <OfficeTimeText at={until} />. Each build prepares the next twelve
            months.
          </p>
        )}
      </div>
    </section>
  )
}

function ChangeList({ changes, source }: UpcomingProps) {
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
