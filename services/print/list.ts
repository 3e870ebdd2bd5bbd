import { linesOf } from './lines.ts'
import type { Pen, Tag } from './pen.ts'
import type { Piece } from './piece.ts'
import { above, colours, columns, types } from './sheet.ts'
import { baselineOf, type Setting, textPieces } from './text-pieces.ts'
import { plain, type PrintedRun, wordsOf } from './words.ts'

/** A list as it is printed. */
export interface PrintedList {
  style: 'dash' | 'number' | 'box'
  items: readonly PrintedRun[][]
}

const { text } = columns

/** How far the text of items stands from their signs, and how far items stand apart. */
const indents = { dash: 13, number: 17, box: 18 } as const
const gaps = { dash: above.item, number: above.item, box: above.box } as const
/** A checklist of no more items than these is carried about as one sheet: it is not broken. */
const mostBoxes = 12

/** In: a list. Out: its items as pieces, two of them at least together on a page. */
export function listPieces({ style, items }: PrintedList, setting: Setting): Piece[] {
  const { ruler, parent } = setting
  const list: Tag = { type: 'L', parent }
  const whole = style === 'box' && items.length <= mostBoxes
  const indent = indents[style]
  return items.flatMap((words, index) => {
    const item: Tag = { type: 'LI', parent: list }
    const place = {
      x: text.x + indent,
      width: text.width - indent,
      above: index === 0 ? above.list : gaps[style],
    }
    const body: Tag = { type: 'LBody', parent: item }
    const [first, ...rest] = textPieces(words, types.body, place, ruler, body)
    if (!first) return []
    const sign = signOf({ style, index }, setting, item)
    const marked: Piece = {
      ...first,
      draw(pen, y) {
        sign(pen, y)
        first.draw(pen, y)
      },
    }
    const last = index === items.length - 1
    const together = !last && (whole || index === 0 || index === items.length - 2)
    return [marked, ...rest].map((piece, at) =>
      together && at === rest.length ? { ...piece, keep: true } : piece,
    )
  })
}

/** Draws what stands before an item: its number, a box to tick, or a dash. */
function signOf(
  { style, index }: { style: PrintedList['style']; index: number },
  { ruler }: Setting,
  item: Tag,
): (pen: Pen, y: number) => void {
  if (style === 'box')
    return (pen, y) => pen.frame({ x: text.x, y: y + 3, width: 8.6, height: 8.6 }, colours.slate)
  if (style === 'dash')
    return (pen, y) => pen.rule({ x: text.x, y: y + 6.7, width: 5, height: 1.2 }, colours.gold)
  const label: Tag = { type: 'Lbl', parent: item }
  const [number] = linesOf(wordsOf(plain(`${index + 1}.`), types.column, ruler), indents.number)
  return (pen, y) => number && pen.line(number, text.x, y + baselineOf(types.body), label, true)
}
