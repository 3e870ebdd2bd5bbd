import { expect, test } from 'vitest'
import { shortPlace, townIn, townKey, townPhrases } from './town-contract.ts'

test('an address has its town among its runs of words', () => {
  const phrases = townPhrases('12 Mill Creek Rd, Cañon City, CO 81212')
  expect(phrases).toContain(townKey('Canon city'))
  expect(townPhrases('')).toEqual([])
})

test('a town with a hyphen is not the town that it ends with, and is found without the hyphen', () => {
  expect(townPhrases('Eagle-Vail')).toEqual([townKey('Eagle Vail')])
  expect(townPhrases('Eagle Vail')).toContain(townKey('Eagle-Vail'))
})

test('a very long address keeps its end', () => {
  const phrases = townPhrases(`${'word '.repeat(60)}Vail`)
  expect(phrases).toContain('vail')
  expect(phrases.length).toBeLessThan(70)
})

test('the town that ends last wins, and of two that end there the longer', () => {
  expect(townIn('1000 Eagle Road, Avon, CO', ['Eagle', 'Avon'])).toBe('Avon')
  expect(townIn('12 Avon Road, Eagle Vail, CO', ['Vail', 'Avon', 'Eagle-Vail'])).toBe('Eagle-Vail')
  expect(townIn('Eagle Vail', ['Eagle-Vail', 'Eagle', 'Vail'])).toBe('Eagle-Vail')
  expect(townIn('4 Vail Road, Eagle–Vail', ['Vail', 'Eagle-Vail'])).toBe('Eagle-Vail')
  expect(townIn('12 Mill Creek, Eagle-Vail', ['Vail', 'Eagle'])).toBeUndefined()
  expect(townIn('Availability', ['Vail'])).toBeUndefined()
  expect(shortPlace('4 Main St, Vail', ['Vail'])).toBe('Vail')
  expect(shortPlace('4 Main St', ['Vail'])).toBe('4 Main St')
  expect(shortPlace('12 Mill Creek, Gypsum, CO 81637', ['Vail'])).toBe('Gypsum')
  expect(shortPlace('4 Main St, CO 81637', ['Vail'])).toBe('4 Main St, CO 81637')
  expect(shortPlace('', ['Vail'])).toBe('')
})
