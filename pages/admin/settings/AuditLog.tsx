import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { auditList, type AuditView } from '../../../services/api/contract/audit.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import { useAddress } from '../address.ts'
import { timeInWords } from '../contacts/time.ts'
import { Paging } from '../Paging.tsx'
import { Unloaded } from '../Unloaded.tsx'
import { collectionWords } from './collection-words.ts'

const perPage = 25

/** What was done by whom: who came and went, what was exported, changed and erased. */
export function AuditLog() {
  const { query, change } = useAddress()
  const page = Math.max(1, Number(query.get('page')) || 1)
  const list = useQuery({
    queryKey: ['audit', page],
    queryFn: async () =>
      auditList.parse(await request('GET', `${paths.admin.audit}?page=${page}&perPage=${perPage}`)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (list.isPending) return <p role="status">Loading what was done...</p>
  if (list.isLoadingError) return <Unloaded of={list} />
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
          <ul className="rows">
            {entries.map((entry) => (
              <li key={entry.id}>
                <div>
                  {sentence(entry)}
                  {entry.references && (
                    <small>
                      {entry.references.join(', ')}
                      {(entry.count ?? 0) > entry.references.length && ' and more'}
                    </small>
                  )}
                </div>
                <time dateTime={entry.at}>{timeInWords(entry.at)}</time>
              </li>
            ))}
          </ul>
          <Paging
            page={page}
            perPage={perPage}
            total={total}
            what={['entry', 'entries']}
            turn={(to) => change({ page: to === 1 ? undefined : String(to) })}
          />
        </>
      )}
    </section>
  )
}

const sentence = ({ name, did, count, collection, what, why }: AuditView) => (
  <>
    <b>{name ?? 'The service itself'}</b> {did}
    {collection !== undefined &&
      ` ${count === undefined ? '' : `${count.toLocaleString('en')} `}${collectionWords(collection, count)}`}
    {what !== undefined && `${collection === undefined ? '' : ':'} ${what}`}
    {why !== undefined && `, ${why}`}
  </>
)
