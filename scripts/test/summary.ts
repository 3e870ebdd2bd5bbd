import type { Result } from './run-step.ts'

const slowestShown = 10

/** Prints failures, the slowest tests, the steps, and `N passed, N failed`; the exit code is 1 if anything failed. */
export function summarize(results: readonly Result[]): void {
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
