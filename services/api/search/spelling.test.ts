import { expect, test } from 'vitest'
import { createSpelling } from './spelling.ts'

const spelling = createSpelling()
for (const word of ['kitchen', 'Breckenridge', 'bathroom', 'remodel', 'electrician', 'elevation'])
  spelling.add(word)
for (let count = 0; count < 5; count++) spelling.add('roofing')
spelling.add('roofline')

test.each([
  ['kichen', 'kitchen'],
  ['kitchenn', 'kitchen'],
  ['kitxhen', 'kitchen'],
  ['remodle', 'remodel'],
  ['BATHROM', 'bathroom'],
  ['breckinrige', 'breckenridge'],
  ['electrition', 'electrician'],
])('%s is %s', (typed, meant) => {
  expect(spelling.correct(typed)).toBe(meant)
})

test.each([
  ['a word of the site', 'Kitchen'],
  ['the beginning of one', 'breck'],
  ['a short word', 'kit'],
  ['a word with two mistakes', 'kichin'],
  ['a long word whose first letter is another one, too', 'alectrition'],
  ['a word of eight letters with two mistakes', 'elevator'],
  ['a number', '81657'],
])('%s is left as it is', (_, typed) => {
  expect(spelling.correct(typed)).toBe(typed)
})

test('of several words the one that is there more often was meant', () => {
  const several = createSpelling()
  for (const word of ['decks', 'docks', 'docks']) several.add(word)
  expect(several.correct('dwcks')).toBe('docks')
  several.add('decks', 1000)
  expect(several.correct('dwcks')).toBe('decks')
})
