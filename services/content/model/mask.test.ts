import { expect, test } from 'vitest'
import { comparableSentences, maskFor, ownShares } from './mask.ts'
import type { Site } from './site.ts'

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

test('texts that differ only in towns, offices and figures are the same masked', () => {
  const vail =
    'In Vail, at 8,150 ft, the Town of Vail Building Safety signs. We also build in Avon.'
  const avon =
    'In Avon, at 7,430 ft, the Town of Avon, Building Division signs. We also build in Avon and Vail.'
  expect(mask(vail)).toBe(mask(avon))
  expect(mask('Snow at 100.')).toBe('Snow at 0.')
})

test('a label and a heading are no sentences; a question is one', () => {
  expect(
    comparableSentences([
      'What we put on the roof here',
      'Yes, we do.',
      'Do I need a permit here? Plan on one, and ask us first.',
    ]),
  ).toEqual(['do i need a permit here', 'plan on one and ask us first'])
})

test('a sentence is a page’s own when it stands on no other page, however often there', () => {
  expect(ownShares([['a', 'b', 'b'], ['b', 'c', 'd', 'a'], []])).toEqual([0, 0.5, 0])
})
