import type { Book } from './book.ts'
import type { Tag } from './canvas.ts'
import type { ChapterLayout } from './chapter.ts'
import { textArea, columns, textStyles, colors, pageSize } from './page-style.ts'
import { type DrawContext, drawText, type TextPosition } from './place-text.ts'
import { plainRun, type PrintedRun } from './words.ts'

/** Pages before the chapters: the cover and the contents. */
export const frontMatterPages = 2

interface BookLayout {
  book: Book
  chapters: readonly ChapterLayout[]
  root: Tag
  /** The page that a destination is on. */
  pageOf: (id: string) => number
}

/** Draws every page of a book, from its cover to the page with the addresses. */
export function drawBook(context: DrawContext, { book, chapters, root, pageOf }: BookLayout): void {
  const { canvas } = context
  canvas.newPage()
  drawCover(context, book, root)
  canvas.newPage()
  drawTableOfContents(context, chapters, pageOf, root)
  let number = frontMatterPages
  for (const { chapter, pages } of chapters)
    for (const [index, page] of pages.entries()) {
      canvas.newPage()
      number += 1
      for (const { item, y } of page) {
        if (item.anchor) canvas.anchor(item.anchor, y)
        item.draw(canvas, y)
      }
      if (index > 0) drawHead(context, book.title, chapter.title)
      drawNumber(context, number)
    }
  canvas.newPage()
  drawLastPage(context, book, root)
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The cover: a scene across the page, with the title in its sky. */
function drawCover(press: DrawContext, { title, lead, brand, updated, cover }: Book, root: Tag) {
  const parent: Tag = { type: 'Sect', parent: root }
  const { x, width } = columns.full
  const { canvas } = press
  canvas.picture(
    cover.name,
    { x: 0, y: 0, ...pageSize },
    { type: 'Figure', parent, alt: cover.alt },
  )
  // The text is in the upper half, on a sky that may be bright.
  canvas.gradient({ x: 0, y: 0, width: pageSize.width, height: 440 }, colors.ink, 0.78)
  canvas.rule({ x, y: 84, width: 56, height: 4 }, colors.gold)
  const place = { x, y: 104, width: 430 }
  const under = drawText(press, title, textStyles.cover, place, { type: 'H1', parent })
  const beneath = { x, y: under + 18, width: 380 }
  drawText(press, lead, textStyles.coverLead, beneath, { type: 'P', parent })
  const edition = `${brand} · ${day.format(new Date(`${updated}T00:00:00Z`))}`
  drawText(press, edition, textStyles.coverFoot, { x, y: 690, width }, { type: 'P', parent })
}

function drawHead({ canvas }: DrawContext, book: string, chapter: string): void {
  canvas.artifactText(book, textStyles.head, columns.side.x, textArea.head)
  canvas.artifactText(chapter, textStyles.head, columns.text.x, textArea.head)
}

function drawNumber({ canvas, measureText }: DrawContext, number: number): void {
  const { x, width } = columns.full
  const words = String(number)
  canvas.artifactText(
    words,
    textStyles.head,
    x + width - measureText(words, textStyles.head),
    textArea.foot,
  )
}

/** Where the first entry stands. */
const firstEntryY = textArea.top + 74

/** The table of contents: every chapter, and the page it begins on. One page holds it. */
function drawTableOfContents(
  press: DrawContext,
  chapters: readonly ChapterLayout[],
  pageOf: (id: string) => number,
  root: Tag,
): void {
  const { full, text } = columns
  const parent: Tag = { type: 'Sect', parent: root }
  drawText(
    press,
    'Contents',
    textStyles.chapter,
    { ...text, y: textArea.top },
    { type: 'H2', parent },
  )
  const list: Tag = { type: 'TOC', parent }
  const entries = chapters.filter(({ chapter }) => chapter.number !== undefined)
  const step = Math.min(40, (textArea.bottom - firstEntryY) / entries.length)
  for (const [index, { chapter }] of entries.entries()) {
    const y = firstEntryY + index * step
    const entry: Tag = { type: 'TOCI', parent: list }
    const put = (words: string, x: number, width: number, keepColor: boolean) => {
      const runs = plainRun(words, `#${chapter.slug}`).map((run): PrintedRun => ({
        ...run,
        keepColor,
      }))
      drawText(press, runs, textStyles.entry, { x, y, width }, entry)
    }
    const page = String(pageOf(chapter.slug))
    const wide = press.measureText(page, textStyles.entry)
    press.canvas.rule({ ...full, y: y - 10, height: 0.5 }, colors.rule)
    put(String(chapter.number), full.x, 40, false)
    put(chapter.title, text.x, 300, true)
    put(page, full.x + full.width - wide, wide + 1, true)
  }
}

const scene = { x: 0, y: 0, width: pageSize.width, height: 452 }
/** How much of the text’s width the offices take; the rest is for numbers and addresses. */
const officesWidth = 140

/** The last page: addresses, telephone numbers, and the address of the current version. */
function drawLastPage(press: DrawContext, { lastPage, brand }: Book, root: Tag): void {
  const { full, text, side } = columns
  const parent: Tag = { type: 'Sect', parent: root }
  const { canvas } = press
  canvas.picture(lastPage.image.name, scene, { type: 'Figure', parent, alt: lastPage.image.alt })
  const top = { ...text, y: scene.height + 32 }
  let y = drawText(press, 'When you are ready', textStyles.chapter, top, { type: 'H2', parent })
  for (const words of lastPage.words)
    y = drawText(press, words, textStyles.body, { ...text, y: y + 9 }, { type: 'P', parent })
  canvas.rule({ ...full, y: y + 24, height: 1.1 }, colors.gold)
  y += 36
  drawText(press, brand, textStyles.section, { ...side, y }, { type: 'P', parent })
  drawOffices(press, lastPage.offices, { x: text.x, y, width: officesWidth - 12 }, parent)
  const beside = { x: text.x + officesWidth, y, width: text.width - officesWidth }
  drawContact(press, lastPage.contact, beside, parent)
}

function drawOffices(
  press: DrawContext,
  offices: Book['lastPage']['offices'],
  place: TextPosition,
  parent: Tag,
): void {
  let { y } = place
  for (const { name, lines } of offices) {
    const tag: Tag = { type: 'P', parent }
    const title = plainRun(name).map((run) => ({ ...run, bold: true }))
    for (const words of [title, ...lines])
      y = drawText(press, words, textStyles.cell, { ...place, y }, tag)
    y += 8
  }
}

function drawContact(
  press: DrawContext,
  contact: Book['lastPage']['contact'],
  place: TextPosition,
  parent: Tag,
): void {
  let { y } = place
  for (const { label, text, href } of contact) {
    const words = [...plainRun(`${label}: `), ...plainRun(text, href)]
    y = drawText(press, words, textStyles.cell, { ...place, y }, { type: 'P', parent }) + 3
  }
}
