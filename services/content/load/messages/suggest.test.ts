import { expect, test } from 'vitest'
import { closestMatch, missingPicture, slugify, suggestion, useOneOf } from './suggest.ts'

test.each([
  ['vial', ['vail', 'avon', 'aspen'], 'vail'],
  ['Description', ['description', 'title'], 'description'],
  ['glenwod-springs', ['glenwood-springs', 'aspen'], 'glenwood-springs'],
  ['/servcies', ['/services', '/sitemap'], '/services'],
])('%s was probably %s', (word, known, best) => {
  expect(closestMatch(word, known)).toBe(best)
})

test.each([
  ['siding', ['roofing', 'concrete']],
  ['siding-vail-colorado', ['roofing-vail-colorado', 'decks-vail-colorado']],
  ['{claim.response}', ['{claim.reviews}', '{claim.rating}']],
  ['xy', ['ab', 'cd']],
  ['', ['ab']],
  ['roofing', []],
])('nothing is near %j', (word, known) => {
  expect(closestMatch(word, known)).toBeUndefined()
})

test('a suggestion is the closest word, else the words to choose from, at most ten', () => {
  expect(suggestion('rofing', ['roofing', 'siding'])).toBe('did you mean “roofing”?')
  expect(suggestion('pool', ['roofing', 'siding'])).toBe('use one of: roofing, siding')
  expect(useOneOf([])).toBe('there are none yet')
  expect(useOneOf(Array.from({ length: 14 }, (_, index) => `t${index}`))).toMatch(/t9, …$/)
})

test.each([
  ['About Us', 'about-us'],
  ['Año Nuevo!', 'ano-nuevo'],
  ['--x__y--', 'x-y'],
  ['second.snow', 'second-snow'],
])('%s becomes %s in an address', (text, word) => {
  expect(slugify(text)).toBe(word)
})

test('of many names those most like the wrong one come first', () => {
  const guides = Array.from({ length: 14 }, (_, index) => `a-guide-${index}`)
  expect(suggestion('how-to-build-in-vail', [...guides, 'vail-tips', 'building-in-vail'])).toMatch(
    /^use one of: building-in-vail, vail-tips, a-guide-/,
  )
})

test('a missing picture is to be put into the folder of pictures, or another one used', () => {
  expect(missingPicture('deck-oil', ['roof', 'town'])).toBe(
    'put deck-oil.jpg into content/images/, or use one of: roof, town',
  )
  expect(missingPicture('rooff', ['roof', 'town'])).toBe(
    'did you mean “roof”? If not, put rooff.jpg into content/images/',
  )
})
