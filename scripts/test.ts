/**
 * `npm test`: everything that can be checked, three steps at a time; one failure does not hide the next. All
 * failures are repeated before the totals, and the last line is `N passed, N failed`: every single test, and
 * one for each other step. `--fast` checks types, lint and the unit tests of what differs from the last
 * commit. `--long` repeats tests that depend on chance ten times as often (`TEST_ROUNDS`), and runs the
 * browser tests of records on PostgreSQL and some in WebKit too.
 */
import { readFileSync, statfsSync } from 'node:fs'
import { npmScript, type Result, runStep, type Step, tests } from './test/run-step.ts'
import { summarize } from './test/summary.ts'

/** Three at a time keep two cores busy: steps often wait for a browser, a server or a database. */
const atOnce = 3

/** Longest first, so that no long step starts at the end. */
const all: readonly Step[] = [
  { name: 'build', command: npmScript('build') },
  { name: 'types', command: npmScript('typecheck') },
  { name: 'lint', command: npmScript('lint') },
  tests('unit'),
  { ...tests('browser'), needsBuild: true },
  { ...tests('crash'), needsBuild: true },
  { ...tests('postgres'), needsBuild: true },
  { ...tests('built'), needsBuild: true },
  { ...tests('fixture'), needsBuild: true },
  { ...tests('content'), needsBuild: true },
  { ...tests('this-firm'), needsBuild: true },
  { name: 'content and spelling', command: ['node', 'scripts/check.mjs', '--spelling'] },
  { name: 'format', command: ['oxfmt', '--check'] },
]

const fast: readonly Step[] = [
  { name: 'types', command: npmScript('typecheck') },
  { name: 'lint', command: npmScript('lint') },
  { ...tests('unit', '--changed'), name: 'unit tests of what changed' },
]

const long: readonly Step[] = [
  { name: 'build', command: npmScript('build') },
  { ...tests('crash'), needsBuild: true },
  { ...tests('browser-postgres'), needsBuild: true },
  { ...tests('webkit'), needsBuild: true },
  // This firm on three random days and on January 1, which it builds.
  { ...tests('fixture', 'tests/fixture/editions.test.ts'), needsBuild: true },
  tests(
    'unit',
    'properties.test.ts',
    'folder-lock.test.ts',
    'self-service-files.test.ts',
    'mailbox/dovecot.test.ts',
  ),
]

// Nobody's own .env, which may send real email, is read by what tests start.
process.env['ENV_FILE'] ??= ''
if (fitsTests('/dev/shm')) process.env['TMPDIR'] ??= '/dev/shm'
if (process.argv.includes('--long')) process.env['TEST_ROUNDS'] ??= '10'
const results = await runAll(stepsOf(process.argv))
summarize(results)

function stepsOf(args: readonly string[]): readonly Step[] {
  if (args.includes('--long')) return long
  return args.includes('--fast') ? fast : all
}

/**
 * Whether a folder has room for those of all tests, and may hold programs (PostgreSQL's are copied; Docker forbids it in
 * /dev/shm). In memory they save a tenth of the run, time that stores would wait for the disk. Power cuts are simulated
 * (tests/crash/faults) and need no disk.
 */
function fitsTests(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
    const forbidsPrograms = mounts.some(
      (line) => line.includes(` ${folder} `) && /\bnoexec\b/.test(line),
    )
    return bavail * bsize > 4e9 && !forbidsPrograms
  } catch {
    return false
  }
}

/** Runs the steps in their order, `atOnce` at a time; those that need the build wait for it. */
async function runAll(steps: readonly Step[]): Promise<readonly Result[]> {
  const finished: Result[] = []
  const waiting = [...steps]
  const buildFailed = () =>
    finished.some(({ step, verdict }) => step.name === 'build' && verdict !== 'passed')
  const built = () => finished.some(({ step }) => step.name === 'build')
  let running = 0
  await new Promise<void>((done) => {
    const next = () => {
      while (running < atOnce) {
        const index = waiting.findIndex(({ needsBuild }) => !needsBuild || built())
        const [step] = index < 0 ? [] : waiting.splice(index, 1)
        if (!step) break
        running += 1
        void (step.needsBuild && buildFailed() ? notRun(step) : runStep(step)).then((result) => {
          finished.push(result)
          running -= 1
          next()
        })
      }
      if (running === 0) done()
    }
    next()
  })
  return finished
}

const notRun = async (step: Step): Promise<Result> => ({
  step,
  verdict: 'not run: the build failed',
  seconds: 0,
  passed: 0,
  failed: 1,
  tests: [],
})
