import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { paths } from '../../contract/paths.ts'
import { backupStatus } from '../../contract/health.ts'
import type { Machine } from '../../machine.ts'
import type { Note } from '../../staff/audit-log.ts'
import { archiveLines } from '../../store/archive.ts'
import type { WholeStore } from '../../store/store.ts'
import { isOverdue } from '../health-problems.ts'
import type { App } from '../instance.ts'
import { personIn, type Sessions } from '../plugins/sessions.ts'

interface Desk {
  whole: Pick<WholeStore, 'read'>
  machine: Pick<Machine, 'lastBackup' | 'noteBackup'>
  audit: Note
  sessions: Sessions
  now: () => Date
}

/** When the last backup was made, and one to take along: the owner's, since everything is in it. */
export function adminBackupRoutes(app: App, { whole, machine, audit, sessions, now }: Desk) {
  app.route({
    method: 'GET',
    url: paths.admin.backup,
    schema: { response: { 200: backupStatus } },
    preValidation: sessions.ownerSignedIn,
    handler: async () => {
      const last = await machine.lastBackup()
      return { success: true as const, ...(last && { last }), overdue: isOverdue(last, now()) }
    },
  })

  app.route({
    method: 'GET',
    url: paths.admin.backupArchive,
    schema: {},
    preValidation: sessions.ownerSignedIn,
    handler: async (request, reply) => {
      const at = now()
      const { id: by, name } = personIn(request)
      await audit({ at: at.toISOString(), did: 'downloaded a backup', by, name })
      let [records, bytes] = [-1, 0]
      const counted = async function* () {
        for await (const line of archiveLines(whole, at)) {
          // The last line is the manifest.
          records += 1
          yield line
        }
      }
      // A read that fails destroys the archive, and what has arrived of it lacks the manifest.
      const gzip = pipeline(Readable.from(counted()), createGzip(), () => undefined)
      const packed = async function* () {
        for await (const part of gzip as AsyncIterable<Buffer>) {
          bytes += part.length
          yield part
        }
        const where = `downloaded by ${name}`
        await machine.noteBackup({ at: at.toISOString(), where, bytes, records, files: 0 })
      }
      const stamp = at.toISOString().slice(0, 19).replaceAll(':', '')
      return reply
        .headers({
          'content-type': 'application/gzip',
          'content-disposition': `attachment; filename="highpine-${stamp}.jsonl.gz"`,
          'cache-control': 'no-store',
        })
        .send(Readable.from(packed()))
    },
  })
}
