import type { Word } from './words.ts'

export interface Line {
  words: readonly Word[]
  width: number
}

/** A last line shorter than this part of the measure looks lost. */
const shortest = 0.14

/**
 * In: words and the measure, in points. Out: lines, so broken that all of a paragraph’s right edges
 * are as even as they can be, and that its last line is no single short word where that can be had.
 * Throws when a word is wider than the measure.
 */
export function linesOf(words: readonly Word[], measure: number): Line[] {
  /** The least cost of setting the words from each one to the end, and where its line ends. */
  const best: { cost: number; end: number }[] = []
  best[words.length] = { cost: 0, end: words.length }
  for (let start = words.length - 1; start >= 0; start -= 1) {
    let width = 0
    let choice = { cost: Infinity, end: start + 1 }
    for (let end = start + 1; end <= words.length; end += 1) {
      const word = words[end - 1]
      if (!word) break
      width += word.width + (end - 1 === start ? 0 : word.space)
      if (width > measure) break
      const cost = (best[end]?.cost ?? Infinity) + costOf(width / measure, end === words.length)
      if (cost < choice.cost) choice = { cost, end }
    }
    if (choice.cost === Infinity) throw new Error(tooWide(words[start], measure))
    best[start] = choice
  }
  const lines: Line[] = []
  for (let start = 0; start < words.length; start = best[start]?.end ?? words.length)
    lines.push(lineOf(words.slice(start, best[start]?.end)))
  return lines
}

/** In: how much of the measure a line fills. */
function costOf(filled: number, last: boolean): number {
  if (last) return filled < shortest ? 0.05 : 0
  return (1 - filled) ** 2
}

const lineOf = (words: readonly Word[]): Line => ({
  words,
  width: words.reduce((sum, { width, space }, index) => sum + width + (index ? space : 0), 0),
})

const tooWide = (word: Word | undefined, measure: number) =>
  `“${word?.bits.map(({ text }) => text).join('')}” is wider than ${Math.round(measure)} points, the width it has in print.`
