import type { BlockOf } from '../content/schema/block.ts'
import { linesOf } from './lines.ts'
import type { Tag } from './pen.ts'
import type { Piece } from './piece.ts'
import { above, columns, types } from './sheet.ts'
import { baselineOf, type Setting } from './text-pieces.ts'
import { plain, wordsOf } from './words.ts'

const { text } = columns
/** Between a picture and its caption. */
const gap = 5

/** A picture as wide as the text, with its caption under it. */
export function figurePiece(
  { image, alt, caption }: BlockOf<'figure'>,
  { ruler, parent }: Setting,
): Piece {
  const height = Math.round((text.width * 9) / 16)
  const figure: Tag = { type: 'Figure', parent, alt }
  const words: Tag = { type: 'Caption', parent }
  const type = types.small
  const lines = caption ? linesOf(wordsOf(plain(caption), type, ruler), text.width) : []
  return {
    height: height + (lines.length > 0 ? gap + lines.length * type.leading : 0),
    above: above.figure,
    keep: false,
    draw(pen, y) {
      pen.picture(image, { ...text, y, height }, figure)
      const first = y + height + gap + baselineOf(type)
      for (const [index, line] of lines.entries())
        pen.line(line, text.x, first + index * type.leading, words, index < lines.length - 1)
    },
  }
}
