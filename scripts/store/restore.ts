/**
 * `npm run restore -- FILE`: puts a backup into the store that the settings name, which must be
 * empty. `npm run restore -- --drill [FILE]`: tries the latest backup (or FILE) in a temporary
 * folder, proves every record, and leaves nothing behind.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readConfig } from '../../services/api/config.ts'
import { copyInto, readArchive } from '../../services/api/store/archive.ts'
import { proofsOf } from '../../services/api/store/proof.ts'
import { collectionNames } from '../../services/api/store/collections.ts'
import { openStore, type StorePlace } from '../../services/api/store/open.ts'
import { attachmentsBeside, attachmentsIn, copyAttachments } from './attachments.ts'
import { backupsIn } from './backups.ts'
import { compare, Refused, runForPeople } from './report.ts'

runForPeople(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { drill: { type: 'boolean', default: false } },
  })
  const { databaseUrl, dataDir } = readConfig(process.env)
  const folder = backupsIn(dataDir)
  const path = positionals[0] ?? (values.drill ? await latestIn(folder) : undefined)
  if (path === undefined) throw new Refused('Say which backup: npm run restore -- FILE')
  if (!values.drill) return restore(path, { databaseUrl, dataDir })
  const drill = await mkdtemp(join(tmpdir(), 'highpine-drill-'))
  try {
    await restore(path, { databaseUrl: undefined, dataDir: drill })
    console.log('It was a drill: nothing is left of it.')
  } finally {
    await rm(drill, { recursive: true, force: true })
  }
})

async function restore(path: string, place: StorePlace): Promise<void> {
  const backup = await readArchive(path)
  const store = await openStore(place, { log: pino({ level: 'warn' }), now: () => new Date() })
  try {
    const before = await proofsOf(store.whole)
    const holding = collectionNames.filter((name) => before[name].count > 0)
    if (holding.length > 0)
      throw new Refused(
        `${store.where} is not empty (${holding.join(', ')}), so nothing was changed.`,
      )
    console.log(`${resolve(path)}, made ${backup.at}\ninto ${store.where}\n`)
    await copyAttachments(backup.store, attachmentsBeside(path), attachmentsIn(place.dataDir))
    await copyInto(store.whole, backup.store)
  } finally {
    await store.close()
  }
  // Opened again: what is proved is what a service would find at its start.
  const opened = await openStore(place, { log: pino({ level: 'warn' }), now: () => new Date() })
  try {
    compare(backup.proofs, await proofsOf(opened.whole))
  } finally {
    await opened.close()
  }
  console.log('\nEvery record of the backup is there.')
}

async function latestIn(folder: string): Promise<string> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.gz'))
  const latest = names.sort().at(-1)
  if (latest === undefined)
    throw new Refused(`There is no backup in ${folder}. Make one: npm run backup`)
  return join(folder, latest)
}
