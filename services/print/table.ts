import { baselineOf, type Setting } from './text-pieces.ts'
import { type Line, linesOf } from './lines.ts'
import type { Pen, Tag } from './pen.ts'
import type { Piece } from './piece.ts'
import { columnWidths, type Need } from './column-widths.ts'
import { above, belowTable, colours, columns, type Type, types } from './sheet.ts'
import { type PrintedRun, type Word, wordsOf } from './words.ts'

/** A table as it is printed. */
export interface PrintedTable {
  columns: readonly PrintedRun[][]
  rows: readonly PrintedRun[][][]
}

/** A table that is no higher stays on one page. In points. */
const unbroken = 250
/** Between two columns, and above and below the text of a cell. */
const gutter = 14
const padding = 4.6

/**
 * In: a table. Out: its head and its rows as pieces. It is as wide as the text where it fits there,
 * else as the page; a row is never broken, and the head stands again on every further page.
 */
export function tablePieces(table: PrintedTable, { ruler, parent }: Setting): Piece[] {
  const head = table.columns.map((runs) => wordsOf(runs, types.column, ruler))
  const body = table.rows.map((row) =>
    row.map((runs, index) => wordsOf(index === 0 ? bold(runs) : runs, types.cell, ruler)),
  )
  const needs = head.map((title, index) => needOf([title, ...body.map((row) => row[index] ?? [])]))
  const gaps = gutter * (needs.length - 1)
  const wanted = needs.reduce((sum, { most }) => sum + most, gaps)
  const frame = wanted <= columns.text.width ? columns.text : columns.full
  const widths = columnWidths(needs, frame.width - gaps)

  const figures = head.map((_, index) => widestFigure(body.map((row) => row[index] ?? [])))

  const row = (cells: readonly Word[][], type: Type, tags: readonly Tag[], edge: Edge): Piece => {
    const texts = cells.map((cell, index) => linesOf(cell, widths[index] ?? frame.width))
    const lines = Math.max(1, ...texts.map(({ length }) => length))
    const height = lines * type.leading + 2 * padding
    return {
      height,
      above: 0,
      keep: false,
      wide: true,
      draw(pen, y) {
        let { x }: { x: number } = frame
        for (const [index, text] of texts.entries()) {
          const inset = type === types.cell ? insetOf(text, figures[index]) : 0
          drawCell(pen, text, type, { x: x + inset, y: y + padding }, tags[index])
          x += (widths[index] ?? 0) + gutter
        }
        pen.rule({ ...frame, y: y + height - edge.height, height: edge.height }, edge.colour)
      },
    }
  }

  const tag: Tag = { type: 'Table', parent }
  const headRow: Tag = { type: 'TR', parent: tag }
  const titles = head.map((): Tag => ({ type: 'TH', parent: headRow, scope: 'Column' }))
  // On a further page the head says nothing new: there it is an ornament, without tags.
  const again: Piece = { ...row(head, types.column, [], edges.head), keep: true }
  const rows = body.map((cells): Piece => {
    const parent: Tag = { type: 'TR', parent: tag }
    const tags = cells.map((_, at): Tag =>
      at === 0 ? { type: 'TH', parent, scope: 'Row' } : { type: 'TD', parent },
    )
    return row(cells, types.cell, tags, edges.row)
  })
  const whole = rows.reduce((sum, { height }) => sum + height, 0) <= unbroken
  return [
    { ...row(head, types.column, titles, edges.head), above: above.table, keep: true },
    ...rows.map((piece, index) => ({
      ...piece,
      again,
      // Two rows at least stand together at the end of a page and at the head of one.
      keep: index < rows.length - 1 && (whole || index === 0 || index === rows.length - 2),
      below: index === rows.length - 1 ? belowTable : 0,
    })),
  ]
}

/** The rule under a row. */
interface Edge {
  height: number
  colour: (typeof colours)['gold' | 'rule']
}
const edges = {
  head: { height: 1.1, colour: colours.gold },
  row: { height: 0.5, colour: colours.rule },
} as const

/** The width of the widest figure in a column that holds nothing else; nothing for other columns. */
function widestFigure(cells: readonly Word[][]): number | undefined {
  const firsts = cells.map(([first]) => first)
  const figures = firsts.every((word) =>
    /^[\d,.]+$/.test(word?.bits.map(({ text }) => text).join('') ?? ''),
  )
  return figures ? Math.max(...firsts.map((word) => word?.width ?? 0)) : undefined
}

/** Figures stand under each other by their last digit, whatever mark comes after it. */
const insetOf = ([line]: readonly Line[], widest: number | undefined): number =>
  widest === undefined ? 0 : widest - (line?.words[0]?.width ?? 0)

/** What a column holds: its longest word must fit, and its longest cell would like to. */
const needOf = (cells: readonly Word[][]): Need => ({
  least: Math.max(0, ...cells.flatMap((cell) => cell.map(({ width }) => width))),
  most: Math.max(
    0,
    ...cells.map((cell) => cell.reduce((sum, { width, space }) => sum + width + space, 0)),
  ),
})

const bold = (runs: readonly PrintedRun[]) => runs.map((run) => ({ ...run, bold: true }))

function drawCell(
  pen: Pen,
  lines: readonly Line[],
  type: Type,
  { x, y }: { x: number; y: number },
  tag: Tag | undefined,
): void {
  for (const [index, line] of lines.entries())
    pen.line(line, x, y + index * type.leading + baselineOf(type), tag, index < lines.length - 1)
}
