import type { Column, Content, TableCell } from 'pdfmake/interfaces'
import type { PrintedBlock, PrintedRun } from './notes.ts'
import { columns, type PrintColors, textIndent } from './page-style.ts'

/** Content that is not broken across pages: a paragraph, an item of a list. */
interface Piece {
  content: Content
  /** A table, as wide as the page; a long one continues on further pages. */
  wide?: 'short' | 'long'
}

/** Converts the blocks of a chapter to pdfmake content. A title stays on the page of the piece that follows it. */
export function chapterContent(
  blocks: readonly PrintedBlock[],
  chapter: string,
  colors: PrintColors,
): Content[] {
  const pieces = blocks.reduceRight<Piece[]>((after, block) => {
    if (block.kind === 'heading' && block.level === 2)
      return besideNext(block, { chapter, colors }, after)
    const [first, ...rest] = piecesOf(block, colors)
    if (!first) return after
    const announces =
      block.kind === 'heading' ||
      (block.kind === 'paragraph' && block.words.at(-1)?.text.endsWith(':'))
    return announces ? withNext(first, after) : [first, ...rest, ...after]
  }, [])
  return pieces.map(placed)
}

const placed = ({ content, wide }: Piece): Content =>
  wide ? content : { stack: [content], margin: [textIndent, 0, 0, 0], unbreakable: true }

function withNext(head: Piece, after: Piece[]): Piece[] {
  const [next, ...rest] = after
  if (!next || next.wide === 'long') return [head, ...after]
  if (!next.wide) return [{ content: { stack: [head.content, next.content] } }, ...rest]
  return [together([placed(head), next.content]), ...rest]
}

/** Puts a section's title beside the piece that follows it, and in the outline. */
function besideNext(
  { id, words }: Extract<PrintedBlock, { kind: 'heading' }>,
  { chapter, colors }: { chapter: string; colors: PrintColors },
  after: Piece[],
): Piece[] {
  const text = words.map((run) => run.text).join('')
  const title: Column = {
    stack: [
      rule(22, colors.action, 1.4),
      { text, style: 'section', id, outline: true, outlineParentId: chapter, margin: [0, 4, 0, 0] },
    ],
    width: columns.side,
  }
  const beside = (contents: Content[]): Content => ({
    columns: [title, { stack: contents, width: '*' }],
    columnGap: columns.gap,
    margin: [0, 15, 0, 0],
  })
  const [next, ...rest] = after
  if (!next || next.wide === 'long') return [together([beside([])]), ...after]
  return [together(next.wide ? [beside([]), next.content] : [beside([next.content])]), ...rest]
}

/** Keeps contents on one page. They must not be higher than a page: pdfmake drops the rest. */
const together = (contents: Content[]): Piece => ({
  content: { stack: contents, unbreakable: true },
  wide: 'short',
})

/** Splits a block into pieces; the first one stays with a title above it. */
function piecesOf(block: PrintedBlock, colors: PrintColors): Piece[] {
  switch (block.kind) {
    case 'paragraph':
      return [{ content: { text: printed(block.words, colors), margin: [0, 7, 0, 0] } }]
    case 'heading':
      return [
        { content: { text: printed(block.words, colors), style: 'part', margin: [0, 14, 0, 0] } },
      ]
    case 'list':
      return listPieces(block, colors)
    case 'table':
      return [tablePiece(block, colors)]
    case 'figure':
      return [
        {
          content: {
            stack: [
              { image: imageKey({ image: block.image, ...figureSize }), ...figureSize },
              ...(block.caption ? [{ text: block.caption, style: 'small', margin: 5 }] : []),
            ],
            margin: [0, 16, 0, 0],
          },
        },
      ]
  }
}

/** The key of a picture in the document, unique by size. */
export const imageKey = ({
  image,
  width,
  height,
}: {
  image: string
  width: number
  height: number
}) => `${image} ${width}×${height}`

/** A picture as wide as the text. */
export const figureSize = { width: columns.text, height: Math.round((columns.text * 9) / 16) }

/** A checklist of at most this many items stays on one page, so that it can be used as one sheet. */
const maxUnbrokenChecklist = 12

function listPieces(
  { style, items }: Extract<PrintedBlock, { kind: 'list' }>,
  colors: PrintColors,
): Piece[] {
  const contents = items.map((words, index): Content => ({
    columns: [
      { ...marker(style, index, colors), width: 18 },
      { text: printed(words, colors), width: '*' },
    ],
    columnGap: 0,
    margin: [0, index === 0 ? 7 : style === 'box' ? 5.4 : 3.4, 0, 0],
  }))
  return style === 'box' && items.length <= maxUnbrokenChecklist
    ? [{ content: { stack: contents } }]
    : contents.map((content) => ({ content }))
}

/** An item's marker: its number, a checkbox, or a dash. */
function marker(style: 'dash' | 'number' | 'box', index: number, colors: PrintColors) {
  if (style === 'number') return { text: `${index + 1}.`, style: 'column', margin: 0 }
  const box = { type: 'rect' as const, x: 0, y: 3, w: 8.6, h: 8.6, lineColor: colors.quiet }
  const dash = {
    type: 'rect' as const,
    x: 0,
    y: 6.7,
    w: 5,
    h: 1.2,
    color: colors.action,
    lineWidth: 0,
  }
  return { canvas: [style === 'box' ? box : dash] }
}

/** A table of at most this many rows stays on one page. */
const maxUnbrokenRows = 9

/** A table as wide as the page. Rows are never broken, and the header is repeated on every further page. */
function tablePiece(block: Extract<PrintedBlock, { kind: 'table' }>, colors: PrintColors): Piece {
  const cell = (runs: readonly PrintedRun[], style: string): TableCell => ({
    text: printed(runs, colors),
    style,
  })
  const content: Content = {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: block.columns.map((_, index) => (index < block.columns.length - 1 ? 'auto' : '*')),
      body: [
        block.columns.map((runs) => cell(runs, 'column')),
        ...block.rows.map((row) =>
          row.map((runs, index) =>
            cell(index === 0 ? runs.map((run) => ({ ...run, bold: true })) : runs, 'cell'),
          ),
        ),
      ],
    },
    layout: {
      hLineWidth: (line) => (line === 0 ? 0 : line === 1 ? 1.1 : 0.5),
      hLineColor: (line) => (line === 1 ? colors.action : colors.line),
      vLineWidth: () => 0,
      paddingLeft: (column) => (column === 0 ? 0 : 14),
      paddingRight: () => 0,
      paddingTop: () => 4,
      paddingBottom: () => 4,
    },
    margin: [0, 12, 0, 14],
  }
  return block.rows.length <= maxUnbrokenRows ? together([content]) : { content, wide: 'long' }
}

/** Runs with their links, and the numbers of their notes. */
export const printed = (runs: readonly PrintedRun[], colors: PrintColors): Content[] =>
  runs.flatMap(({ text, bold, italic, href, note }) => [
    { text, bold, italics: italic, ...(href !== undefined && linkTo(href, colors)) },
    ...(note === undefined ? [] : [{ text: String(note), sup: true, color: colors.link }]),
  ])

/** A link; `#snow` is a destination in the guide. */
export const linkTo = (href: string, colors: PrintColors) => ({
  color: colors.link,
  ...(href.startsWith('#') ? { linkToDestination: href.slice(1) } : { link: href }),
})

export const rule = (width: number, color: string, height: number): Content => ({
  canvas: [{ type: 'rect', x: 0, y: 0, w: width, h: height, color, lineWidth: 0 }],
})
