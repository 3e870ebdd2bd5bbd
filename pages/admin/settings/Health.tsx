import { useQuery } from '@tanstack/react-query'
import { healthAnswer } from '../../../services/api/contract/health.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import { timeInWords } from '../contacts/time.ts'
import { Unloaded } from '../Unloaded.tsx'
import { Facts } from './Facts.tsx'
import { sizeInWords } from './sizes.ts'

/** Whether all is well: what is wrong in words, each with its repair, and what runs. */
export function Health() {
  const status = useQuery({
    queryKey: ['health'],
    queryFn: async () => healthAnswer.parse(await request('GET', paths.admin.health)),
    staleTime: 0,
    refetchInterval: 30_000,
  })
  if (status.isPending) return <p role="status">Loading how the service is...</p>
  if (status.isLoadingError) return <Unloaded of={status} />
  const { problems, version, commit, builtAt, startedAt, node, store, disk, outbox } = status.data
  return (
    <section aria-labelledby="health">
      <h2 id="health">Health</h2>
      {problems.length === 0 ? (
        <p className="done">All is well.</p>
      ) : (
        <ul className="rows" aria-label="What is wrong">
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
      <Facts
        facts={[
          ['Version', version],
          ['Content', `${commit.slice(0, 12)}, built ${timeInWords(builtAt)}`],
          ['Runs since', `${timeInWords(startedAt)}, on Node ${node}`],
          ['Records', `${store.kind}: ${store.where}`],
          ['Writing', store.writable ? 'works' : 'does not work'],
          [
            'Free room',
            disk
              ? `${sizeInWords(disk.free)} of ${sizeInWords(disk.total)}`
              : 'the system does not say',
          ],
          ['Letters waiting', outbox === 0 ? 'none' : outbox.toLocaleString('en')],
        ]}
      />
    </section>
  )
}
