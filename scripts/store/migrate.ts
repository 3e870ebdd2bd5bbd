/**
 * `npm run store:migrate -- --to postgres --verify`: copies every record from DATA_DIR's files into
 * DATABASE_URL's database; `--to json-file` the other way. Stop the service first. The source is
 * only read; a target that holds anything is refused. `--verify` reads both sides again afterwards.
 */
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readConfig } from '../../services/api/config.ts'
import { copyInto } from '../../services/api/store/archive.ts'
import { proofsOf } from '../../services/api/store/proof.ts'
import { collectionNames } from '../../services/api/store/collections.ts'
import { openStore } from '../../services/api/store/open.ts'
import { compare, Refused, runForPeople } from './report.ts'

runForPeople(async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, verify: { type: 'boolean', default: false } },
  })
  if (values.to !== 'postgres' && values.to !== 'json-file')
    throw new Refused('Say where to: --to postgres or --to json-file.')
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (databaseUrl === undefined)
    throw new Refused('Set DATABASE_URL: it is one side of the move, DATA_DIR the other.')
  const parts = { log: pino({ level: 'warn' }), now: () => new Date() }
  const files = await openStore({ databaseUrl: undefined, dataDir }, parts)
  try {
    const database = await openStore({ databaseUrl, dataDir }, parts)
    try {
      const [source, target] = values.to === 'postgres' ? [files, database] : [database, files]
      const before = await proofsOf(target.whole)
      const holding = collectionNames.filter((name) => before[name].count > 0)
      if (holding.length > 0)
        throw new Refused(
          `${target.where} is not empty (${holding.join(', ')}), so nothing was changed. ` +
            'Move into an empty one.',
        )
      console.log(`from  ${source.where}\nto    ${target.where}\n`)
      await copyInto(target.whole, source.whole)
      if (values.verify) compare(await proofsOf(source.whole), await proofsOf(target.whole))
      console.log('\nEverything has been copied. The source is as it was.')
    } finally {
      await database.close()
    }
  } finally {
    await files.close()
  }
})
