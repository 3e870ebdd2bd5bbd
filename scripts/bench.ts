/**
 * `npm run bench`: runs measurements and prints the figures beside their budgets. Needs a build.
 * `npm run bench -- weight contact` runs only the named ones: weight, contact, search, vitals. These run only when named:
 *
 * - `scale`: builds of 1,000 and 4,600 pages, some minutes
 * - `editions`: what fifty scheduled changes add to a build
 * - `stored`: the service on up to 200,000 leads
 * - `admin`: the contacts page's searches on 50,000 leads, and analytics
 * - `uploads`: the service's memory under hostile files
 * - `publish`: pages and forms while the publisher builds a push
 * - `processes`: leads per second with one, two and four processes on one PostgreSQL
 *
 * `-- --crash` injects every error of `tests/crash/faults`, far more often than the tests do.
 */
import { contact } from './bench/service/contact.ts'
import { editions } from './bench/build/editions.ts'
import { crash } from './bench/service/crash.ts'
import { leadSearch } from './bench/service/lead-search.ts'
import { describeMachine, formatRow, type Row, tableHeading } from './bench/row.ts'
import { weight } from './bench/browser/weight.ts'
import { runCleanups } from './bench/build/workspace.ts'
import { publish } from './bench/service/publish.ts'
import { processes } from './bench/service/processes.ts'
import { scale } from './bench/build/scale.ts'
import { search } from './bench/service/search.ts'
import { stored } from './bench/service/stored.ts'
import { uploads } from './bench/service/uploads.ts'
import { vitals } from './bench/browser/vitals.ts'

const measurements = new Map<string, () => Promise<Row[]>>(
  Object.entries({
    weight,
    contact,
    search,
    vitals,
    scale,
    editions,
    stored,
    admin: leadSearch,
    uploads,
    publish,
    processes,
  }),
)
const onlyWhenNamed = ['scale', 'editions', 'stored', 'admin', 'uploads', 'publish', 'processes']
const crashOption = process.argv.find((word) => /^--crash(=|$)/.test(word))
if (crashOption !== undefined)
  process.exit((await crash(crashOption.slice('--crash='.length))) ? 0 : 1)
const names = process.argv.slice(2)
const unknown = names.filter((name) => !measurements.has(name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} — take ${[...measurements.keys()].join(', ')}.`)
  process.exit(1)
}

// Ctrl-C goes through `exit` too: every process is ended and every folder removed.
process.once('exit', runCleanups)
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))

console.log(`${describeMachine()}\n\n${tableHeading}`)
for (const [name, measure] of measurements) {
  if (names.length > 0 ? !names.includes(name) : onlyWhenNamed.includes(name)) continue
  try {
    for (const row of await measure()) console.log(formatRow(row))
  } catch (error) {
    // A failed measurement does not stop the others.
    console.error(`${name} could not be measured: ${error instanceof Error ? error.message : ''}`)
    process.exitCode = 1
  }
}
