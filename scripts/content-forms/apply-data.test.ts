import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { frontOf } from '../content-commands/yaml-text.ts'
import { applyData } from './apply-data.ts'

const folders = ['content', 'tests/fixture-firm']

/** The YAML of every file, by its path. */
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?!README|\.).*\.(?:yaml|md)$/.test(path))
    .sort()
    .map((path) => ({
      path: join(folder, path),
      yaml: frontOf(path, readFileSync(join(folder, path), 'utf8')).yaml,
    })),
)

type Path = readonly (string | number)[]

/** Every group, list and value in data. */
function placesIn(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const own = path.length > 0 ? [{ path, value }] : []
  if (typeof value !== 'object' || value === null) return own
  const inner = Array.isArray(value)
    ? value.flatMap((each, index) => placesIn(each, [...path, index]))
    : Object.entries(value).flatMap(([key, each]) => placesIn(each, [...path, key]))
  return [...own, ...inner]
}

/** The data with another value at a path. */
function withValue(data: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(data))
    return data.map((each, at) => (at === key ? withValue(each, rest, value) : each))
  const group = data as Record<string, unknown>
  return { ...group, [key]: withValue(group[key], rest, value) }
}

/** One in so many, always the same ones: every value of 500 files takes minutes. */
const isSample = (text: string, of: number) =>
  (createHash('sha256').update(text).digest()[0] ?? 0) < 256 / of

/** The lines of a text that another one doesn't have, between those that are the same at the start and at the end. */
function changedLines(before: string, after: string): [was: string[], is: string[]] {
  const [was, is] = [before.split('\n'), after.split('\n')]
  const first = was.findIndex((line, at) => line !== is[at])
  if (first === -1) return [[], is.slice(was.length)]
  const same = was.slice(first).reverse()
  const last = same.findIndex((line, at) => line !== is[is.length - 1 - at])
  const kept = last === -1 ? same.length : last
  return [was.slice(first, was.length - kept), is.slice(first, is.length - kept)]
}

test('saving without a change is no diff, in every file', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter(({ yaml }) => applyData(yaml, parse(yaml)) !== yaml)).toEqual([])
})

test('changing a word is a diff of its line, in every file', () => {
  const wider: string[] = []
  let tried = 0
  for (const { path: file, yaml } of files) {
    const data: unknown = parse(yaml)
    const texts = placesIn(data).filter(
      ({ value }) => typeof value === 'string' && value.length > 2,
    )
    for (const [at, { path, value }] of texts.entries()) {
      // At least one of each file.
      if (at > 0 && !isSample(file + path.join(), 40)) continue
      const words = String(value).split(' ')
      words[Math.floor(words.length / 2)] = 'Changed'
      const changed = withValue(data, path, words.join(' '))
      const written = applyData(yaml, changed)
      tried++
      expect(parse(written)).toEqual(changed)
      if (changedLines(yaml, written)[0].length > 1) wider.push(`${file} ${path.join('.')}`)
    }
  }
  expect(tried).toBeGreaterThan(500)
  expect(wider).toEqual([])
})

test('numbers, lists and groups are changed where they are, with every comment kept', () => {
  let tried = 0
  for (const { path: file, yaml } of files) {
    const data: unknown = parse(yaml)
    const comments = yaml.match(/^ *#.*$/gm) ?? []
    for (const { path, value } of placesIn(data)) {
      if (typeof value === 'string' || !isSample(file + path.join('.'), 12)) continue
      const changes =
        typeof value === 'number'
          ? [value + 1]
          : typeof value === 'boolean'
            ? [!value]
            : Array.isArray(value)
              ? [[...value, value[0] ?? 'new'], value.toReversed()]
              : value === null
                ? []
                : [{ ...value, another: 'Field: with a colon' }]
      for (const change of changes) {
        const changed = withValue(data, path, change)
        const written = applyData(yaml, changed)
        tried++
        expect(parse(written)).toEqual(changed)
        const left = written.match(/^ *#.*$/gm) ?? []
        // One above an entry that was moved stays above it.
        expect(left.toSorted()).toEqual(comments.toSorted())
      }
    }
  }
  expect(tried).toBeGreaterThan(500)
})

const town = `# The town.
name: Vail # as on its sign
coordinates: [39.6403, -106.3742]
elevation:
  value: 8150
  note: >-
    Vail Village. East Vail is a little
    higher, and Potato Patch too.
# Where it is next to.
neighbors: [minturn, avon]
faqs:
  - question: Do I need a permit?
    answer: 'Yes: it''s the law.'
  # Asked in winter.
  - question: Can you work in snow?
    answer: Usually.
`

test('a figure is one line, and a comment behind it stays', () => {
  const change = (data: object) => applyData(town, { ...(parse(town) as object), ...data })
  expect(change({ name: 'East Vail' })).toBe(town.replace('name: Vail #', 'name: East Vail #'))
  expect(change({ neighbors: ['minturn', 'avon', 'frisco'] })).toBe(
    town.replace('[minturn, avon]', '[minturn, avon, frisco]'),
  )
  expect(change({ coordinates: [39.65, -106.3742] })).toBe(town.replace('39.6403', '39.65'))
})

test('a new field stands where the schema has it', () => {
  const data = { ...(parse(town) as object), county: 'Eagle: County' }
  const order = () => ['name', 'county', 'coordinates', 'elevation']
  expect(applyData(town, data, order)).toBe(
    town.replace('sign\n', "sign\ncounty: 'Eagle: County'\n"),
  )
})

test('an entry is added, removed and moved with the comment above it', () => {
  const data = parse(town) as { faqs: object[] }
  const [first = {}, second = {}] = data.faqs
  const withFaqs = (faqs: object[]) => applyData(town, { ...data, faqs })
  expect(withFaqs([second])).toBe(town.replace(/ {2}- question: Do[^]*?(?= {2}# Asked)/, ''))
  expect(withFaqs([first])).toBe(town.replace(/ {2}# Asked[^]*$/, ''))
  expect(withFaqs([second, first])).toContain('faqs:\n  # Asked in winter.\n  - question: Can')
  expect(withFaqs([first, { question: 'Why?', answer: 'Snow.' }, second])).toBe(
    town.replace('  # Asked', '  - question: Why?\n    answer: Snow.\n  # Asked'),
  )
})

test('quotes and folded lines stay, and a long text is folded', () => {
  const data = parse(town) as { elevation: object; faqs: { answer: string }[] }
  const [first] = data.faqs
  if (first) first.answer = 'Yes: it’s the town’s law.'
  expect(applyData(town, data)).toContain("answer: 'Yes: it’s the town’s law.'\n  # Asked")
  const note = 'Vail Village. East Vail is far higher, and Potato Patch too.'
  expect(applyData(town, { ...(parse(town) as object), elevation: { value: 8150, note } })).toBe(
    town.replace('is a little', 'is far'),
  )
  const long = 'word '.repeat(60).trim()
  const [was, is] = changedLines(town, applyData(town, { ...(parse(town) as object), name: long }))
  expect(was).toEqual(['name: Vail # as on its sign'])
  expect(is[0]).toBe('name: >- # as on its sign')
  expect(Math.max(...is.map((line) => line.length))).toBeLessThan(103)
})

test('what a reader takes for something else is quoted, and anchors are refused', () => {
  const data = parse(town) as object
  for (const name of ['yes: no', '2026', 'true', '# one', '- a', '', '"', 'a\nb', ' a '])
    expect(parse(applyData(town, { ...data, name }))).toEqual({ ...data, name })
  const aliased = 'a: &x [1]\nb: *x\n'
  expect(() => applyData(aliased, { a: [2], b: [1] })).toThrow()
})

test('what is put into an empty file is written in lines', () => {
  expect(applyData('# Claims\n{}\n# More\n', { rating: { text: 'Five stars' } })).toBe(
    '# Claims\nrating:\n  text: Five stars\n# More\n',
  )
  expect(applyData('[]\n', [{ id: 'price' }])).toBe('- id: price\n')
})
