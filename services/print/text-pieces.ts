import { linesOf } from './lines.ts'
import type { Tag } from './pen.ts'
import type { Piece } from './piece.ts'
import type { Type } from './sheet.ts'
import { type PrintedRun, type Ruler, wordsOf } from './words.ts'

/** What setting a block needs to know besides the block. */
export interface Setting {
  ruler: Ruler
  /** The part of the document’s structure that the block belongs to. */
  parent: Tag
}

export interface TextPlace {
  x: number
  width: number
  /** The space above the first line. */
  above: number
}

/** How far below the top of a line its letters stand. */
export const baselineOf = ({ size, leading }: Type): number => (leading + size * 0.7) / 2

/**
 * In: a text, how it is set, and where. Out: a piece for each of its lines. Two lines at least stay
 * together at the foot of a page, and at its head.
 */
export function textPieces(
  runs: readonly PrintedRun[],
  type: Type,
  { x, width, above }: TextPlace,
  ruler: Ruler,
  tag: Tag,
): Piece[] {
  const lines = linesOf(wordsOf(runs, type, ruler), width)
  return lines.map((line, index) => ({
    height: type.leading,
    above: index === 0 ? above : 0,
    keep: (index === 0 && lines.length > 1) || index === lines.length - 2,
    draw: (pen, y) => pen.line(line, x, y + baselineOf(type), tag, index < lines.length - 1),
  }))
}
