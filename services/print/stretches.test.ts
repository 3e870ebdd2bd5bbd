import { expect, test } from 'vitest'
import { linesOf } from './lines.ts'
import { types } from './sheet.ts'
import { stretchesOf } from './stretches.ts'
import { plain, type PrintedRun, wordsOf } from './words.ts'

const line = (runs: readonly PrintedRun[]) => {
  const [first] = linesOf(
    wordsOf(runs, types.body, (text) => text.length),
    100,
  )
  if (!first) throw new Error('No line')
  return first
}

test('words that look alike are drawn in one stroke, their spaces between them', () => {
  expect(stretchesOf(line(plain('the ground opens')), false)).toMatchObject([
    { text: 'the ground opens', width: 16 },
  ])
})

test('the space after a link is no part of the link', () => {
  const stretches = stretchesOf(line([...plain('permits', '#offices'), ...plain(' first')]), false)
  expect(stretches.map(({ text, href }) => [text, href])).toEqual([
    ['permits', '#offices'],
    [' ', undefined],
    ['first', undefined],
  ])
})

test('a line that goes on ends in a space, so that copied text keeps its words apart', () => {
  expect(stretchesOf(line(plain('in May')), true).map(({ text }) => text)).toEqual(['in May '])
})
