import { linesOf } from './lines.ts'
import type { Tag } from './pen.ts'
import type { Piece } from './piece.ts'
import { above, colours, columns, type Type, types } from './sheet.ts'
import { baselineOf, type Setting } from './text-pieces.ts'
import { type PrintedRun, wordsOf } from './words.ts'

const { side } = columns

/** A title in the side column, level with the first line of the text that follows. */
export function besidePiece(
  words: readonly PrintedRun[],
  type: Type,
  { ruler, parent }: Setting,
): Piece {
  const lines = linesOf(wordsOf(words, type, ruler), side.width)
  const tag: Tag = { type: 'H3', parent }
  return {
    height: 0,
    above: above.section,
    keep: true,
    aside: lines.length * type.leading,
    draw(pen, y) {
      pen.rule({ x: side.x, y: y - 5, width: 22, height: 1.4 }, colours.gold)
      const first = y + baselineOf(types.body)
      for (const [index, line] of lines.entries())
        pen.line(line, side.x, first + index * type.leading, tag, index < lines.length - 1)
    },
  }
}
