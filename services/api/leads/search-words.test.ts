import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test.each(['970-555-0101', '(970) 555-0101', '970.555.0101', '+1 970 555 0101', '19705550101'])(
  'a phone number is found in any notation: %s',
  (typed) => expect(searchWords(typed)).toEqual(['9705550101']),
)

test('everything else is words, in lower case and without accents', () => {
  expect(searchWords(' José  555-0101 ')).toEqual(['jose', '555-0101'])
  expect(searchWords('2026')).toEqual(['2026'])
})
