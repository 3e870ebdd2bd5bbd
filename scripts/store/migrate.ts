/**
 * `npm run store:migrate -- --to postgres --verify`: copies every record from DATA_DIR's files into
 * DATABASE_URL's database; `--to json-file` the other way. Stop the service first. The source is
 * only read; a target that is not empty is rejected. Photos and plans are copied with their leads.
 * `--verify` reads both sides again after the copy.
 */
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readSettings } from '../../services/api/settings-file.ts'
import { checksumsOf, copyInto } from '../../services/api/storage/archive.ts'
import { withFolder } from '../../services/api/attachments/attachments-in-folder.ts'
import { openStore } from '../../services/api/store.ts'
import { attachmentsFolder, copyAttachments } from './attachments.ts'
import { occupiedCollections } from './occupied.ts'
import { compareChecksums, CommandError, runCommand } from './report.ts'

runCommand(async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, verify: { type: 'boolean', default: false } },
  })
  if (values.to !== 'postgres' && values.to !== 'json-file')
    throw new CommandError('Say where to: --to postgres or --to json-file.')
  const config = readSettings()
  const { databaseUrl, dataDir } = config
  if (databaseUrl === undefined)
    throw new CommandError('Set DATABASE_URL: it is one side of the move, DATA_DIR the other.')
  const parts = { log: pino({ level: 'warn' }), now: () => new Date() }
  const files = await openStore({ ...config, databaseUrl: undefined }, parts)
  try {
    const database = await openStore(config, parts)
    try {
      const [source, target] = values.to === 'postgres' ? [files, database] : [database, files]
      const holding = await occupiedCollections(target)
      if (holding.length > 0)
        throw new CommandError(
          `${target.where} is not empty (${holding.join(', ')}), so nothing was changed. ` +
            'Move into an empty one.',
        )
      console.log(`from  ${source.where}\nto    ${target.where}\n`)
      // Before the leads that list them: a target with leads is rejected, and an interrupted migration must be repeatable.
      const folder = attachmentsFolder(dataDir)
      const copied = await copyAttachments(source.bulk, {
        from: source === files ? files.attachments : withFolder(database.attachments, folder),
        to: target.attachments,
        folder,
        onMissing: (name) => console.error(`${name} is missing: its record is copied without it.`),
      })
      await copyInto(target.bulk, source.bulk)
      if (values.verify)
        compareChecksums(await checksumsOf(source.bulk), await checksumsOf(target.bulk))
      if (copied > 0) console.log(`\n${copied} uploaded files, each verified`)
      console.log('\nAll records are copied. The source is unchanged.')
    } finally {
      await database.close()
    }
  } finally {
    await files.close()
  }
})
