import type { BlockOf } from '../content/schema/block.ts'
import { besidePiece } from './beside.ts'
import { figurePiece } from './figure.ts'
import { listPieces, type PrintedList } from './list.ts'
import type { Tag } from './pen.ts'
import type { Piece } from './piece.ts'
import { above, columns, types } from './sheet.ts'
import { type PrintedTable, tablePieces } from './table.ts'
import { type Setting, textPieces } from './text-pieces.ts'
import type { PrintedRun } from './words.ts'

interface PrintedHeading extends Omit<BlockOf<'heading'>, 'words'> {
  words: PrintedRun[]
}

/** A block as it is printed: its runs have the numbers of their notes. */
export type PrintedBlock =
  | { kind: 'paragraph'; words: PrintedRun[] }
  | PrintedHeading
  | ({ kind: 'list' } & PrintedList)
  | ({ kind: 'table' } & PrintedTable)
  | BlockOf<'figure'>

/** In: a block. Out: the pieces that it is set in. */
export function piecesOf(block: PrintedBlock, setting: Setting): Piece[] {
  switch (block.kind) {
    case 'paragraph':
      return paragraphPieces(block.words, setting)
    case 'heading':
      return block.level === 2 ? [sectionPiece(block, setting)] : partPieces(block, setting)
    case 'list':
      return listPieces(block, setting)
    case 'table':
      return tablePieces(block, setting)
    case 'figure':
      return [figurePiece(block, setting)]
  }
}

/** A paragraph that ends with a colon stays with what it announces. */
function paragraphPieces(words: readonly PrintedRun[], { ruler, parent }: Setting): Piece[] {
  const tag: Tag = { type: 'P', parent }
  const place = { ...columns.text, above: above.paragraph }
  const pieces = textPieces(words, types.body, place, ruler, tag)
  const announces = words.at(-1)?.text.endsWith(':')
  return pieces.map((piece, index) =>
    announces && index === pieces.length - 1 ? { ...piece, keep: true } : piece,
  )
}

/** The title of a section, beside its text and in the outline. */
const sectionPiece = ({ id, words }: PrintedHeading, setting: Setting): Piece => ({
  ...besidePiece(words, types.section, setting),
  anchor: { id, title: words.map(({ text }) => text).join(''), level: 2 },
})

/** The title of a part of a section, over its text. */
function partPieces({ words }: PrintedHeading, { ruler, parent }: Setting): Piece[] {
  const tag: Tag = { type: 'H4', parent }
  const place = { ...columns.text, above: above.part }
  return textPieces(words, types.part, place, ruler, tag).map((piece) => ({ ...piece, keep: true }))
}
