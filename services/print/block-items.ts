import type { BlockOf } from '../content/schema/block.ts'
import type { Tag } from './canvas.ts'
import type { LayoutItem } from './layout.ts'
import { breakLines } from './lines.ts'
import { listItems, type PrintedList } from './list.ts'
import { spaceAbove, columns, textStyles } from './page-style.ts'
import { sideHeadingItem, type LayoutContext, textItems, baselineOffset } from './place-text.ts'
import { type PrintedTable, tableItems } from './table.ts'
import { type PrintedRun, plainRun, measureWords } from './words.ts'

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

/** In: a block. Out: its layout items. */
export function itemsOf(block: PrintedBlock, setting: LayoutContext): LayoutItem[] {
  switch (block.kind) {
    case 'paragraph':
      return paragraphItems(block.words, setting)
    case 'heading':
      return block.level === 2
        ? [sectionHeadingItem(block, setting)]
        : partHeadingItems(block, setting)
    case 'list':
      return listItems(block, setting)
    case 'table':
      return tableItems(block, setting)
    case 'figure':
      return [figureItem(block, setting)]
  }
}

/** A paragraph that ends with a colon stays with the block after it. */
function paragraphItems(
  words: readonly PrintedRun[],
  { measureText, parent }: LayoutContext,
): LayoutItem[] {
  const tag: Tag = { type: 'P', parent }
  const place = { ...columns.text, above: spaceAbove.paragraph }
  const pieces = textItems(words, textStyles.body, place, measureText, tag)
  const announces = words.at(-1)?.text.endsWith(':')
  return pieces.map((piece, index) =>
    announces && index === pieces.length - 1 ? { ...piece, keepWithNext: true } : piece,
  )
}

/** The title of a section, beside its text and in the outline. */
const sectionHeadingItem = ({ id, words }: PrintedHeading, setting: LayoutContext): LayoutItem => ({
  ...sideHeadingItem(words, textStyles.section, setting),
  anchor: { id, title: words.map(({ text }) => text).join(''), level: 2 },
})

/** The title of a part of a section, over its text. */
function partHeadingItems(
  { words }: PrintedHeading,
  { measureText, parent }: LayoutContext,
): LayoutItem[] {
  const tag: Tag = { type: 'H4', parent }
  const place = { ...columns.text, above: spaceAbove.part }
  return textItems(words, textStyles.part, place, measureText, tag).map((item): LayoutItem => ({
    ...item,
    keepWithNext: true,
  }))
}

/** Between a picture and its caption. */
const gap = 5

/** A picture as wide as the text, with its caption under it. */
function figureItem(
  { image, alt, caption }: BlockOf<'figure'>,
  { measureText, parent }: LayoutContext,
): LayoutItem {
  const { text } = columns
  const height = Math.round((text.width * 9) / 16)
  const figure: Tag = { type: 'Figure', parent, alt }
  const words: Tag = { type: 'Caption', parent }
  const type = textStyles.small
  const lines = caption
    ? breakLines(measureWords(plainRun(caption), type, measureText), text.width)
    : []
  return {
    height: height + (lines.length > 0 ? gap + lines.length * type.leading : 0),
    above: spaceAbove.figure,
    keepWithNext: false,
    draw(pen, y) {
      pen.picture(image, { ...text, y, height }, figure)
      const first = y + height + gap + baselineOffset(type)
      for (const [index, line] of lines.entries())
        pen.line(line, text.x, first + index * type.leading, words, index < lines.length - 1)
    },
  }
}
