import { expect, test } from 'vitest'
import { breakLines, mergeSpans } from './lines.ts'
import { textStyles } from './page-style.ts'
import { plainRun, type MeasureText, measureWords, type PrintedRun } from './words.ts'

/** Every letter is one point wide. */
const ruler: MeasureText = (text) => text.length
const set = (text: string, measure: number) =>
  breakLines(measureWords(plainRun(text), textStyles.body, ruler), measure).map(
    ({ words, width }) => ({
      text: words
        .map(
          ({ spans, space }, index) =>
            (index && space ? ' ' : '') + spans.map((bit) => bit.text).join(''),
        )
        .join(''),
      width,
    }),
  )
const texts = (text: string, measure: number) => set(text, measure).map((line) => line.text)

test('no line is longer than the measure, and no word is lost', () => {
  const words = 'the ground opens in May and closes in November at that height'
  const lines = set(words, 20)
  expect(lines.every(({ text, width }) => width === text.length && width <= 20)).toBe(true)
  expect(lines.map(({ text }) => text).join(' ')).toBe(words)
})

test('right edges are even: a first line gives up a word where that avoids a gap in the next', () => {
  // Filling each line first would give “aaa bb cc” and then the short “dd”, before the long word.
  expect(texts('aaa bb cc ddddd eeeeeeeee', 9)).toEqual(['aaa bb', 'cc ddddd', 'eeeeeeeee'])
})

test('a word may break after a hyphen between letters, and nowhere else', () => {
  expect(texts('a five-foot strip', 8)).toEqual(['a five-', 'foot', 'strip'])
  expect(() => texts('a fivefootstrip', 8)).toThrow('“fivefootstrip” is wider than 8 points')
})

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
