/**
 * `npm run seed -- 50000`: fills an empty store, files or database, with made-up leads that are marked as
 * such (tag `synthetic`), about sixty a day until now, for trying out and for load. A store that holds anything is refused.
 */
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readConfig } from '../../services/api/config.ts'
import { openStore } from '../../services/api/store/open.ts'
import { seed } from '../../services/api/store/seed.ts'
import { Refused, runForPeople } from './report.ts'

runForPeople(async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const count = Number(positionals[0])
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000)
    throw new Refused('How many leads? For example: npm run seed -- 50000')
  const { databaseUrl, dataDir } = readConfig(process.env)
  const log = pino({ level: 'warn' })
  const store = await openStore({ databaseUrl, dataDir }, { log, now: () => new Date() })
  try {
    await seed(store.whole, { count, now: new Date() }, (kept) => {
      if (kept % 5_120 === 0) console.log(`${kept.toLocaleString('en')} leads`)
    })
    console.log(`${count.toLocaleString('en')} made-up leads are in ${store.where}.`)
  } finally {
    await store.close()
  }
})
