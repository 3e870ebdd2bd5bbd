/**
 * `npm run seed -- 50000`: fills an empty store, files or database, with synthetic leads (tag
 * `synthetic`), about sixty a day until now, for demos and load tests, about the services of the built
 * site. A store that is not empty is rejected.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readSettings } from '../../services/api/settings-file.ts'
import type { SiteFile } from '../../services/api/site/contract.ts'
import { readSiteFile } from '../../services/api/site/site-file.ts'
import { openStore } from '../../services/api/store.ts'
import { seedStore } from './seeding/seed-store.ts'
import { CommandError, onlyArgument, runCommand } from './report.ts'

runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const count = Number(onlyArgument(positionals, 'npm run seed -- 50000'))
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000)
    throw new CommandError('How many leads? For example: npm run seed -- 50000')
  const config = readSettings()
  const firm = existsSync(config.siteJson) ? firmOf(await readSiteFile(config.siteJson)) : undefined
  const log = pino({ level: 'warn' })
  const store = await openStore(config, { log, now: () => new Date() })
  try {
    await seedStore(store.bulk, { count, now: new Date(), ...(firm && { firm }) }, (stored) => {
      if (stored % 5_120 === 0) console.log(`${stored.toLocaleString('en')} leads`)
    })
    console.log(`${count.toLocaleString('en')} synthetic leads are in ${store.where}.`)
  } finally {
    await store.close()
  }
})

function firmOf({ business, form, pages }: SiteFile) {
  return {
    referencePrefix: business.referencePrefix,
    responseSla: business.promise,
    types: form.types,
    pages: pages.map(({ path }) => path),
  }
}
