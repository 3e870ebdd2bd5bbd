import { expect, test } from 'vitest'
import { colours, types } from './sheet.ts'
import { stretchesOf } from './stretches.ts'
import { linesOf } from './lines.ts'
import { plain, type PrintedRun, type Ruler, wordsOf } from './words.ts'

const ruler: Ruler = (text, { size }) => text.length * size
const words = (runs: readonly PrintedRun[]) => wordsOf(runs, types.body, ruler)

test('letters of two runs without a space between them are one word', () => {
  const set = words([...plain('(see '), { ...plain('here')[0]!, bold: true }, ...plain(').')])
  expect(set.map(({ bits }) => bits.map(({ text, face }) => `${face}:${text}`))).toEqual([
    ['text:(see'],
    ['text-bold:here', 'text:).'],
  ])
})
