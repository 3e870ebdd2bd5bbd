import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Statement {
  id: string
  text: string
  /** The test files named after it, otherwise those after the heading of its section. */
  tests: readonly string[]
}

const number = /\bS[1-9]\.\d+\b/g

/** Returns the numbered statements of one file of docs/specification. */
function statementsIn(markdown: string): Statement[] {
  return markdown.split(/^## .*$/m).flatMap((section) => {
    const [before = '', ...items] = section.split(/^- (?=\*\*S\d)/m)
    const shared = testFiles(before)
    return items.map((item) => {
      const text = item.split(/\n\n|\n\|/)[0] ?? ''
      const own = testFiles(text)
      const id = /^\*\*(S\d\.\d+)\*\* /.exec(text)?.[1] ?? text
      return { id, text, tests: own.length > 0 ? own : shared }
    })
  })
}

const testFiles = (text: string): string[] =>
  [...text.matchAll(/`([\w./+-]+\.test\.tsx?)`/g)].map(([, path = '']) => path)

const isUnchecked = ({ text, tests }: Statement) =>
  tests.length === 0 && !/Not tested: \w/.test(text)

const folder = 'docs/specification'
const statements = readdirSync(folder)
  .filter((name) => /^\d/.test(name))
  .flatMap((name) => {
    const found = statementsIn(readFileSync(join(folder, name), 'utf8'))
    expect(found.filter(({ id }) => !id.startsWith(`S${name[0]}.`))).toEqual([])
    return found
  })

/** All text files of the repository with their paths. */
const sources = ['.', 'content', 'docs', 'pages', 'renderer', 'scripts', 'services', 'tests']
  .flatMap((root) =>
    readdirSync(root, { recursive: root !== '.', encoding: 'utf8' }).map((name) =>
      join(root, name),
    ),
  )
  .filter((path) => /\.(?:tsx?|m?js|css|md|ya?ml)$/.test(path) && !path.includes('node_modules'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

test('statement numbers are unique', () => {
  expect(statements.length).toBeGreaterThan(150)
  const ids = statements.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('every statement names an existing test file or says why it has none', () => {
  expect(statements.filter(isUnchecked).map(({ id }) => id)).toEqual([])
  const missing = statements.flatMap(({ id, tests }) =>
    tests.filter((path) => !existsSync(path)).map((path) => `${id}: ${path}`),
  )
  expect(missing).toEqual([])
})

test('every cited statement exists', () => {
  const ids = new Set(statements.map(({ id }) => id))
  const cited = sources.flatMap(({ path, text }) =>
    [...text.matchAll(number)].map(([id]) => ({ path, id })),
  )
  expect(cited.length).toBeGreaterThan(statements.length)
  expect(cited.filter(({ id }) => !ids.has(id))).toEqual([])
})

test('no file cites a document that is not in the repository', () => {
  const elsewhere = /\b(?:SPEC|DESIGN|VOICE|STYLE|STACK|TERMS)\.md\b|\.\.\/shared\b/
  expect(sources.filter(({ text }) => elsewhere.test(text)).map(({ path }) => path)).toEqual([])
})

test('a statement without a test is detected', () => {
  const [own, shared, none, reasoned] = statementsIn(
    [
      '## A\n\nChecked in `tests/a.test.ts`.\n\n- **S1.1** One. `tests/b.test.ts`\n- **S1.2** Two,\n  three.',
      '## B\n\n- **S1.3** Four.\n- **S1.4** Five. Not tested: a matter of taste.\n',
    ].join('\n\n'),
  )
  expect([own?.tests, shared?.tests]).toEqual([['tests/b.test.ts'], ['tests/a.test.ts']])
  expect([own, shared, none, reasoned].map((each) => each && isUnchecked(each))).toEqual([
    false,
    false,
    true,
    false,
  ])
})
