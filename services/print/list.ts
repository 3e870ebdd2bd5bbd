import { breakLines } from './lines.ts'
import type { Canvas, Tag } from './canvas.ts'
import type { LayoutItem } from './layout.ts'
import { spaceAbove, colors, columns, textStyles } from './page-style.ts'
import { baselineOffset, type LayoutContext, textItems } from './place-text.ts'
import { plainRun, type PrintedRun, measureWords } from './words.ts'

/** A list as it is printed. */
export interface PrintedList {
  style: 'dash' | 'number' | 'box'
  items: readonly PrintedRun[][]
}

const { text } = columns

/** How far the text of items stands from their signs, and how far items stand apart. */
const indents = { dash: 13, number: 17, box: 18 } as const
const gaps = { dash: spaceAbove.item, number: spaceAbove.item, box: spaceAbove.box } as const
/** A checklist of at most this many items stays on one page, so that it can be used as one sheet. */
const maxUnbrokenChecklist = 12

/** In: a list. Out: its items as pieces, two of them at least together on a page. */
export function listItems({ style, items }: PrintedList, setting: LayoutContext): LayoutItem[] {
  const { measureText, parent } = setting
  const list: Tag = { type: 'L', parent }
  const unbroken = style === 'box' && items.length <= maxUnbrokenChecklist
  const indent = indents[style]
  return items.flatMap((words, index) => {
    const item: Tag = { type: 'LI', parent: list }
    const place = {
      x: text.x + indent,
      width: text.width - indent,
      above: index === 0 ? spaceAbove.list : gaps[style],
    }
    const body: Tag = { type: 'LBody', parent: item }
    const [first, ...rest] = textItems(words, textStyles.body, place, measureText, body)
    if (!first) return []
    const drawMarker = markerDrawer({ style, index }, setting, item)
    const marked: LayoutItem = {
      ...first,
      draw(pen, y) {
        drawMarker(pen, y)
        first.draw(pen, y)
      },
    }
    const last = index === items.length - 1
    const together = !last && (unbroken || index === 0 || index === items.length - 2)
    return [marked, ...rest].map((piece, at) =>
      together && at === rest.length ? { ...piece, keepWithNext: true } : piece,
    )
  })
}

/** Draws what stands before an item: its number, a box to tick, or a dash. */
function markerDrawer(
  { style, index }: { style: PrintedList['style']; index: number },
  { measureText }: LayoutContext,
  item: Tag,
): (pen: Canvas, y: number) => void {
  if (style === 'box')
    return (pen, y) => pen.frame({ x: text.x, y: y + 3, width: 8.6, height: 8.6 }, colors.slate)
  if (style === 'dash')
    return (pen, y) => pen.rule({ x: text.x, y: y + 6.7, width: 5, height: 1.2 }, colors.gold)
  const label: Tag = { type: 'Lbl', parent: item }
  const [number] = breakLines(
    measureWords(plainRun(`${index + 1}.`), textStyles.column, measureText),
    indents.number,
  )
  return (pen, y) =>
    number && pen.line(number, text.x, y + baselineOffset(textStyles.body), label, true)
}
