import type { Tag, Canvas } from './canvas.ts'
import type { LayoutItem } from './layout.ts'
import { breakLines } from './lines.ts'
import { type TextStyle, spaceAbove, colors, columns, textStyles } from './page-style.ts'
import { type PrintedRun, type MeasureText, measureWords, plainRun } from './words.ts'

const { side } = columns

/** What setting a block needs to know besides the block. */
export interface LayoutContext {
  measureText: MeasureText
  /** The part of the document’s structure that the block belongs to. */
  parent: Tag
}

interface TextFrame {
  x: number
  width: number
  /** The space above the first line. */
  above: number
}

/** How far below the top of a line its letters stand. */
export const baselineOffset = ({ size, leading }: TextStyle): number => (leading + size * 0.7) / 2

/**
 * In: a text, how it is set, and where. Out: a piece for each of its lines. Two lines at least stay
 * together at the foot of a page, and at its head.
 */
export function textItems(
  runs: readonly PrintedRun[],
  type: TextStyle,
  { x, width, above }: TextFrame,
  ruler: MeasureText,
  tag: Tag,
): LayoutItem[] {
  const lines = breakLines(measureWords(runs, type, ruler), width)
  return lines.map((line, index) => ({
    height: type.leading,
    above: index === 0 ? above : 0,
    keepWithNext: (index === 0 && lines.length > 1) || index === lines.length - 2,
    draw: (pen, y) => pen.line(line, x, y + baselineOffset(type), tag, index < lines.length - 1),
  }))
}

/** A title in the side column, level with the first line of the text that follows. */
export function sideHeadingItem(
  words: readonly PrintedRun[],
  type: TextStyle,
  { measureText, parent }: LayoutContext,
): LayoutItem {
  const lines = breakLines(measureWords(words, type, measureText), side.width)
  const tag: Tag = { type: 'H3', parent }
  return {
    height: 0,
    above: spaceAbove.section,
    keepWithNext: true,
    sideHeight: lines.length * type.leading,
    draw(pen, y) {
      pen.rule({ x: side.x, y: y - 5, width: 22, height: 1.4 }, colors.gold)
      const first = y + baselineOffset(textStyles.body)
      for (const [index, line] of lines.entries())
        pen.line(line, side.x, first + index * type.leading, tag, index < lines.length - 1)
    },
  }
}

/** The context for pages with fixed positions: the cover, the contents, the last page. */
export interface DrawContext {
  canvas: Canvas
  measureText: MeasureText
}

export interface TextPosition {
  x: number
  y: number
  width: number
}

/** Draws a text with its top at `y`. Out: where its last line ends. */
export function drawText(
  { canvas, measureText }: DrawContext,
  words: string | readonly PrintedRun[],
  type: TextStyle,
  { x, y, width }: TextPosition,
  tag: Tag,
): number {
  const runs = typeof words === 'string' ? plainRun(words) : words
  const lines = breakLines(measureWords(runs, type, measureText), width)
  for (const [index, line] of lines.entries())
    canvas.line(
      line,
      x,
      y + index * type.leading + baselineOffset(type),
      tag,
      index < lines.length - 1,
    )
  return y + lines.length * type.leading
}
