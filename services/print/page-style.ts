/**
 * The printed page: US letter, in points (72 to the inch). Colors are those of renderer/styles/tokens.css, on white
 * paper.
 */
export const pageSize = { width: 612, height: 792 } as const
export const margins = { left: 54, top: 64, right: 54, bottom: 70 } as const

/** Text is in the right column, with about 70 characters per line; section titles are in the side column. */
export const columns = { side: 134, gap: 24, text: 346, full: 504 } as const
/** The distance of the text from the left margin. */
export const textIndent = columns.side + columns.gap

export const colors = {
  ink: '#12252a',
  slate: '#3e4c5d',
  rule: '#d8d0bf',
  gold: '#c9972b',
  goldText: '#7d5a10',
  cream: '#fbf7ee',
} as const

const heading = { font: 'Figtree', bold: true }

export const styles = {
  body: { fontSize: 9.9, lineHeight: 1.18 },
  lead: { fontSize: 12, lineHeight: 1.2, color: colors.slate },
  chapter: { ...heading, fontSize: 27, lineHeight: 0.96 },
  number: { ...heading, fontSize: 60, color: colors.goldText },
  section: { ...heading, fontSize: 11.4, lineHeight: 1.05 },
  part: { font: 'Figtree', fontSize: 10.4 },
  cell: { fontSize: 8.5, lineHeight: 1.16 },
  column: { ...heading, fontSize: 8.5, lineHeight: 1.16, color: colors.goldText },
  small: { fontSize: 8, lineHeight: 1.16, color: colors.slate },
  foot: { font: 'Figtree', fontSize: 8, color: colors.slate },
  entry: { ...heading, fontSize: 14 },
  cover: { ...heading, fontSize: 50, lineHeight: 0.88, color: colors.cream },
  coverLead: { fontSize: 13, lineHeight: 1.2, color: colors.cream },
  coverFoot: { font: 'Figtree', fontSize: 11, color: colors.cream },
} as const
