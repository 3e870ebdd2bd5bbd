import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The rows of docs/behaviour.md: a sentence, and the file and the name of its test. */
const rows = [
  ...readFileSync('docs/behaviour.md', 'utf8').matchAll(
    /^\| (?!sentence|promise|---)(.+?) \| (.+) \|$/gm,
  ),
].map(([, sentence = '', named = '']) => {
  const [file = '', name = ''] = named.split(/ › (.*)/s)
  return { sentence, path: pathOf(file), name }
})

/** A file without a folder is a browser test. */
function pathOf(file: string): string {
  const path = file.includes('/') ? file : `tests/browser/${file}`
  return path.endsWith('.test.ts') ? path : `${path}.test.ts`
}

/** Whether a test of this name is written there; `$` stands for a place that a case fills in. */
function isWritten(path: string, name: string): boolean {
  const parts = name.split('$').map((part) => part.replace(/[.*+?^{}()|[\]\\]/g, '\\$&'))
  const source = readFileSync(path, 'utf8').replaceAll("\\'", "'")
  return new RegExp(`['"\`]${parts.join('(?:\\$\\{[^}]+\\}|\\$\\w+|%\\w)')}['"\`]`).test(source)
}

test('every sentence of docs/behaviour.md names a test that is there', () => {
  expect(rows.length).toBeGreaterThan(100)
  const missing = rows.filter(({ path, name }) => !existsSync(path) || !isWritten(path, name))
  expect(missing).toEqual([])
})

test('a test that is not there is missed', () => {
  expect(isWritten('tests/browser/fonts.test.ts', 'the faces sing')).toBe(false)
  expect(isWritten('tests/browser/templates.test.ts', '$ is quiet and holy')).toBe(false)
})
