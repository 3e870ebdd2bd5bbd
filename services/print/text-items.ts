import { breakLines } from './lines.ts'
import type { Tag } from './canvas.ts'
import type { LayoutItem } from './layout-item.ts'
import type { TextStyle } from './page-style.ts'
import { type PrintedRun, type MeasureText, measureWords } from './words.ts'

/** What setting a block needs to know besides the block. */
export interface LayoutContext {
  measureText: MeasureText
  /** The part of the document’s structure that the block belongs to. */
  parent: Tag
}

export interface TextFrame {
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
