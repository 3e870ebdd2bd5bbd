import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseEntry } from './entry.ts'
import { openYamlCache } from './yaml-cache.ts'

const file = 'content/towns/vail.yaml'
const text = 'name: Vail\nfacts:\n  elevation: 8150\n  odd: .nan\n'

function cacheFile() {
  const folder = mkdtempSync(join(tmpdir(), 'yaml-cache-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'deep/yaml.bin')
}

/** One run over these texts. Out: what it read, and which of them were in the cache. */
function run(cache: string, ...texts: string[]) {
  const yamlCache = openYamlCache(cache)
  const known = texts.map((text) => yamlCache.find(text) !== undefined)
  const entries = texts.map((text) => parseEntry(file, text, yamlCache))
  yamlCache.save()
  return { entries, known }
}

test('the next run reads nothing again, and knows the same, with every place in the file', () => {
  const cache = cacheFile()
  const [first] = run(cache, text).entries
  const { known, entries } = run(cache, text)
  expect(known).toEqual([true])
  expect(entries[0]?.entry?.data).toStrictEqual(first?.entry?.data)
  expect(entries[0]?.entry?.locate(['facts', 'odd'])).toEqual({ line: 4, column: 3 })
})

test('a changed text is read again, and one that is gone leaves the cache', () => {
  const cache = cacheFile()
  run(cache, text)
  const changed = text.replace('8150', '8151')
  expect(run(cache, changed).known).toEqual([false])
  expect(run(cache, changed).known).toEqual([true])
  expect(run(cache, text).known).toEqual([false])
})

test('what a schema has made of a text is kept with it', () => {
  const cache = cacheFile()
  const first = openYamlCache(cache)
  first.addValid(first.add(text, { name: 'Vail' }), 'towns', { name: 'Vail', order: 0 })
  first.save()
  const next = openYamlCache(cache)
  expect(next.find(text)?.valid).toEqual({ key: 'towns', data: { name: 'Vail', order: 0 } })
})

test('an error is reported by every run, and a damaged cache only costs time', () => {
  const cache = cacheFile()
  const wrong = 'name: "Vail\n'
  const problems = run(cache, wrong).entries.map(({ problems }) => problems)
  expect(problems[0]).toHaveLength(1)
  expect(run(cache, wrong).entries.map(({ problems }) => problems)).toEqual(problems)
  run(cache, text)
  writeFileSync(cache, 'not what it was')
  expect(run(cache, text).entries[0]?.entry?.data).toMatchObject({ name: 'Vail' })
})
