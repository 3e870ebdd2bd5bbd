import { expect, test } from 'vitest'
import { breakLines } from './lines.ts'
import { textStyles } from './page-style.ts'
import { plainRun, type MeasureText, measureWords } from './words.ts'

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
