import { breakLines } from './lines.ts'
import type { Tag } from './canvas.ts'
import type { LayoutItem } from './layout-item.ts'
import { spaceAbove, colors, columns, type TextStyle, textStyles } from './page-style.ts'
import { baselineOffset, type LayoutContext } from './text-items.ts'
import { type PrintedRun, measureWords } from './words.ts'

const { side } = columns

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
