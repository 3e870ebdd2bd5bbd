import { itemsOf } from './block-items.ts'
import type { BookChapter } from './book.ts'
import type { Tag } from './canvas.ts'
import { paginate, contentBottom, type PlacedItem, type LayoutItem } from './layout.ts'
import { breakLines } from './lines.ts'
import type { Note } from './notes.ts'
import { textArea, spaceAbove, columns, pageSize, textStyles } from './page-style.ts'
import { type LayoutContext, baselineOffset, textItems, sideHeadingItem } from './place-text.ts'
import { type MeasureText, plainRun, measureWords, type PrintedRun } from './words.ts'

/** How high the picture over a chapter may be; the highest is tried first. */
const [maxHeight, minHeight, step] = [420, 136, 4]
const heights = Array.from(
  { length: (maxHeight - minHeight) / step + 1 },
  (_, index) => maxHeight - index * step,
)
/** Between the picture and the title. */
const gapUnderPicture = 34

export interface ChapterLayout {
  chapter: BookChapter
  pages: PlacedItem[][]
}

/**
 * In: a chapter. Out: its pages, as few as can be. The picture over it is just so high that they are
 * full.
 */
export function layoutChapter(
  chapter: BookChapter,
  measureText: MeasureText,
  parent: Tag,
): ChapterLayout {
  const setting: LayoutContext = { measureText, parent: { type: 'Sect', parent } }
  const pieces = [
    ...chapter.blocks.flatMap((block) => itemsOf(block, setting)),
    ...noteItems(chapter.notes, setting),
  ]
  const layouts = heights.map((height) => {
    const opening = chapterOpeningItems(chapter, height, setting)
    const first = { top: height + gapUnderPicture, bottom: textArea.bottom }
    return paginate([...opening, ...pieces], first, textArea)
  })
  const fewest = Math.min(...layouts.map(({ length }) => length))
  const [best = []] = layouts
    .filter(({ length }) => length === fewest)
    .sort((a, b) => emptiness(a) - emptiness(b))
  return { chapter, pages: best }
}

/** How much of the pages is empty at their feet; one half-empty page is worse than two quarters. */
const emptiness = (pages: readonly PlacedItem[][]): number =>
  pages.reduce((sum, page) => sum + (1 - fullness(page)) ** 2, 0)

/** How much of a page is filled, from 0 to 1. */
const fullness = (page: readonly PlacedItem[]): number =>
  (contentBottom(page) - textArea.top) / (textArea.bottom - textArea.top)

const { text, side } = columns

/**
 * How a chapter begins: a picture across the page, `height` high; its number in the side column; its
 * title, and a sentence under it. They stay together, and with the first lines of the text.
 */
function chapterOpeningItems(
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
  const items = [opened, ...lines, ...lead].map((item): LayoutItem => ({
    ...item,
    keepWithNext: true,
  }))
  return items.map((item, index) =>
    index === items.length - 1 ? { ...item, below: spaceAbove.text } : item,
  )
}

const style = textStyles.small
/** How far the text of notes stands from their numbers. */
const indent = 17
const textFrame = {
  x: columns.text.x + indent,
  width: columns.text.width - indent,
  above: spaceAbove.note,
}

/** A chapter's notes, at its end. */
function noteItems(notes: readonly Note[], setting: LayoutContext): LayoutItem[] {
  if (notes.length === 0) return []
  const { measureText, parent } = setting
  const list: Tag = { type: 'L', parent }
  const entries = notes.flatMap((note) => {
    const item: Tag = { type: 'LI', parent: list }
    const label: Tag = { type: 'Lbl', parent: item }
    const [number] = breakLines(
      measureWords(plainRun(`${note.number}.`), style, measureText),
      indent,
    )
    const body: Tag = { type: 'LBody', parent: item }
    const [first, ...rest] = textItems(noteText(note), style, textFrame, measureText, body)
    if (!first) return []
    const marked: LayoutItem = {
      ...first,
      draw(pen, y) {
        if (number) pen.line(number, columns.text.x, y + baselineOffset(style), label, true)
        first.draw(pen, y)
      },
    }
    return [marked, ...rest]
  })
  return [
    sideHeadingItem(plainRun('Sources and further reading'), textStyles.head, setting),
    ...entries,
  ]
}

/** `Title, host.example, read Nov 21, 2026` */
const noteText = ({ title, url, checked }: Note): PrintedRun[] => [
  ...plainRun(`${title}, `),
  ...plainRun(displayUrl(url), url),
  ...plainRun(checked ? `, ${readOnText(checked)}` : ''),
]

/** The part of an address that a person can type. */
function displayUrl(url: string): string {
  const { hostname, pathname } = new URL(url)
  const host = hostname.replace(/^www\./, '')
  const typed = pathname.length < 40 && !/\.(aspx|php|pl)$/.test(pathname)
  return typed ? host + pathname.replace(/\/$/, '') : host
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** It is not broken over two lines. */
const readOnText = (checked: string) =>
  `read ${day.format(new Date(`${checked}T00:00:00Z`))}`.replaceAll(' ', '\u00a0')
