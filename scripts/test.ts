/**
 * `npm test`: everything that can be checked, in order; one fault does not hide the next. The last
 * line is `N passed, N failed`: every single test, and one for each other step.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { z } from 'zod'

interface Count {
  passed: number
  failed: number
}

interface Step {
  name: string
  /** Looks at the built site, so it makes no sense without one. */
  needsBuild?: boolean
  run: () => Count
}

const reports = '.cache/tests'
const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
})

const steps: Step[] = [
  { name: 'format', run: command('prettier', '--check', '--log-level=warn', '.') },
  { name: 'lint', run: command('eslint', '.') },
  { name: 'types', run: command('tsc', '--noEmit') },
  { name: 'content and spelling', run: command('node', 'scripts/check.mjs', '--spelling') },
  { name: 'unit tests', run: tests('unit') },
  { name: 'build', run: command('npm', 'run', '--silent', 'build') },
  { name: 'PostgreSQL tests', needsBuild: true, run: tests('postgres') },
  { name: 'tests of the built site', needsBuild: true, run: tests('built') },
  { name: 'crash tests', needsBuild: true, run: tests('crash') },
  { name: 'browser tests', needsBuild: true, run: tests('browser') },
  { name: 'the desk on PostgreSQL', needsBuild: true, run: tests('browser-postgres') },
]

mkdirSync(reports, { recursive: true })
const results: { name: string; count: Count; line: string }[] = []
for (const { name, needsBuild, run } of steps) {
  console.log(`\n── ${name}`)
  const skip = needsBuild && failed('build')
  const began = performance.now()
  const count = skip ? { passed: 0, failed: 1 } : run()
  const took = `${((performance.now() - began) / 1000).toFixed(1)} s`
  const verdict = skip ? 'not run: the build failed' : count.failed > 0 ? 'failed' : 'passed'
  results.push({ name, count, line: `${name.padEnd(24)} ${took.padStart(8)}  ${verdict}` })
}

const total = results.reduce(
  (sum, { count }) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }),
  { passed: 0, failed: 0 },
)
console.log(`\n${results.map(({ line }) => line).join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

function failed(name: string): boolean {
  return results.some((result) => result.name === name && result.count.failed > 0)
}

/** A step that counts as one. */
function command(program: string, ...args: string[]): () => Count {
  return () => (succeeds(program, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}

/** A vitest project, counted by its report; what breaks outside of any test counts as one failure. */
function tests(project: string): () => Count {
  return () => {
    const file = join(reports, `${project}.json`)
    rmSync(file, { force: true })
    const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const fine = succeeds('vitest', ['run', '--project', project, ...output])
    const count = countOf(file)
    return { passed: count.passed, failed: fine ? count.failed : Math.max(count.failed, 1) }
  }
}

function countOf(file: string): Count {
  try {
    const { numPassedTests, numFailedTests, testResults } = report.parse(
      JSON.parse(readFileSync(file, 'utf8')),
    )
    // A file that cannot even be loaded has no failed test in it.
    const unloaded = testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

function succeeds(program: string, args: string[]): boolean {
  const path = `${join(process.cwd(), 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`
  const { status, error } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
    shell: process.platform === 'win32',
  })
  if (error) console.error(error.message)
  return status === 0
}
