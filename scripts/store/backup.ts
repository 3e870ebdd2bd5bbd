/**
 * `npm run backup [-- FILE]`: every record of the store and the counts of visits, from files or database, in one file with a
 * manifest of counts and hashes; photographs and plans in a folder beside it. The service may run meanwhile. Not in it: the cache, mail that was
 * written to files, the session secret (people sign in once more after a restore).
 */
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { noteBackup } from '../../services/api/backup-note.ts'
import { readConfig } from '../../services/api/config.ts'
import { makeFolder, replaceFile } from '../../services/api/disk/replace-file.ts'
import { archiveOf, readArchive } from '../../services/api/store/archive.ts'
import { readFolder } from '../../services/api/store/json-file/snapshot.ts'
import { openStore } from '../../services/api/store/open.ts'
import { attachmentsBeside, attachmentsIn, copyAttachments } from './attachments.ts'
import { backupsIn } from './backups.ts'
import { compare, runForPeople } from './report.ts'

runForPeople(async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const { databaseUrl, dataDir } = readConfig(process.env)
  const now = new Date()
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '')
  const path = resolve(positionals[0] ?? join(backupsIn(dataDir), `highpine-${stamp}.jsonl.gz`))
  const { bytes, proofs } = await archived()
  await makeFolder(dirname(path))
  await replaceFile(path, bytes)
  const archive = await readArchive(path)
  compare(proofs, archive.proofs)
  const files = await copyAttachments(
    archive.store,
    attachmentsIn(dataDir),
    attachmentsBeside(path),
  )
  if (files > 0) console.log(`\n${attachmentsBeside(path)}  ${files} photographs and plans`)
  const records = Object.values(proofs).reduce((sum, { count }) => sum + count, 0)
  const note = { at: now.toISOString(), where: path, bytes: bytes.length, records, files }
  // The settings page says when the last one was made.
  await noteBackup(dataDir, note)
  console.log(`\n${path}  ${Math.ceil(bytes.length / 1000)} kB. Keep a copy on another machine.`)

  async function archived() {
    if (databaseUrl === undefined) return archiveOf(readFolder(dataDir), now)
    const log = pino({ level: 'warn' })
    const store = await openStore({ databaseUrl, dataDir }, { log, now: () => now })
    try {
      return await archiveOf(store.whole, now)
    } finally {
      await store.close()
    }
  }
})
