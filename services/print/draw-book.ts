import type { Book } from './book.ts'
import type { ChapterLayout } from './chapter.ts'
import { drawTableOfContents } from './contents.ts'
import { drawCover } from './cover.ts'
import { drawLastPage } from './last-page.ts'
import type { Tag } from './canvas.ts'
import { textArea, columns, textStyles } from './page-style.ts'
import type { DrawContext } from './write.ts'

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
