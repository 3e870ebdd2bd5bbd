/**
 * `npm run backup [-- FILE]`: writes every record of the store and the page-view counts, from files or
 * database, to one file with a manifest of counts and hashes; attachments go to a folder beside it. The service
 * may be running. Not included: the cache, mail that was written to files, and the session secret (staff sign in
 * again after a restore). With BACKUP_PASSPHRASE the file is encrypted; attachments are not.
 */
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readSettings } from '../../services/api/settings-file.ts'
import { makeFolder, replaceFile } from '../../services/api/disk/replace-file.ts'
import { collectionNames, declarations } from '../../services/api/collections.ts'
import { createArchive, readArchive } from '../../services/api/storage/archive.ts'
import {
  encryptArchive,
  encryptedExtension,
} from '../../services/api/storage/archive-encryption.ts'
import { backupNotes } from '../../services/api/storage/json/single-files.ts'
import { attachmentFolder } from '../../services/api/storage/json/attachment-folder.ts'
import { readDataFolder } from '../../services/api/storage/json/snapshot.ts'
import { withFolder } from '../../services/api/attachments/attachments-in-folder.ts'
import { openStore } from '../../services/api/store.ts'
import {
  attachmentsBackupFolder,
  attachmentsFolder,
  backupsFolder,
  copyAttachments,
} from './attachments.ts'
import {
  compareChecksums,
  onlyArgument,
  requireDataFolder,
  requireNoFolder,
  runCommand,
} from './report.ts'

runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const config = readSettings()
  const { databaseUrl, dataDir, mirrorDir, backupPassphrase } = config
  if (databaseUrl === undefined) await requireDataFolder(dataDir)
  const now = new Date()
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '')
  const usage = 'npm run backup -- FOLDER/backup.jsonl.gz'
  const given = onlyArgument(positionals, usage)
  const path = resolve(
    given ??
      join(
        backupsFolder(dataDir),
        `backup-${stamp}.jsonl.gz${backupPassphrase === undefined ? '' : encryptedExtension}`,
      ),
  )
  await requireNoFolder(path, usage)
  const source = await openSource()
  try {
    const { bytes: plain, proofs } = await createArchive(source.records, now)
    const bytes =
      backupPassphrase === undefined
        ? plain
        : await buffer(encryptArchive(Readable.from([plain]), backupPassphrase))
    await makeFolder(dirname(path))
    await replaceFile(path, bytes)
    const archive = await readArchive(path, collectionNames, backupPassphrase)
    compareChecksums(proofs, archive.proofs)
    const folder = attachmentsBackupFolder(path)
    const to = attachmentFolder(folder)
    const files = await copyAttachments(archive.store, {
      from: source.attachments,
      to,
      folder,
      onMissing: (name) => console.error(`${name} is missing: the backup is made without it.`),
    })
    if (files > 0) console.log(`\n${folder}  ${files} uploaded files`)
    const records = Object.values(proofs).reduce((sum, { count }) => sum + count, 0)
    const note = { at: now.toISOString(), where: path, bytes: bytes.length, records, files }
    // The settings page shows when the last backup was made.
    await source.backups.note(note)
    console.log(`\n${path}  ${Math.ceil(bytes.length / 1000)} kB. Keep a copy on another machine.`)
  } finally {
    await source.close()
  }

  async function openSource() {
    const kept = attachmentsFolder(dataDir)
    if (databaseUrl === undefined)
      return {
        records: readDataFolder(dataDir, declarations, mirrorDir),
        attachments: attachmentFolder(kept),
        backups: backupNotes(dataDir),
        close: async () => undefined,
      }
    const log = pino({ level: 'warn' })
    const store = await openStore(config, { log, now: () => now })
    return { ...store, records: store.bulk, attachments: withFolder(store.attachments, kept) }
  }
})
