import { expect, test } from 'vitest'
import { cleanExcerpt, isAbout, mixResults, removeStopWords } from './search-results.ts'

const title = 'How to Choose a Roof in Snow Country'

test.each([
  [`${title} · Decide first.`, 'Decide first.'],
  ['a <mark>Roof</mark> in Snow Country · Decide · first', 'Decide · first …'],
  ['Under the eave · Let it slide?', '… Under the eave · Let it slide?'],
  ['decide first', '… decide first …'],
  ['· 9,097 ft · Town of Frisco ·', '… 9,097 ft · Town of Frisco …'],
])('the excerpt %j is shown as %j', (excerpt, shown) => {
  expect(cleanExcerpt(excerpt, title)).toBe(shown)
})

const results = (kind: string, count: number, best: number) =>
  Array.from({ length: count }, (_, place) => ({ kind, score: best - place }))
const kindsOf = (all: readonly { kind: string }[]) => all.map(({ kind }) => kind).join('')

test('guides are shown although every town page has a higher score', () => {
  expect(kindsOf(mixResults(results('t', 30, 100), results('g', 3, 9)))).toContain('ttggg')
  expect(kindsOf(mixResults(results('t', 30, 100), results('g', 30, 9)))).toBe(
    't'.repeat(8) + 'g'.repeat(12),
  )
})

test('town pages fill the remaining results, and the best result comes first', () => {
  expect(mixResults(results('t', 30, 100), results('g', 3, 9))).toHaveLength(20)
  expect(kindsOf(mixResults(results('t', 2, 5), results('g', 2, 6)))).toBe('gtgt')
})

test('stop words are removed from a question, in English and Spanish', () => {
  expect(removeStopWords('How much does a roof cost?')).toBe('roof cost?')
  expect(removeStopWords('do I need a permit for my deck in Aspen')).toBe('permit deck Aspen')
  expect(removeStopWords('¿Cuánto pagan por hora?')).toBe('pagan hora?')
})

test('other queries stay unchanged, and so do queries of stop words only', () => {
  expect(removeStopWords('snow load Vail')).toBe('snow load Vail')
  expect(removeStopWords('how to')).toBe('how to')
})

test('a result matches a word that it has, also with another ending, and no nonsense', () => {
  const page = {
    excerpt: 'New <mark>roofs</mark> before <mark>a</mark> storm',
    meta: { title: 'Metal', keywords: 'hvac' },
  }
  for (const words of ['roof', 'roofing', 'metal', 'HVAC', 'blue roof'])
    expect([words, isAbout(words, page)]).toEqual([words, true])
  for (const words of ['asdfgh', 'roast', 'qwertz uiop'])
    expect([words, isAbout(words, page)]).toEqual([words, false])
})
