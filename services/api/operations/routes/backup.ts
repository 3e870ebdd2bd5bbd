import { finished, pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { paths } from '../../contract/paths.ts'
import { backupRequest, backupStatus } from '../health-contract.ts'
import { isBackupOverdue } from '../health-problems.ts'
import type { App } from '../../http/fastify-app.ts'
import { currentPerson } from '../../http/staff.ts'
import { encryptArchive, encryptedExtension } from '../../storage/archive-encryption.ts'
import type { OperationsDeps } from './deps.ts'

/**
 * Registers the routes of the last backup's time, and of a backup to download; owner only, since it contains
 * everything.
 */
export function adminBackupRoutes(app: App, deps: OperationsDeps) {
  const { archive, audit, provePassword, now } = deps
  const { backups } = deps.store

  app.get(paths.admin.backup, {
    config: { role: 'owner' },
    schema: { summary: 'Time of the last backup.', response: { 200: backupStatus } },
    handler: async () => {
      const last = await backups.last()
      return {
        success: true as const,
        ...(last && { last }),
        overdue: isBackupOverdue(last, now()),
      }
    },
  })

  // The download has side effects (a note and an audit entry), so a link on another site must not start it.
  app.post(paths.admin.backupArchive, {
    config: {
      role: 'owner',
      docs: { answers: { 200: 'application/octet-stream' }, errors: [403, 429] },
    },
    schema: {
      summary: 'Downloads every record in one archive. Owner only, with the password again.',
      body: backupRequest,
    },
    handler: async (request, reply) => {
      const { password, passphrase: typed = '' } = request.body
      await provePassword(request, password)
      const passphrase = typed === '' ? deps.config.backupPassphrase : typed
      const at = now().toISOString()
      const person = currentPerson(request)
      await audit('downloaded a backup', person)
      let [records, bytes] = [-1, 0]
      const counted = async function* () {
        for await (const line of archive(new Date(at))) {
          // The last line is the manifest.
          records += 1
          yield line
        }
      }
      // A failed read aborts the download, and the partial file lacks the manifest.
      const gzip = pipeline(Readable.from(counted()), createGzip(), () => undefined)
      const file =
        passphrase === undefined
          ? (gzip as AsyncIterable<Buffer>)
          : encryptArchive(gzip as AsyncIterable<Buffer>, passphrase)
      const packed = async function* () {
        for await (const part of file) {
          bytes += part.length
          yield part
        }
      }
      finished(reply.raw, (error) => {
        // The download was aborted.
        if (error) return
        const note = { at, where: `downloaded by ${person.name}`, bytes, records, files: 0 }
        backups.note(note).catch((err: unknown) => {
          request.log.error({ err }, 'A downloaded backup could not be noted as the last one.')
        })
      })
      const extension = passphrase === undefined ? '' : encryptedExtension
      const stamp = at.slice(0, 19).replaceAll(':', '')
      return reply
        .headers({
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename="backup-${stamp}.jsonl.gz${extension}"`,
          'cache-control': 'no-store',
        })
        .send(Readable.from(packed()))
    },
  })
}
