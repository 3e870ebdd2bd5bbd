import type { BookChapter } from './book.ts'
import { breakLines } from './lines.ts'
import type { Tag } from './canvas.ts'
import type { LayoutItem } from './layout.ts'
import { spaceAbove, columns, pageSize, textStyles } from './page-style.ts'
import { baselineOffset, type LayoutContext, textItems } from './place-text.ts'
import { plainRun, measureWords } from './words.ts'

const { text, side } = columns

/**
 * How a chapter begins: a picture across the page, `height` high; its number in the side column; its
 * title, and a sentence under it. They stay together, and with the first lines of the text.
 */
export function chapterOpeningItems(
  { slug, number, title, summary, image }: BookChapter,
  height: number,
  { measureText, parent }: LayoutContext,
): LayoutItem[] {
  const heading: Tag = { type: 'H2', parent }
  const scene: Tag = { type: 'Figure', parent, alt: image.alt }
  const digits =
    number === undefined
      ? []
      : measureWords(plainRun(String(number)), textStyles.number, measureText)
  const [numeral] = breakLines(digits, side.width)
  const titlePlace = { ...text, above: 0 }
  const [first, ...lines] = textItems(
    plainRun(title),
    textStyles.chapter,
    titlePlace,
    measureText,
    heading,
  )
  if (!first) return []
  const opened: LayoutItem = {
    ...first,
    anchor: { id: slug, title: number === undefined ? title : `${number}. ${title}`, level: 1 },
    draw(pen, y) {
      pen.picture(image.name, { x: 0, y: 0, width: pageSize.width, height }, scene)
      // The numeral is twice as high as the title, and stands with its top beside it.
      const baseline = y + baselineOffset(textStyles.chapter) + 16
      if (numeral) pen.line(numeral, side.x - 2, baseline, heading, true)
      first.draw(pen, y)
    },
  }
  const tag: Tag = { type: 'P', parent }
  const leadPlace = { ...text, above: spaceAbove.lead }
  const lead = summary
    ? textItems(plainRun(summary), textStyles.lead, leadPlace, measureText, tag)
    : []
  const pieces = [opened, ...lines, ...lead].map((piece) => ({ ...piece, keep: true }))
  return pieces.map((piece, index) =>
    index === pieces.length - 1 ? { ...piece, below: spaceAbove.text } : piece,
  )
}
