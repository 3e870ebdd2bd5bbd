import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runStep } from './run-step.ts'

/** A vitest project whose one file shares records between its tests, as the browser tests share a product. */
function projectOf(source: string) {
  // Inside the repository, so that it finds vitest.
  const folder = mkdtempSync('.cache/retried-')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  writeFileSync(
    join(folder, 'records.test.ts'),
    `import { existsSync, writeFileSync } from 'node:fs'
     import { beforeAll, expect, test } from 'vitest'
     const marker = ${JSON.stringify(join(process.cwd(), folder, 'ran'))}
     const isFirstTry = !existsSync(marker)
     writeFileSync(marker, '')
     const records: string[] = []
     ${source}`,
  )
  writeFileSync(join(folder, 'vitest.config.ts'), `export default { test: { name: 'records' } }`)
  return {
    name: `records of ${relative('.cache', folder)}`,
    project: 'records',
    command: ['vitest', 'run', '--root', folder, '--project', 'records'] as const,
  }
}

const flaky = `
  test('adds a record', () => {
    records.push('one')
    expect(records).toEqual(['one'])
    if (isFirstTry) throw new Error('the browser missed a frame')
  })
  test('reads it', () => expect(records).toEqual(['one']))`

test('a test file that fails runs once more on fresh data, and the reason is kept', async () => {
  const { verdict, passed, failed, tests } = await runStep({ ...projectOf(flaky), retried: true })
  expect({ verdict, passed, failed }).toEqual({ verdict: 'passed', passed: 2, failed: 0 })
  expect(tests.map(({ failures }) => failures.join().includes('missed a frame'))).toEqual([
    true,
    false,
  ])
})

test('a step that isn’t retried fails at the first try', async () => {
  const { verdict, passed, failed } = await runStep(projectOf(flaky))
  expect({ verdict, passed, failed }).toEqual({ verdict: 'failed', passed: 1, failed: 1 })
})

test('a file whose product doesn’t start at first runs once more, and counts as failed if it never does', async () => {
  const start = (when: string) => `
    beforeAll(() => { if (${when}) throw new Error('no port') })
    test('reads nothing', () => expect(records).toEqual([]))`
  const once = await runStep({ ...projectOf(start('isFirstTry')), retried: true })
  expect(once).toMatchObject({ verdict: 'passed', passed: 1, failed: 0 })
  const never = await runStep({ ...projectOf(start('true')), retried: true })
  expect(never).toMatchObject({ verdict: 'failed', passed: 0, failed: 1 })
})
