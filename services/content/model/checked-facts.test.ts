import { expect, test } from 'vitest'
import { checkedFacts, checkedSentences, uncheckedIn } from './checked-facts.ts'

const source = { title: 'Town of Vail', url: 'https://www.vail.gov' }
const read = { ...source, checked: '2026-11-21' }
const town = {
  elevation: { value: 8150, source },
  snowLoad: { value: 100, on: 'roof' as const, source },
  frostDepth: { value: 48, source: read },
  snowfall: undefined,
}

test('facts for prominent places leave out what nobody has read at its source', () => {
  const facts = { town: 'Vail', elevation: '8,150', snowLoad: '100', frostDepth: '48' }
  expect(checkedFacts(facts, town)).toEqual({ town: 'Vail', frostDepth: '48' })
})

test('a figure is found by its name and written out, with its unit only', () => {
  expect(uncheckedIn('Roofs for {snowLoad} psf', town)).toEqual(['snowLoad'])
  expect(uncheckedIn('At 8,150 feet, or 8150 ft.', town)).toEqual(['elevation'])
  expect(uncheckedIn('100+ customers, 1100 psf, 48 inches, {frostDepth} in', town)).toEqual([])
})

test('an answer in structured data loses the sentences with such a figure', () => {
  expect(checkedSentences('Plan on it. We frame for 100 psf here. Ask the town.', town)).toBe(
    'Plan on it. Ask the town.',
  )
  expect(checkedSentences('It’s 100 psf.', town)).toBe('')
})
