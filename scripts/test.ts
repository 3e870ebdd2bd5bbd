/**
 * `npm test`: everything that can be checked, three steps at a time; one failure does not hide the next. All
 * failures are repeated before the totals, and the last line is `N passed, N failed`: every single test, and
 * one for each other step. `--fast` checks types, lint and the unit tests of what differs from the last
 * commit. `--long` repeats tests that depend on chance ten times as often (`TEST_ROUNDS`), and runs the
 * browser tests of records on PostgreSQL and some in WebKit too.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { delimiter, join, relative } from 'node:path'
import { z } from 'zod'

interface Step {
  name: string
  /** Needs the built site, so it waits for the build. */
  needsBuild?: boolean
  /** Counts as one, or as the tests of a vitest project. */
  command: readonly [program: string, ...args: string[]]
  project?: string
}

interface RunTest {
  name: string
  ms: number
  passed: boolean
  /** Why it failed, at the first try only where it passed at the second. */
  failures: readonly string[]
}

interface Result {
  step: Step
  verdict: 'passed' | 'failed' | 'not run: the build failed'
  seconds: number
  passed: number
  failed: number
  tests: readonly RunTest[]
}

/** Three at a time keep two cores busy: steps often wait for a browser, a server or a database. */
const atOnce = 3
const slowestShown = 10

const npmScript = (name: string) => ['npm', 'run', '--silent', name] as const

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
  tests('unit', 'properties.test.ts', 'folder-lock.test.ts', 'self-service-files.test.ts'),
]

const reports = '.cache/tests'
if (fitsTests('/dev/shm')) process.env['TMPDIR'] ??= '/dev/shm'
mkdirSync(reports, { recursive: true })
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
        void (step.needsBuild && buildFailed() ? notRun(step) : run(step)).then((result) => {
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

/** Runs one step and prints its output when it has ended, so that the output of two does not mix. */
async function run(step: Step): Promise<Result> {
  const began = performance.now()
  const report = step.project && join(reports, `${step.name.replaceAll(/\W+/g, '-')}.json`)
  if (report) rmSync(report, { force: true })
  const { succeeded, output } = await execute([
    ...step.command,
    ...(report ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []),
  ])
  const seconds = (performance.now() - began) / 1000
  console.log(`\n── ${step.name} (${seconds.toFixed(1)} s)\n${output}`)
  const counted = report ? countOf(report) : { passed: succeeded ? 1 : 0, failed: 0, tests: [] }
  const failed = succeeded ? counted.failed : Math.max(counted.failed, 1)
  return { step, verdict: failed > 0 ? 'failed' : 'passed', seconds, ...counted, failed }
}

function execute([program = '', ...args]: readonly string[]) {
  const path = `${join(process.cwd(), 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`
  return new Promise<{ succeeded: boolean; output: string }>((done) => {
    const chunks: Buffer[] = []
    const child = spawn(program, args, {
      env: { ...process.env, PATH: path, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', (error) => done({ succeeded: false, output: error.message }))
    child.on('close', (code) =>
      done({ succeeded: code === 0, output: Buffer.concat(chunks).toString() }),
    )
  })
}

function tests(project: string, ...args: string[]): Step {
  const command = ['vitest', 'run', '--project', project, ...args] as const
  return { name: `${project} tests`, project, command }
}

/** Reads vitest's report; empty when it wrote none. */
function countOf(file: string): Pick<Result, 'passed' | 'failed' | 'tests'> {
  const report = z.object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        assertionResults: z.array(
          z.object({
            status: z.string(),
            title: z.string(),
            duration: z.number().nullish(),
            failureMessages: z.array(z.string()).default([]),
          }),
        ),
      }),
    ),
  })
  try {
    const { numPassedTests, numFailedTests, testResults } = report.parse(
      JSON.parse(readFileSync(file, 'utf8')),
    )
    // A file that cannot even be loaded has no failed test in it.
    const unloaded = testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    return {
      passed: numPassedTests,
      failed: numFailedTests + unloaded.length,
      tests: testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ title, status, duration, failureMessages }) => ({
          name: `${relative('.', name)} › ${title}`,
          ms: duration ?? 0,
          passed: status !== 'failed',
          failures: failureMessages,
        })),
      ),
    }
  } catch {
    return { passed: 0, failed: 0, tests: [] }
  }
}

function summarize(results: readonly Result[]): void {
  const allTests = results.flatMap(({ tests }) => tests)
  for (const { name, passed, failures } of allTests)
    if (failures.length > 0)
      console.log(
        `\n${passed ? 'Passed at the second try' : 'Failed'}: ${name}\n${failures.join('\n')}`,
      )
  const slowest = allTests.toSorted((one, other) => other.ms - one.ms).slice(0, slowestShown)
  console.log(`\nThe ${slowest.length} slowest tests:`)
  for (const { name, ms } of slowest)
    console.log(`${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`)
  console.log()
  for (const { step, seconds, verdict } of results)
    console.log(`${step.name.padEnd(26)} ${seconds.toFixed(1).padStart(8)} s  ${verdict}`)
  const sum = (which: 'passed' | 'failed') =>
    results.reduce((total, result) => total + result[which], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') > 0 ? 1 : 0
}
