import type { Book } from './book.ts'
import type { Tag } from './canvas.ts'
import type { ChapterLayout } from './chapter.ts'
import { drawTableOfContents } from './contents.ts'
import { drawLastPage } from './last-page.ts'
import { textArea, columns, textStyles, colors, pageSize } from './page-style.ts'
import { type DrawContext, drawText } from './place-text.ts'

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
