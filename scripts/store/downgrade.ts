/**
 * `npm run store:downgrade`: writes the records in the form of the release before this one, with everything that was
 * accepted since the update, so that it can be started again: the first step of a rollback (docs/deploy). Stop the
 * service first. It can be repeated if it is interrupted. With DATABASE_URL it moves the page-view counts back. Records in
 * a language that the earlier release doesn't know become English.
 */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { z } from 'zod'
import {
  collectionNames,
  declarations,
  type CollectionName,
} from '../../services/api/collections.ts'
import type { Config } from '../../services/api/config.ts'
import { readSettings } from '../../services/api/settings-file.ts'
import { replaceFile, syncFolder } from '../../services/api/disk/replace-file.ts'
import type { CollectionDeclaration, StoredRecord } from '../../services/api/storage/collection.ts'
import { lockFolder } from '../../services/api/storage/json/folder-lock.ts'
import { downgradePostgres } from '../../services/api/storage/postgres/downgrade.ts'
import { isReadable, storedFormat } from '../../services/api/storage/stored-format.ts'
import { inEarlierLanguage } from '../../services/api/storage/earlier-language.ts'
import { openStore } from '../../services/api/store.ts'
import { requireDataFolder, runCommand } from './report.ts'

/** The number of records in a file of the earlier form. */
const segmentSize = 64

runCommand(async () => {
  const config = readSettings()
  const { databaseUrl, dataDir, mirrorDir = join(dataDir, 'copies') } = config
  if (databaseUrl !== undefined) {
    await downgradePostgres(declarations, databaseUrl)
    console.log(
      'The page-view counts are back in their table. Start the release before this one now.',
    )
    return
  }
  await requireDataFolder(dataDir)
  await writeEarlierForm(config)
  const release = await lockFolder(dataDir)
  try {
    // From here on the earlier release opens the folder. Its log is empty.
    await removeFiles(join(dataDir, 'journal'))
    await removeFiles(join(dataDir, 'copies/journal'))
    for (const name of collectionNames)
      for (const folder of [join(dataDir, name), join(mirrorDir, name)]) await removeFiles(folder)
    // The earlier release neither erases in it nor removes it.
    await rm(join(dataDir, 'before'), { recursive: true, force: true })
  } finally {
    release()
  }
  console.log(`${dataDir} has the form of the release before this one. Start that release now.`)
})

async function writeEarlierForm(config: Config): Promise<void> {
  const parts = { log: pino({ level: 'warn' }), now: () => new Date() }
  const store = await openStore(config, parts)
  try {
    // A mirror that is away would come back with records that were erased since.
    await store.checkWritable()
    for (const name of collectionNames) {
      const { archived } = declarationOf(name)
      const files = new Map<string, unknown[]>()
      let count = 0
      for await (const read of store.bulk.read(name)) {
        const stored = inEarlierLanguage(read)
        count += 1
        if (archived) {
          const { id } = z.object({ id: z.string() }).parse(stored)
          await writeJson(join(config.dataDir, name, `${id}.json`), stored)
          continue
        }
        const partition = partitionOf(name, stored)
        const records = files.get(partition)
        if (records) records.push(stored)
        else files.set(partition, [stored])
      }
      for (const [partition, records] of files)
        for (let from = 0; from < records.length; from += segmentSize) {
          const number = String(from / segmentSize + 1).padStart(4, '0')
          const some = { format: 1, kind: name, records: records.slice(from, from + segmentSize) }
          await writeJson(join(config.dataDir, name, `${partition}-${number}.json`), some)
        }
      console.log(`${name.padEnd(26)}${count}`)
    }
  } finally {
    await store.close()
  }
}

const declarationOf = (name: CollectionName) =>
  declarations[name] as unknown as CollectionDeclaration<StoredRecord>

/** Returns what the names of a record's files begin with: its month, or the name of its collection. */
function partitionOf(name: CollectionName, stored: unknown): string {
  const declaration = declarationOf(name)
  const record = storedFormat(declaration).read(stored)
  if (!isReadable(record)) return 'unreadable'
  return declaration.month?.(record).slice(0, 7) ?? name
}

const writeJson = (path: string, value: unknown): Promise<void> =>
  replaceFile(path, `${JSON.stringify(value, null, 2)}\n`)

/** Removes the files of a folder that have lines, also half written ones. */
async function removeFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    if (/\.jsonl(\.tmp)?$/.test(name)) await rm(join(folder, name))
  await syncFolder(folder).catch(() => undefined)
}
