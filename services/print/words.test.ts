import { expect, test } from 'vitest'
import { types } from './sheet.ts'
import { plain, type PrintedRun, type Ruler, wordsOf } from './words.ts'

const ruler: Ruler = (text, { size }) => text.length * size
const words = (runs: readonly PrintedRun[]) => wordsOf(runs, types.body, ruler)
const bold = (text: string): PrintedRun[] => plain(text).map((run) => ({ ...run, bold: true }))

test('letters of two runs without a space between them are one word', () => {
  const set = words([...plain('(see '), ...bold('here'), ...plain(').')])
  expect(set.map(({ bits }) => bits.map(({ text, face }) => `${face}:${text}`))).toEqual([
    ['text:(see'],
    ['text-bold:here', 'text:).'],
  ])
})

test('a word is as wide as its letters, a space as wide as one', () => {
  const [first, second] = words(plain('snow load'))
  expect(first?.width).toBe(4 * types.body.size)
  expect([second?.width, second?.space]).toEqual([4 * types.body.size, types.body.size])
})
