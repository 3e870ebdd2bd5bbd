import {
  type HealthResponse,
  healthResponse,
} from '../../../services/api/operations/health-contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { useResource } from '../resource/use-resource.ts'
import { formatBytes } from '../format.ts'
import { useOfficeTime } from '../office-time.ts'
import { QueryError } from '../components/ErrorMessage.tsx'
import { DescriptionList } from '../../../renderer/components/lists.tsx'

/** The service's health: problems with their fixes, and what is running. */
export function Health() {
  const { formatTime } = useOfficeTime()
  const status = useResource({
    path: paths.admin.health,
    response: healthResponse,
    staleTime: 0,
    refetchInterval: 30_000,
  })
  if (status.isPending) return <p role="status">Loading the service’s health...</p>
  if (status.isLoadingError) return <QueryError query={status} />
  const { problems, version, commit, builtAt, startedAt, node, store, disk } = status.data
  const { outbox, placeholders } = status.data
  return (
    <section aria-labelledby="health">
      <h2 id="health">Health</h2>
      {problems.length === 0 ? (
        <p className="success-message">Everything’s working.</p>
      ) : (
        <ul className="item-list" aria-label="Problems">
          {problems.map(({ what, repair }) => (
            <li key={what}>
              <div>
                <b>{what}</b>
                <small>{repair}</small>
              </div>
            </li>
          ))}
        </ul>
      )}
      <DescriptionList
        rows={[
          ['Version', version],
          ['Content', `${commit.slice(0, 12)}, built ${formatTime(builtAt)}`],
          ['Running since', `${formatTime(startedAt)}, on Node ${node}`],
          ['Records', `${store.kind}: ${store.where}`],
          ['Writing', store.writable ? 'working' : 'not working'],
          [
            'Free disk space',
            disk ? `${formatBytes(disk.free)} of ${formatBytes(disk.total)}` : 'unknown',
          ],
          ['Placeholder content', placeholderText(placeholders)],
          ['Emails waiting', outbox === 0 ? 'none' : outbox.toLocaleString('en')],
        ]}
      />
    </section>
  )
}

/** `11 entries to replace: content/team (8), …`; empty without one. */
const placeholderText = (places: HealthResponse['placeholders']): string =>
  places.length === 0
    ? ''
    : `${places.reduce((sum, { count }) => sum + count, 0)} entries to replace with your own: ${places
        .map(({ where, count }) => `${where} (${count})`)
        .join(', ')}`
