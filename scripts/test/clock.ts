/**
 * `npm run test:clock`, a part of `npm run test:long`: the tests that depend on the day or the hour, at other ones.
 * `-- 2027-08-01T12:00Z` runs all of them at that moment alone.
 *
 * Unit tests run at about sixty moments, half a minute each, without those that start processes: these take minutes, and
 * run at six. Four of the six get a build, and then the built site, the service and the browser tests: at all sixty these
 * would take ten hours, and what they show of a clock is computed by functions whose unit tests are run at each. The tests
 * of PostgreSQL are left out: a database has its own clock.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { clockFilesHere, startsProcesses } from './clock-files.ts'
import { moments, momentsOfBuilds, momentsYearsLater } from './moments.ts'
import { npmScript, type Result, runStep, type Step, tests } from './run-step.ts'
import { summarize } from './summary.ts'

const files = clockFilesHere()
const inFolder = (folder: string) => files.filter((file) => file.startsWith(`tests/${folder}/`))
const ownProjects = [
  'browser',
  'built',
  'content',
  'crash',
  'fixture',
  'postgres',
  'this-firm',
  'webkit',
]
const separate = ownProjects.flatMap(inFolder)
const unitFiles = files.filter(
  (file) => !separate.includes(file) && !file.startsWith('services/api/storage/postgres/'),
)

const unit = tests('unit', ...unitFiles)
const quickUnit = tests(
  'unit',
  ...unitFiles.filter((file) => !startsProcesses(readFileSync(file, 'utf8'))),
)
const built: readonly Step[] = [
  { name: 'build', command: npmScript('build') },
  tests('built', ...inFolder('built')),
  tests('content', ...inFolder('content')),
  tests('this-firm', ...inFolder('this-firm')),
  tests('fixture', ...inFolder('content'), ...inFolder('fixture')),
  tests('crash', ...inFolder('crash')),
  tests('browser', ...inFolder('browser')),
]

const { NODE_OPTIONS: options = '' } = process.env
const results: Result[] = []

/** Runs steps with the clock of every process they start moved to a moment. */
async function runAt(moment: Date, steps: readonly Step[]): Promise<void> {
  process.env['NODE_OPTIONS'] =
    `${options} --import=${pathToFileURL(resolve('scripts/test/moved-clock.js')).href}`
  for (const step of steps) {
    process.env['TEST_CLOCK_OFFSET'] = String(moment.getTime() - Date.now())
    results.push(await runStep({ ...step, name: `${step.name}, ${moment.toISOString()}` }))
  }
}

const asked = process.argv.slice(2).map((time) => new Date(time))
if (asked.some((moment) => Number.isNaN(moment.getTime()))) {
  console.error('Write a moment as 2027-08-01T12:00Z.')
  process.exit(1)
}
for (const moment of asked) await runAt(moment, [unit, ...built])
if (asked.length === 0) {
  for (const moment of moments) await runAt(moment, [quickUnit])
  for (const moment of momentsYearsLater) await runAt(moment, [unit])
  for (const moment of momentsOfBuilds) await runAt(moment, [unit, ...built])
}
process.env['NODE_OPTIONS'] = options
delete process.env['TEST_CLOCK_OFFSET']
// What was built is today's again.
results.push(await runStep({ name: 'build', command: npmScript('build') }))
summarize(results)
