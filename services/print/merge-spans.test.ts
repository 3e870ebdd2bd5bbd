import { expect, test } from 'vitest'
import { breakLines } from './lines.ts'
import { textStyles } from './page-style.ts'
import { mergeSpans } from './merge-spans.ts'
import { plainRun, type PrintedRun, measureWords } from './words.ts'

const line = (runs: readonly PrintedRun[]) => {
  const [first] = breakLines(
    measureWords(runs, textStyles.body, (text) => text.length),
    100,
  )
  if (!first) throw new Error('No line')
  return first
}

test('words of one style are drawn at once, with their spaces', () => {
  expect(mergeSpans(line(plainRun('the ground opens')), false)).toMatchObject([
    { text: 'the ground opens', width: 16 },
  ])
})

test('the space after a link is no part of the link', () => {
  const stretches = mergeSpans(
    line([...plainRun('permits', '#offices'), ...plainRun(' first')]),
    false,
  )
  expect(stretches.map(({ text, href }) => [text, href])).toEqual([
    ['permits', '#offices'],
    [' ', undefined],
    ['first', undefined],
  ])
})

test('a line that goes on ends in a space, so that copied text keeps its words apart', () => {
  expect(mergeSpans(line(plainRun('in May')), true).map(({ text }) => text)).toEqual(['in May '])
})
