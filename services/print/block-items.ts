import type { BlockOf } from '../content/schema/block.ts'
import { sideHeadingItem } from './side-heading.ts'
import { figureItem } from './figure.ts'
import { listItems, type PrintedList } from './list.ts'
import type { Tag } from './canvas.ts'
import type { LayoutItem } from './layout-item.ts'
import { spaceAbove, columns, textStyles } from './page-style.ts'
import { type PrintedTable, tableItems } from './table.ts'
import { type LayoutContext, textItems } from './text-items.ts'
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
  return textItems(words, textStyles.part, place, measureText, tag).map((piece) => ({
    ...piece,
    keep: true,
  }))
}
