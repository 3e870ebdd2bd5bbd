import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

const words = (count: number, word = 'word') => Array.from({ length: count }, () => word).join(' ')
const shown = (text: string, ...terms: string[]) =>
  excerpt(text, (word) => (terms.includes(word) ? word : undefined))
    .map(({ text, match }) => (match ? `[${text}]` : text))
    .join('')

test.each([
  [
    'starts with the sentence',
    `${words(40)}. Let ice go. ${words(40)}`,
    `Let [ice] go. ${words(27)} …`,
  ],
  ['starts with the cell of a table', `${words(40)} · 100 lb ice · x`, '100 lb [ice] · x'],
  [
    'keeps what is written next to a word',
    `${words(40)}. (It’s $45 of “ice”.)`,
    '(It’s $45 of “[ice]”.)',
  ],
  [
    'is cut off where no sentence begins',
    `${words(40)} ice ${words(40)}`,
    `… [ice] ${words(29)} …`,
  ],
  ['has the most different words', `ice ${words(40)}. ice, snow.`, '[ice], [snow].'],
  ['is the beginning without a match', `First. ${words(40)}`, `First. ${words(29)} …`],
  ['ends with the text', 'Slope · ice ·', '[ice]'],
  ['may be empty', '', ''],
])('an excerpt %s', (_, text, expected) => {
  expect(shown(text, 'ice', 'snow')).toBe(expected)
})
