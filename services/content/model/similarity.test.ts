import { expect, test } from 'vitest'
import {
  compareTexts,
  ngramsOf,
  wordsOf,
  comparableSentences,
  maskFor,
  ownShares,
} from './similarity.ts'
import type { Site } from './site.ts'

const among = (texts: Record<string, string>) => compareTexts(new Map(Object.entries(texts)))

test('words are compared without case and punctuation', () => {
  expect(wordsOf('The town’s 48-inch frost, isn’t it? Sí: año.')).toEqual(
    'the towns 48 inch frost isnt it sí año'.split(' '),
  )
})

test('every five words in a row are one n-gram, and a repeated n-gram counts once', () => {
  expect([...ngramsOf(wordsOf('a b c d e f'))]).toEqual(['a b c d e', 'b c d e f'])
  expect(ngramsOf(wordsOf('a b c d e a b c d e')).size).toBe(5)
  expect(ngramsOf(wordsOf('a b c d')).size).toBe(0)
})

test('similarity is the n-grams in both texts divided by the n-grams in either', () => {
  // 6 words have 2 n-grams; one of them is in both texts, so 1 of 3.
  const [one] = among({ one: 'a b c d e f', other: 'z a b c d e' })
  expect(one).toEqual({ id: 'one', words: 6, own: 0.5, nearest: 'other', similarity: 1 / 3 })
})

test('the nearest is the most similar of all others', () => {
  const nearest = among({
    roof: 'snow lies on the roof all winter and slides in spring',
    shed: 'snow lies on the roof of the shed',
    house: 'snow lies on the roof all winter and melts in spring',
  }).map((each) => each.nearest)
  expect(nearest).toEqual(['house', 'roof', 'roof'])
})

test('identical texts have similarity 1, an unrelated text 0', () => {
  const rows = among({
    one: 'frost goes down four feet here',
    two: 'Frost goes down four feet here.',
    other: 'quite another thing altogether said once',
    short: 'too short',
  })
  expect(rows.map(({ similarity, own, nearest }) => ({ similarity, own, nearest }))).toEqual([
    { similarity: 1, own: 0, nearest: 'two' },
    { similarity: 1, own: 0, nearest: 'one' },
    { similarity: 0, own: 1, nearest: undefined },
    { similarity: 0, own: 0, nearest: undefined },
  ])
})

const town = (name: string, office: string) => ({
  name,
  county: 'Eagle County',
  region: 'Vail Valley',
  permits: { office },
})
const towns = [
  town('Vail', 'Town of Vail Building Safety'),
  town('Avon', 'Town of Avon, Building Division'),
] as unknown as Site['towns']
const mask = maskFor({ towns })

test('texts that differ only in towns, offices and figures are the same when masked', () => {
  const vail =
    'In Vail, at 8,150 ft, the Town of Vail Building Safety signs. We also build in Avon.'
  const avon =
    'In Avon, at 7,430 ft, the Town of Avon, Building Division signs. We also build in Avon and Vail.'
  expect(mask(vail)).toBe(mask(avon))
  expect(mask('Snow at 100.')).toBe('Snow at 0.')
})

test('labels and headings are not sentences; a question is one', () => {
  expect(
    comparableSentences([
      'What we put on the roof here',
      'Yes, we do.',
      'Do I need a permit here? Plan on one, and ask us first.',
    ]),
  ).toEqual(['do i need a permit here', 'plan on one and ask us first'])
})

test('a sentence is a page’s own when no other page has it, however often it repeats', () => {
  expect(ownShares([['a', 'b', 'b'], ['b', 'c', 'd', 'a'], []])).toEqual([0, 0.5, 0])
})
