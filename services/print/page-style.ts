import type { Palette } from '../content/model/brand/palette.ts'

/** The printed page: US letter, in points (72 to the inch). */
export const pageSize = { width: 612, height: 792 } as const
export const margins = { left: 54, top: 64, right: 54, bottom: 70 } as const

/** Text is in the right column, with about 70 characters per line; section titles are in the side column. */
export const columns = { side: 134, gap: 24, text: 346, full: 504 } as const
/** The distance of the text from the left margin. */
export const textIndent = columns.side + columns.gap

/** The firm’s colors, on white paper. */
export interface PrintColors {
  text: string
  quiet: string
  line: string
  /** Small lines and dashes. */
  action: string
  link: string
  /** Text on the dark part of the cover, and what is behind pictures with transparent parts. */
  page: string
}

/** The colors of a light page. */
export const printColors = ({
  text,
  quietText,
  line,
  action,
  link,
  page,
}: Palette): PrintColors => ({
  text: text.light,
  quiet: quietText.light,
  line: line.light,
  action,
  link: link.light,
  page: page.light,
})

/** Running text. */
export const body = { fontSize: 9.9, lineHeight: 1.18 }

const heading = { font: 'Figtree', bold: true }

/** The styles of text, by name. */
export const stylesIn = ({ quiet, link, page }: PrintColors) => ({
  lead: { fontSize: 12, lineHeight: 1.2, color: quiet },
  chapter: { ...heading, fontSize: 27, lineHeight: 0.96 },
  number: { ...heading, fontSize: 60, color: link },
  section: { ...heading, fontSize: 11.4, lineHeight: 1.05 },
  part: { font: 'Figtree', fontSize: 10.4 },
  cell: { fontSize: 8.5, lineHeight: 1.16 },
  column: { ...heading, fontSize: 8.5, lineHeight: 1.16, color: link },
  small: { fontSize: 8, lineHeight: 1.16, color: quiet },
  foot: { font: 'Figtree', fontSize: 8, color: quiet },
  entry: { ...heading, fontSize: 14 },
  cover: { ...heading, fontSize: 50, lineHeight: 0.88, color: page },
  coverLead: { fontSize: 13, lineHeight: 1.2, color: page },
  coverFoot: { font: 'Figtree', fontSize: 11, color: page },
})
