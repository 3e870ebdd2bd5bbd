import type { Canvas, Tag } from './canvas.ts'
import type { LayoutItem } from './layout.ts'
import { type Line, breakLines } from './lines.ts'
import {
  spaceAbove,
  spaceBelowTable,
  colors,
  columns,
  type TextStyle,
  textStyles,
} from './page-style.ts'
import { baselineOffset, type LayoutContext } from './place-text.ts'
import { type PrintedRun, type Word, measureWords } from './words.ts'

/** A table as it is printed. */
export interface PrintedTable {
  columns: readonly PrintedRun[][]
  rows: readonly PrintedRun[][][]
}

/** A table that is no higher stays on one page. In points. */
const maxUnbrokenHeight = 250
/** Between two columns, and above and below the text of a cell. */
const gutter = 14
const padding = 4.6

/**
 * In: a table. Out: its head and its rows as pieces. It is as wide as the text where it fits there,
 * else as the page; a row is never broken, and the head stands again on every further page.
 */
export function tableItems(
  table: PrintedTable,
  { measureText, parent }: LayoutContext,
): LayoutItem[] {
  const head = table.columns.map((runs) => measureWords(runs, textStyles.column, measureText))
  const body = table.rows.map((row) =>
    row.map((runs, index) =>
      measureWords(index === 0 ? boldRuns(runs) : runs, textStyles.cell, measureText),
    ),
  )
  const needs = head.map((title, index) =>
    columnNeed([title, ...body.map((row) => row[index] ?? [])]),
  )
  const gaps = gutter * (needs.length - 1)
  const wanted = needs.reduce((sum, { max }) => sum + max, gaps)
  const frame = wanted <= columns.text.width ? columns.text : columns.full
  const widths = columnWidths(needs, frame.width - gaps)

  const figures = head.map((_, index) => widestNumber(body.map((row) => row[index] ?? [])))

  const row = (
    cells: readonly Word[][],
    type: TextStyle,
    tags: readonly Tag[],
    edge: RowRule,
  ): LayoutItem => {
    const texts = cells.map((cell, index) => breakLines(cell, widths[index] ?? frame.width))
    const lines = Math.max(1, ...texts.map(({ length }) => length))
    const height = lines * type.leading + 2 * padding
    return {
      height,
      above: 0,
      keepWithNext: false,
      fullWidth: true,
      draw(pen, y) {
        let { x }: { x: number } = frame
        for (const [index, text] of texts.entries()) {
          const inset = type === textStyles.cell ? alignmentInset(text, figures[index]) : 0
          drawCell(pen, text, type, { x: x + inset, y: y + padding }, tags[index])
          x += (widths[index] ?? 0) + gutter
        }
        pen.rule({ ...frame, y: y + height - edge.height, height: edge.height }, edge.color)
      },
    }
  }

  const tag: Tag = { type: 'Table', parent }
  const headRow: Tag = { type: 'TR', parent: tag }
  const titles = head.map((): Tag => ({ type: 'TH', parent: headRow, scope: 'Column' }))
  // On further pages the head is repeated as an artifact, without tags.
  const repeatedHead: LayoutItem = {
    ...row(head, textStyles.column, [], rowRules.head),
    keepWithNext: true,
  }
  const rows = body.map((cells): LayoutItem => {
    const parent: Tag = { type: 'TR', parent: tag }
    const tags = cells.map((_, at): Tag =>
      at === 0 ? { type: 'TH', parent, scope: 'Row' } : { type: 'TD', parent },
    )
    return row(cells, textStyles.cell, tags, rowRules.row)
  })
  const whole = rows.reduce((sum, { height }) => sum + height, 0) <= maxUnbrokenHeight
  return [
    {
      ...row(head, textStyles.column, titles, rowRules.head),
      above: spaceAbove.table,
      keepWithNext: true,
    },
    ...rows.map((item, index): LayoutItem => ({
      ...item,
      repeatedHead,
      // Two rows at least stand together at the end of a page and at the head of one.
      keepWithNext: index < rows.length - 1 && (whole || index === 0 || index === rows.length - 2),
      below: index === rows.length - 1 ? spaceBelowTable : 0,
    })),
  ]
}

/** The rule under a row. */
interface RowRule {
  height: number
  color: (typeof colors)['gold' | 'rule']
}
const rowRules = {
  head: { height: 1.1, color: colors.gold },
  row: { height: 0.5, color: colors.rule },
} as const

/** The width of the widest figure in a column that holds nothing else; nothing for other columns. */
function widestNumber(cells: readonly Word[][]): number | undefined {
  const firsts = cells.map(([first]) => first)
  const figures = firsts.every((word) =>
    /^[\d,.]+$/.test(word?.spans.map(({ text }) => text).join('') ?? ''),
  )
  return figures ? Math.max(...firsts.map((word) => word?.width ?? 0)) : undefined
}

/** Figures stand under each other by their last digit, whatever mark comes after it. */
const alignmentInset = ([line]: readonly Line[], widest: number | undefined): number =>
  widest === undefined ? 0 : widest - (line?.words[0]?.width ?? 0)

/** What a column holds: the width of its longest word (minimum) and of its longest cell (preferred). */
const columnNeed = (cells: readonly Word[][]): ColumnNeed => ({
  min: Math.max(0, ...cells.flatMap((cell) => cell.map(({ width }) => width))),
  max: Math.max(
    0,
    ...cells.map((cell) => cell.reduce((sum, { width, space }) => sum + width + space, 0)),
  ),
})

const boldRuns = (runs: readonly PrintedRun[]) => runs.map((run) => ({ ...run, bold: true }))

function drawCell(
  pen: Canvas,
  lines: readonly Line[],
  type: TextStyle,
  { x, y }: { x: number; y: number },
  tag: Tag | undefined,
): void {
  for (const [index, line] of lines.entries())
    pen.line(
      line,
      x,
      y + index * type.leading + baselineOffset(type),
      tag,
      index < lines.length - 1,
    )
}

/** What a column needs, in points: at least its longest word, at most its longest cell on one line. */
interface ColumnNeed {
  min: number
  max: number
}

/**
 * The widths of columns that share `room`. Longer columns get more, in proportion to the root of
 * their text, so that rows become even; none gets less than its longest word or more than its
 * longest cell. What nobody needs is spread over all but the last.
 */
function columnWidths(needs: readonly ColumnNeed[], total: number): number[] {
  const at = (scale: number) =>
    needs.map(({ min, max }) => Math.min(max, Math.max(min, scale * Math.sqrt(max))))
  let [low, high] = [0, total]
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2
    if (sum(at(middle)) > total) high = middle
    else low = middle
  }
  const widths = at(low)
  const spare = Math.max(0, total - sum(widths)) / Math.max(1, needs.length - 1)
  return widths.map((width, index) => (index < needs.length - 1 ? width + spare : width))
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
