import type { BlockOf } from '../content/schema/block.ts'
import { breakLines } from './lines.ts'
import type { Tag } from './canvas.ts'
import type { LayoutItem } from './layout-item.ts'
import { spaceAbove, columns, textStyles } from './page-style.ts'
import { baselineOffset, type LayoutContext } from './text-items.ts'
import { plainRun, measureWords } from './words.ts'

const { text } = columns
/** Between a picture and its caption. */
const gap = 5

/** A picture as wide as the text, with its caption under it. */
export function figureItem(
  { image, alt, caption }: BlockOf<'figure'>,
  { measureText, parent }: LayoutContext,
): LayoutItem {
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
