import { useMutation } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { InputField } from '../../../renderer/forms/Field.tsx'
import { backupStatus } from '../../../services/api/operations/health-contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { useResource } from '../resource/use-resource.ts'
import { formatBytes } from '../format.ts'
import { useOfficeTime } from '../office-time.ts'
import { downloadByPost } from '../components/download.ts'
import { ErrorMessage, QueryError } from '../components/ErrorMessage.tsx'
import { DescriptionList } from '../../../renderer/components/lists.tsx'

function DownloadForm() {
  const download = useMutation({
    mutationFn: (fields: object) =>
      downloadByPost(paths.admin.backupArchive, fields, 'backup.jsonl.gz'),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!download.isPending) download.mutate(Object.fromEntries(new FormData(event.currentTarget)))
  }
  return (
    <form onSubmit={submit}>
      <InputField
        label="Your password"
        type="password"
        name="password"
        required
        maxLength={200}
        autoComplete="current-password"
      />
      <InputField
        label="Passphrase for the file (optional)"
        hint="At least 12 characters. There’s no way to open the file without it."
        type="password"
        name="passphrase"
        minLength={12}
        maxLength={200}
        autoComplete="new-password"
      />
      <ErrorMessage error={download.error} />
      <button className="button" aria-disabled={download.isPending || undefined}>
        {download.isPending ? 'Getting the backup ready...' : 'Download a backup'}
      </button>
    </form>
  )
}

/** The last backup, how to schedule backups, and a download. */
export function Backups() {
  const { formatTime } = useOfficeTime()
  const status = useResource({
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
        Every record in one file, without photos and plans. It has personal data and everyone’s
        sign-in secrets, so give it a passphrase or keep it somewhere private. The download is noted
        in the audit log.
      </p>
      <DownloadForm />
    </section>
  )
}
