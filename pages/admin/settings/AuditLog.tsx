import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { request } from '../../../renderer/client/http.ts'
import { auditList, type AuditView } from '../../../services/api/contract/audit.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { QueryError } from '../ErrorMessage.tsx'
import { formatTime } from '../format.ts'
import { useQueryParams } from '../resource/query-params.ts'
import { Pagination } from '../tables.tsx'

const perPage = 25

/** The audit log: sign-ins, exports, changes and erasures. */
export function AuditLog() {
  const { query, change } = useQueryParams()
  const page = Math.max(1, Number(query.get('page')) || 1)
  const list = useQuery({
    queryKey: ['audit', page],
    queryFn: async () =>
      auditList.parse(await request('GET', `${paths.admin.audit}?page=${page}&perPage=${perPage}`)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (list.isPending) return <p role="status">Loading what was done...</p>
  if (list.isLoadingError) return <QueryError query={list} />
  const { entries, total } = list.data
  return (
    <section aria-labelledby="audit">
      <h2 id="audit">Audit log</h2>
      <p>
        Who came and went, what was exported, set and erased. It names staff and references, never a
        visitor. What happens to one request stands in its own history.
      </p>
      {total === 0 ? (
        <p>Nothing has been noted yet.</p>
      ) : (
        <>
          <ul className="item-list">
            {entries.map((entry) => (
              <li key={entry.id}>
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
              </li>
            ))}
          </ul>
          <Pagination
            page={page}
            perPage={perPage}
            total={total}
            noun={['entry', 'entries']}
            goToPage={(to) => change({ page: to === 1 ? undefined : String(to) })}
          />
        </>
      )}
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
  leads: ['request', 'requests'],
  subscribers: ['subscriber', 'subscribers'],
  'quarantined-leads': ['quarantined lead', 'quarantined leads'],
  'quarantined-subscribers': ['quarantined subscription', 'quarantined subscriptions'],
}

/** The label of a kind of record. In: its collection name, and a count where it is known. */
export const collectionLabel = (collection: string, count?: number): string => {
  const [one, many] = labels[collection] ?? [collection, collection]
  return count === 1 ? one : many
}
