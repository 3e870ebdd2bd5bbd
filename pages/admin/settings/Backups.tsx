import { backupStatus } from '../../../services/api/operations/health-contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { useResource } from '../resource/use-resource.ts'
import { formatBytes, formatTime } from '../format.ts'
import { QueryError } from '../components/ErrorMessage.tsx'
import { DescriptionList } from '../../../renderer/components/lists.tsx'

/** The last backup, how to schedule backups, and a download. */
export function Backups() {
  const status = useResource({
    key: ['backup'],
    path: paths.admin.backup,
    response: backupStatus,
    staleTime: 0,
    // A download is noted once all of it was sent, which browsers report by no event.
    refetchInterval: 5_000,
  })
  if (status.isPending) return <p role="status">Checking for the last backup...</p>
  if (status.isLoadingError) return <QueryError query={status} />
  const { last, overdue } = status.data
  return (
    <section aria-labelledby="backups">
      <h2 id="backups">Backups</h2>
      {overdue && (
        <p className="warning">
          {last
            ? 'There’s no backup from the last seven days. If this machine dies, you’ll lose everything since the last one.'
            : 'There’s no backup yet. If this machine dies, you’ll lose everything.'}
        </p>
      )}
      {last && (
        <DescriptionList
          rows={[
            ['Last backup', formatTime(last.at)],
            ['Where', last.where],
            ['Size', `${formatBytes(last.bytes)}, ${last.records.toLocaleString('en')} records`],
            ['Photos and plans', last.files === 0 ? 'none in it' : `${last.files} alongside`],
          ]}
        />
      )}
      <p>
        <code>npm run backup</code> writes every record to one file with counts and hashes, and
        visitors’ photos and plans alongside it. The service can keep running. See “Backups” in{' '}
        <code>docs/deploy</code> to run it every night. <code>npm run restore -- --drill</code>{' '}
        checks that the latest backup restores.
      </p>
      <h3>Download a copy</h3>
      <p>
        Every record in one file, without photos and plans. It contains personal data, so keep it
        somewhere private. The download is noted in the audit log.
      </p>
      <form method="post" action={paths.admin.backupArchive}>
        <button className="button">Download a backup</button>
      </form>
    </section>
  )
}
