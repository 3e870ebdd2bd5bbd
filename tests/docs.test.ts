import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const guides = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...[
    'docs/adopt.md',
    'docs/glossary.md',
    'docs/webhooks.md',
    'docs/deploy/README.md',
    'docs/deploy/publishing.md',
    'docs/deploy/two-machines.md',
  ],
  ...readdirSync('docs/decisions').map((file) => `docs/decisions/${file}`),
]
/** Paths begin with one of these; anything else in backticks is a name, a command or a URL. */
const ours = /^(services|renderer|pages|scripts|tests|content|docs|public)\/[\w./-]+$/

test.each(guides)('every file that %s names or links to exists', (guide) => {
  const text = readFileSync(guide, 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, to = '']) =>
    join(dirname(guide), to),
  )
  const named = [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => ours.test(code))
  expect([...links, ...named].filter((path) => !existsSync(path))).toEqual([])
})

test('decisions are numbered without gaps', () => {
  const numbers = readdirSync('docs/decisions').map((file) => Number(file.slice(0, 4)))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test('every browser test that vitest.config.ts names exists', () => {
  const config = readFileSync('vitest.config.ts', 'utf8')
  const lists = [...config.matchAll(/const onPostgres\w* = \[([^\]]*)\]/g)].map(
    ([, list = '']) => list,
  )
  const named = lists.flatMap((list) =>
    [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !existsSync(`tests/browser/${name}.test.ts`))).toEqual([])
})
