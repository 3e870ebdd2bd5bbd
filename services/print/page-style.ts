/**
 * The printed page: every size, place and color of it. US letter, in points (72 to the inch), from
 * the top left corner. Colors are those of renderer/styles/tokens.css, on white paper.
 */
export const pageSize = { width: 612, height: 792 } as const

/** Text stands in the right column, at some 70 characters a line; section titles stand beside it. */
export const columns = {
  side: { x: 54, width: 134 },
  text: { x: 212, width: 346 },
  full: { x: 54, width: 504 },
} as const

/** Between these lines stands what is read; above the running head, below the page's number. */
export const textArea = { top: 74, bottom: 722, head: 44, foot: 756 } as const

export const colors = {
  ink: '#12252a',
  slate: '#3e4c5d',
  spruce: '#1f3a3d',
  rule: '#d8d0bf',
  gold: '#c9972b',
  goldText: '#7d5a10',
  cream: '#fbf7ee',
} as const
export type Color = (typeof colors)[keyof typeof colors]

export const fontFaces = [
  'text',
  'text-italic',
  'text-bold',
  'text-bold-italic',
  'heading',
  'heading-bold',
] as const
export type FontFace = (typeof fontFaces)[number]

/** How a text is set: its face, its size and the distance of its lines. */
export interface TextStyle {
  face: FontFace
  size: number
  leading: number
  color: Color
  /** Its figures are of one width, to stand under each other. */
  tabular?: boolean | undefined
}

const { ink, slate, goldText, cream } = colors
export const textStyles = {
  body: { face: 'text', size: 9.9, leading: 14.2, color: ink },
  lead: { face: 'text', size: 12, leading: 17.4, color: slate },
  chapter: { face: 'heading-bold', size: 27, leading: 31, color: ink },
  number: { face: 'heading-bold', size: 60, leading: 60, color: goldText },
  section: { face: 'heading-bold', size: 11.4, leading: 14.2, color: ink },
  part: { face: 'heading', size: 10.4, leading: 14.2, color: ink },
  cell: { face: 'text', size: 8.5, leading: 12, color: ink, tabular: true },
  column: { face: 'heading-bold', size: 8.5, leading: 12, color: goldText },
  small: { face: 'text', size: 8, leading: 11.4, color: slate },
  head: { face: 'heading', size: 8, leading: 10, color: slate },
  entry: { face: 'heading-bold', size: 14, leading: 18, color: ink, tabular: true },
  cover: { face: 'heading-bold', size: 50, leading: 52, color: cream },
  coverFoot: { face: 'heading', size: 11, leading: 14, color: cream },
  coverLead: { face: 'text', size: 13, leading: 19, color: cream },
} as const satisfies Record<string, TextStyle>

/** The space above each kind of block; `text` is what stands under a chapter’s opening. */
export const spaceAbove = {
  lead: 9,
  text: 15,
  paragraph: 7.3,
  list: 7.3,
  item: 3.4,
  note: 1.6,
  box: 5.4,
  section: 22,
  part: 14,
  table: 12,
  figure: 16,
} as const
export const spaceBelowTable = 14
