import { useQuery } from '@tanstack/react-query'
import { backupStatus } from '../../../services/api/contract/health.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import { timeInWords } from '../contacts/time.ts'
import { Unloaded } from '../Unloaded.tsx'
import { Facts } from './Facts.tsx'
import { sizeInWords } from './sizes.ts'

/** When the last backup was made, how to have one every night, and one to take along. */
export function Backups() {
  const status = useQuery({
    queryKey: ['backup'],
    queryFn: async () => backupStatus.parse(await request('GET', paths.admin.backup)),
    staleTime: 0,
  })
  if (status.isPending) return <p role="status">Loading when the last backup was made...</p>
  if (status.isLoadingError) return <Unloaded of={status} />
  const { last, overdue } = status.data
  return (
    <section aria-labelledby="backups">
      <h2 id="backups">Backups</h2>
      {overdue && (
        <p className="warned">
          {last
            ? 'The last backup is older than a week: what came since would be lost with this machine.'
            : 'No backup has been made: everything would be lost with this machine.'}
        </p>
      )}
      {last && (
        <Facts
          facts={[
            ['Last one', timeInWords(last.at)],
            ['Where', last.where],
            ['Size', `${sizeInWords(last.bytes)}, ${last.records.toLocaleString('en')} records`],
            ['Photographs and plans', last.files === 0 ? 'none in it' : `${last.files} beside it`],
          ]}
        />
      )}
      <p>
        <code>npm run backup</code> writes every record into one file with counts and hashes, and
        visitors’ photographs and plans beside it; the service may run meanwhile. “Backups” in{' '}
        <code>docs/deploy</code> has it done every night. <code>npm run restore -- --drill</code>{' '}
        proves that the latest one can be read.
      </p>
      <h3>One to take along</h3>
      <p>
        Every record in one file, without photographs and plans. It holds all that visitors have
        told us: keep it where nobody else can read it. That you took it stands in the audit log.
      </p>
      <a className="button" href={paths.admin.backupArchive} rel="external" download>
        Download a backup
      </a>
    </section>
  )
}
