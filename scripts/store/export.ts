/**
 * `npm run export -- ADDRESS`: prints everything that is stored about the person with this email address, as JSON, to
 * send to them: their records in every collection that declares an owner, as they are stored, with leads that were merged
 * with theirs. Attachments are in the data folder or the database, under the `id` of their record. The service may be
 * running.
 */
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readSettings } from '../../services/api/settings-file.ts'
import { declarations, storedAbout } from '../../services/api/collections.ts'
import { readDataFolder } from '../../services/api/storage/json/snapshot.ts'
import { openStore } from '../../services/api/store.ts'
import { CommandError, onlyArgument, requireDataFolder, runCommand } from './report.ts'

runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const address = onlyArgument(positionals, 'npm run export -- name@example.com')
  if (address === undefined)
    throw new CommandError('Whose records? npm run export -- name@example.com')
  const config = readSettings()
  const { databaseUrl, dataDir, mirrorDir } = config
  if (databaseUrl === undefined) await requireDataFolder(dataDir)
  const store =
    databaseUrl === undefined
      ? undefined
      : await openStore(config, { log: pino({ level: 'warn' }), now: () => new Date() })
  try {
    const source = store?.bulk ?? readDataFolder(dataDir, declarations, mirrorDir)
    const found = await storedAbout({ address }, source)
    console.log(JSON.stringify(found, null, 2))
  } finally {
    await store?.close()
  }
})
