import { auditList, auditListQuery, type AuditView } from '../../../services/api/audit/contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { useOfficeTime } from '../office-time.ts'
import { useListUrl } from '../resource/list-url.ts'
import { ResourceTable } from '../resource/ResourceTable.tsx'
import { useResource } from '../resource/use-resource.ts'

/** The audit log: sign-ins, exports, changes and erasures. */
export function AuditLog() {
  const { formatTime } = useOfficeTime()
  const url = useListUrl(auditListQuery)
  const list = useResource({
    path: paths.admin.audit,
    search: url.search,
    response: auditList,
    staleTime: 0,
  })
  return (
    <section aria-labelledby="audit">
      <h2 id="audit">Audit log</h2>
      <p>
        Sign-ins, exports, edits of the site, changed settings and erasures. It names staff and
        references, never visitors. Each lead has its own history.
      </p>
      <ResourceTable
        label="Audit log"
        query={list}
        rows={list.data?.entries}
        loading="Loading the audit log..."
        empty={<p>No entries yet.</p>}
        paging={{ url, total: list.data?.total ?? 0, noun: ['entry', 'entries'] }}
      >
        {(entry) => (
          <>
            <div>
              {entryText(entry)}
              {entry.references && (
                <small>
                  {entry.references.join(', ')}
                  {(entry.count ?? 0) > entry.references.length && ' and more'}
                </small>
              )}
            </div>
            <time dateTime={entry.at}>{formatTime(entry.at)}</time>
          </>
        )}
      </ResourceTable>
    </section>
  )
}

const entryText = ({ name, did, count, collection, what, why }: AuditView) => (
  <>
    <b>{name ?? 'The service itself'}</b> {did}
    {collection !== undefined &&
      ` ${count === undefined ? '' : `${count.toLocaleString('en')} `}${collectionLabel(collection, count)}`}
    {what !== undefined && `${collection === undefined ? '' : ':'} ${what}`}
    {why !== undefined && `, ${why}`}
  </>
)

const labels: Readonly<Record<string, readonly [one: string, many: string]>> = {
  leads: ['lead', 'leads'],
  subscribers: ['subscriber', 'subscribers'],
  applications: ['job application', 'job applications'],
  'quarantined-leads': ['quarantined lead', 'quarantined leads'],
  'quarantined-subscribers': ['quarantined subscription', 'quarantined subscriptions'],
}

/** The label of a collection's records, in the singular when `count` is 1. */
const collectionLabel = (collection: string, count?: number): string => {
  const [one, many] = labels[collection] ?? [collection, collection]
  return count === 1 ? one : many
}
