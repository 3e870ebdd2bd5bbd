/**
 * `npm run restore -- FILE`: puts a backup into the store that the settings name, which must be
 * empty. `npm run restore -- --drill [FILE]`: tries the latest backup (or FILE) in a temporary
 * folder, verifies every record, and removes the folder. A backup without its photos and plans, such as one that was
 * downloaded in the admin, takes `--without-missing-files`. An encrypted one is opened with BACKUP_PASSPHRASE.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readSettings } from '../../services/api/settings-file.ts'
import { checksumsOf, copyInto, readArchive } from '../../services/api/storage/archive.ts'
import { collectionNames } from '../../services/api/collections.ts'
import { attachmentFolder } from '../../services/api/storage/json/attachment-folder.ts'
import { openStore, type StoreLocation } from '../../services/api/store.ts'
import {
  attachmentsBackupFolder,
  attachmentsFolder,
  backupsFolder,
  copyAttachments,
} from './attachments.ts'
import { occupiedCollections } from './occupied.ts'
import {
  compareChecksums,
  CommandError,
  onlyArgument,
  requireNoFolder,
  runCommand,
} from './report.ts'

runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      drill: { type: 'boolean', default: false },
      'without-missing-files': { type: 'boolean', default: false },
    },
  })
  const config = readSettings()
  const { dataDir, backupPassphrase: passphrase } = config
  const folder = backupsFolder(dataDir)
  const usage = 'npm run restore -- FILE'
  const path =
    onlyArgument(positionals, usage) ?? (values.drill ? await latestIn(folder) : undefined)
  if (path === undefined) throw new CommandError(`Say which backup: ${usage}`)
  await requireNoFolder(path, usage)
  const withoutMissing = values['without-missing-files']
  if (!values.drill) return restore(path, config, { withoutMissing, passphrase })
  const drill = await mkdtemp(join(tmpdir(), 'contractor-site-drill-'))
  try {
    const place = { ...config, databaseUrl: undefined, dataDir: drill, mirrorDir: undefined }
    await restore(path, place, { withoutMissing, passphrase })
    console.log('It was a drill: the temporary folder is removed.')
  } finally {
    await rm(drill, { recursive: true, force: true })
  }
})

interface Options {
  withoutMissing: boolean
  passphrase: string | undefined
}

async function restore(
  path: string,
  place: StoreLocation,
  { withoutMissing, passphrase }: Options,
): Promise<void> {
  const backup = await readArchive(path, collectionNames, passphrase)
  const store = await openStore(place, { log: pino({ level: 'warn' }), now: () => new Date() })
  try {
    const holding = await occupiedCollections(store)
    if (holding.length > 0)
      throw new CommandError(
        `${store.where} is not empty (${holding.join(', ')}), so nothing was changed.`,
      )
    console.log(`${resolve(path)}, made ${backup.at}\ninto ${store.where}\n`)
    await copyAttachments(backup.store, {
      from: attachmentFolder(attachmentsBackupFolder(path)),
      to: store.attachments,
      folder: attachmentsFolder(place.dataDir),
      onMissing: (name) => {
        if (!withoutMissing)
          throw new CommandError(
            `${name} is not in ${attachmentsBackupFolder(path)}, so no record was restored. ` +
              'To restore the records without the files that are missing, add --without-missing-files.',
          )
        console.error(`${name} is missing: its record is restored without it.`)
      },
    })
    await copyInto(store.bulk, backup.store)
  } finally {
    await store.close()
  }
  // Opened again, so that the check covers what a service would read at its start.
  const opened = await openStore(place, { log: pino({ level: 'warn' }), now: () => new Date() })
  try {
    compareChecksums(backup.proofs, await checksumsOf(opened.bulk))
  } finally {
    await opened.close()
  }
  console.log('\nEvery record of the backup is in the store.')
}

/** Release 1.0.0 began the names of backups with another word: the time after it decides. */
const timeIn = (name: string): string => name.replace(/^[a-z]+-/, '')

async function latestIn(folder: string): Promise<string> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /\.gz(\.enc)?$/.test(name))
  const latest = names.sort((one, other) => timeIn(one).localeCompare(timeIn(other))).at(-1)
  if (latest === undefined)
    throw new CommandError(`There’s no backup in ${folder}. Make one: npm run backup`)
  return join(folder, latest)
}
