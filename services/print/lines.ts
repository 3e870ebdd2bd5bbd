import type { Word, TextSpan } from './words.ts'

export interface Line {
  words: readonly Word[]
  width: number
}

/** A last line shorter than this part of the measure is penalized. */
const minLastLine = 0.14

/**
 * In: words and the measure, in points. Out: lines, broken so that a paragraph’s right edges are as even
 * as possible and its last line is not a single short word (Knuth and Plass).
 * Throws when a word is wider than the measure.
 */
export function breakLines(words: readonly Word[], measure: number): Line[] {
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
      const cost = (best[end]?.cost ?? Infinity) + lineCost(width / measure, end === words.length)
      if (cost < choice.cost) choice = { cost, end }
    }
    if (choice.cost === Infinity) throw new Error(tooWideMessage(words[start], measure))
    best[start] = choice
  }
  const lines: Line[] = []
  for (let start = 0; start < words.length; start = best[start]?.end ?? words.length)
    lines.push(toLine(words.slice(start, best[start]?.end)))
  return lines
}

/** In: how much of the measure a line fills. */
function lineCost(filled: number, last: boolean): number {
  if (last) return filled < minLastLine ? 0.05 : 0
  return (1 - filled) ** 2
}

const toLine = (words: readonly Word[]): Line => ({
  words,
  width: words.reduce((sum, { width, space }, index) => sum + width + (index ? space : 0), 0),
})

const tooWideMessage = (word: Word | undefined, measure: number) =>
  `“${word?.spans.map(({ text }) => text).join('')}” is wider than ${Math.round(measure)} points, the width it has in print.`

/**
 * In: a line. Out: its spans, adjacent ones of one style merged, so that a line takes few drawing
 * operations. A space belongs to the span before it, unless that is a link which ends there. With
 * `more` lines to come, the line ends with a space, so that extracted text keeps its words apart.
 */
export function mergeSpans({ words }: Line, more: boolean): TextSpan[] {
  const merged: TextSpan[] = []
  for (const [index, { spans, space }] of words.entries())
    for (const [at, bit] of spans.entries()) {
      const gap = at === 0 && index > 0 ? space : 0
      const last = merged.at(-1)
      if (last && sameStyle(last, bit)) extend(last, (gap ? ' ' : '') + bit.text, gap + bit.width)
      else if (last && gap && last.href !== undefined)
        merged.push({ ...last, href: undefined, text: ' ', width: gap }, { ...bit })
      else {
        if (last && gap) extend(last, ' ', gap)
        merged.push({ ...bit })
      }
    }
  const last = merged.at(-1)
  if (last && more) last.text += ' '
  return merged
}

function extend(span: TextSpan, text: string, width: number): void {
  span.text += text
  span.width += width
}

const sameStyle = (a: TextSpan, b: TextSpan): boolean =>
  (['face', 'size', 'color', 'tabular', 'raised', 'href'] as const).every(
    (key) => a[key] === b[key],
  )
