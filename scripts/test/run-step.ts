import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join, relative, resolve } from 'node:path'
import { z } from 'zod'

export interface Step {
  name: string
  /** Needs the built site, so it waits for the build. */
  needsBuild?: boolean
  /**
   * A test file that failed runs once more, whole and in a new process: the second try starts the product again, on fresh
   * data. (Vitest’s own `retry` repeats one test on what its first try has left behind.)
   */
  retried?: boolean
  /** Counts as one, or as the tests of a vitest project. */
  command: readonly [program: string, ...args: string[]]
  project?: string
}

interface RunTest {
  file: string
  name: string
  ms: number
  passed: boolean
  /** Why it failed, at the first try only where it passed at the second. */
  failures: readonly string[]
}

export interface Result {
  step: Step
  verdict: 'passed' | 'failed' | 'not run: the build failed'
  seconds: number
  passed: number
  failed: number
  tests: readonly RunTest[]
}

export const npmScript = (name: string) => ['npm', 'run', '--silent', name] as const

/**
 * A step that runs a vitest project. Of more than five thousand tests on a machine that does other things, one fails by chance in most
 * runs: what passes at the second try is listed (summary.ts), to be looked at.
 * @param args more for vitest, such as files
 */
export const tests = (project: string, ...args: string[]): Step => ({
  name: `${project} tests`,
  project,
  retried: true,
  command: ['vitest', 'run', '--project', project, ...args],
})

/** Runs one step and prints its output when it has ended, so that the output of two does not mix. */
export async function runStep(step: Step): Promise<Result> {
  const began = performance.now()
  const first = await runOnce(step)
  const failedFiles = [...new Set(first.tests.flatMap((test) => (test.passed ? [] : test.file)))]
  const again =
    step.retried && failedFiles.length > 0
      ? await runOnce({ ...step, command: [...step.command, ...failedFiles] })
      : undefined
  const { succeeded } = again ?? first
  const all = again ? withSecondTry(first.tests, again.tests) : first.tests
  const failed = all.filter(({ passed }) => !passed).length
  const result = {
    step,
    seconds: (performance.now() - began) / 1000,
    passed: step.project ? all.length - failed : Number(succeeded),
    failed: succeeded ? failed : Math.max(failed, 1),
    tests: all,
  }
  console.log(`\n── ${step.name} (${result.seconds.toFixed(1)} s)\n${first.output}`)
  if (again) console.log(`\n── ${step.name}, the second try of what failed\n${again.output}`)
  return { ...result, verdict: result.failed > 0 ? 'failed' : 'passed' }
}

/** Takes the second try of files that ran twice, and keeps why their tests failed at the first. */
function withSecondTry(first: readonly RunTest[], second: readonly RunTest[]): RunTest[] {
  const repeated = new Set(second.map(({ file }) => file))
  const reasons = new Map(first.map(({ name, failures }) => [name, failures]))
  return [
    ...first.filter(({ file }) => !repeated.has(file)),
    ...second.map((test) => ({
      ...test,
      failures: [...(reasons.get(test.name) ?? []), ...test.failures],
    })),
  ]
}

const reports = resolve('.cache/tests')

async function runOnce({ name, project, command }: Step) {
  const report = project && join(reports, `${name.replaceAll(/\W+/g, '-')}.json`)
  if (report) {
    mkdirSync(dirname(report), { recursive: true })
    rmSync(report, { force: true })
  }
  const { succeeded, output } = await execute([
    ...command,
    ...(report ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []),
  ])
  return { succeeded, output, tests: report ? testsOf(report) : [] }
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

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
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

/** Reads the tests that ran from vitest’s report; empty when it wrote none. */
function testsOf(report: string): readonly RunTest[] {
  try {
    const { testResults } = vitestReport.parse(JSON.parse(readFileSync(report, 'utf8')))
    return testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative('.', name)
      const ran = assertionResults
        .filter((test) => ['passed', 'failed'].includes(test.status))
        .map(({ title, duration, failureMessages, ...test }) => ({
          file,
          name: `${file} › ${title}`,
          ms: duration ?? 0,
          passed: test.status === 'passed',
          failures: failureMessages,
        }))
      // A file that cannot even be loaded, or whose product does not start, has no failed test in it.
      const unloaded = status === 'failed' && ran.every(({ passed }) => passed)
      return unloaded
        ? [...ran, { file, name: file, ms: 0, passed: false, failures: [message] }]
        : ran
    })
  } catch {
    return []
  }
}
