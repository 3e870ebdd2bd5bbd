import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../../api/testing/temporary-folder.ts'

const file = 'content/towns/vail.yaml'
const text = 'name: Vail\nfacts:\n  elevation: 8150\n  odd: .nan\n'

beforeEach(() => {
  vi.stubEnv('CONTENT_CODE', 'code')
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })
})

/** A folder with one content file, written long enough ago for a fingerprint. */
async function contentFolder() {
  const root = await temporaryFolder()
  mkdirSync(join(root, 'content/towns'), { recursive: true })
  await write(root, text)
  return root
}

async function write(root: string, text: string) {
  writeFileSync(join(root, file), text)
  await setTimeout(120)
}

/** Runs once, as another process. Returns the entry, how often its result was computed, and the problems. */
async function run(root: string, key = '') {
  vi.resetModules()
  const { readFiles } = await import('./read-files.ts')
  const files = readFiles(join(root, 'content'), join(root, 'cache'))
  const entry = files.entries.get(file)
  const compute = vi.fn(() => ({ length: entry?.body.length, at: entry?.locate(['facts', 'odd']) }))
  const result = entry?.keep('result', compute, () => key)
  files.cache.save()
  return { entry, result, computed: compute.mock.calls.length, problems: files.problems }
}

test('the next run parses nothing again, and has the same entry with every position in the file', async () => {
  const root = await contentFolder()
  const first = await run(root)
  expect(first.computed).toBe(1)
  const { entry, result, computed } = await run(root)
  expect(computed).toBe(0)
  expect(result).toEqual(first.result)
  expect(entry?.data).toStrictEqual(first.entry?.data)
  expect(entry?.locate(['facts', 'odd'])).toEqual({ line: 4, column: 3 })
})

test('a changed file is read again, even with the same size and modification time', async () => {
  const root = await contentFolder()
  const day = new Date('2026-11-20')
  utimesSync(join(root, file), day, day)
  await setTimeout(120)
  await run(root)
  await write(root, text.replace('8150', '8151'))
  utimesSync(join(root, file), day, day)
  await setTimeout(120)
  const { entry, computed } = await run(root)
  expect(entry?.data).toMatchObject({ facts: { elevation: 8151 } })
  expect(computed).toBe(1)
})

test('a file that was just written has no fingerprint', async () => {
  const root = await contentFolder()
  writeFileSync(join(root, file), text)
  // However slow the machine is, the first run is in the same moment.
  const { ctimeMs } = statSync(join(root, file))
  vi.useFakeTimers({ toFake: ['Date'], now: ctimeMs + 50 })
  onTestFinished(() => void vi.useRealTimers())
  await run(root)
  writeFileSync(join(root, file), text.replace('8150', '8151'))
  expect((await run(root)).entry?.data).toMatchObject({ facts: { elevation: 8151 } })
})

test('a file rewritten with the same text keeps its results', async () => {
  const root = await contentFolder()
  await run(root)
  await write(root, text)
  expect((await run(root)).computed).toBe(0)
})

test('a result is computed again for another key, for other code, and when the code is unknown', async () => {
  const root = await contentFolder()
  await run(root, 'one')
  expect((await run(root, 'one')).computed).toBe(0)
  expect((await run(root, 'two')).computed).toBe(1)
  vi.stubEnv('CONTENT_CODE', undefined)
  expect((await run(root, 'two')).computed).toBe(1)
  vi.stubEnv('CONTENT_CODE', 'code')
  expect((await run(root, 'two')).computed).toBe(0)
  vi.stubEnv('CONTENT_CODE', 'other code')
  expect((await run(root, 'two')).computed).toBe(1)
})

test('an error is reported by every run, and a damaged cache only costs time', async () => {
  const root = await contentFolder()
  await write(root, 'name: "Vail\n')
  const { problems } = await run(root)
  expect(problems).toHaveLength(1)
  expect((await run(root)).problems).toEqual(problems)
  await write(root, text)
  await run(root)
  writeFileSync(join(root, 'cache/files.bin'), 'not what it was')
  expect((await run(root)).entry?.data).toMatchObject({ name: 'Vail' })
})
