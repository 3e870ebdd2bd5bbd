import { expect, test } from 'vitest'
import { textStyles } from './page-style.ts'
import { plainRun, type PrintedRun, type MeasureText, measureWords } from './words.ts'

const ruler: MeasureText = (text, { size }) => text.length * size
const words = (runs: readonly PrintedRun[]) => measureWords(runs, textStyles.body, ruler)
const bold = (text: string): PrintedRun[] => plainRun(text).map((run) => ({ ...run, bold: true }))

test('letters of two runs without a space between them are one word', () => {
  const set = words([...plainRun('(see '), ...bold('here'), ...plainRun(').')])
  expect(set.map(({ spans }) => spans.map(({ text, face }) => `${face}:${text}`))).toEqual([
    ['text:(see'],
    ['text-bold:here', 'text:).'],
  ])
})

test('a word is as wide as its letters, a space as wide as one', () => {
  const [first, second] = words(plainRun('snow load'))
  expect(first?.width).toBe(4 * textStyles.body.size)
  expect([second?.width, second?.space]).toEqual([4 * textStyles.body.size, textStyles.body.size])
})
