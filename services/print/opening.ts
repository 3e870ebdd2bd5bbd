import type { BookChapter } from './book.ts'
import { linesOf } from './lines.ts'
import type { Tag } from './pen.ts'
import type { Piece } from './piece.ts'
import { above, columns, sheet, types } from './sheet.ts'
import { baselineOf, type Setting, textPieces } from './text-pieces.ts'
import { plain, wordsOf } from './words.ts'

const { text, side } = columns

/**
 * How a chapter begins: a picture across the page, `height` high; its number in the side column; its
 * title, and a sentence under it. They stay together, and with the first lines of the text.
 */
export function openingPieces(
  { slug, number, title, summary, image }: BookChapter,
  height: number,
  { ruler, parent }: Setting,
): Piece[] {
  const heading: Tag = { type: 'H2', parent }
  const scene: Tag = { type: 'Figure', parent, alt: image.alt }
  const digits = number === undefined ? [] : wordsOf(plain(String(number)), types.number, ruler)
  const [numeral] = linesOf(digits, side.width)
  const titlePlace = { ...text, above: 0 }
  const [first, ...lines] = textPieces(plain(title), types.chapter, titlePlace, ruler, heading)
  if (!first) return []
  const opened: Piece = {
    ...first,
    anchor: { id: slug, title: number === undefined ? title : `${number}. ${title}`, level: 1 },
    draw(pen, y) {
      pen.picture(image.name, { x: 0, y: 0, width: sheet.width, height }, scene)
      // The numeral is twice as high as the title, and stands with its top beside it.
      const baseline = y + baselineOf(types.chapter) + 16
      if (numeral) pen.line(numeral, side.x - 2, baseline, heading, true)
      first.draw(pen, y)
    },
  }
  const tag: Tag = { type: 'P', parent }
  const leadPlace = { ...text, above: above.lead }
  const lead = summary ? textPieces(plain(summary), types.lead, leadPlace, ruler, tag) : []
  const pieces = [opened, ...lines, ...lead].map((piece) => ({ ...piece, keep: true }))
  return pieces.map((piece, index) =>
    index === pieces.length - 1 ? { ...piece, below: above.text } : piece,
  )
}
