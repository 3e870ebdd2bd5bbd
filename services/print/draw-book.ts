import type { Book } from './book.ts'
import type { SetChapter } from './chapter.ts'
import { drawContents } from './contents.ts'
import { drawCover } from './cover.ts'
import { drawLastPage } from './last-page.ts'
import type { Tag } from './pen.ts'
import { area, columns, types } from './sheet.ts'
import type { Press } from './write.ts'

/** Pages before the chapters: the cover and the contents. */
export const front = 2

interface SetBook {
  book: Book
  chapters: readonly SetChapter[]
  root: Tag
  /** The page that a place is on. */
  pageOf: (id: string) => number
}

/** Draws every page of a book, from its cover to the page with the addresses. */
export function drawBook(press: Press, { book, chapters, root, pageOf }: SetBook): void {
  const { pen } = press
  pen.turn()
  drawCover(press, book, root)
  pen.turn()
  drawContents(press, chapters, pageOf, root)
  let number = front
  for (const { chapter, pages } of chapters)
    for (const [index, page] of pages.entries()) {
      pen.turn()
      number += 1
      for (const { piece, y } of page) {
        if (piece.anchor) pen.place(piece.anchor, y)
        piece.draw(pen, y)
      }
      if (index > 0) drawHead(press, book.title, chapter.title)
      drawNumber(press, number)
    }
  pen.turn()
  drawLastPage(press, book, root)
}

function drawHead({ pen }: Press, book: string, chapter: string): void {
  pen.furniture(book, types.head, columns.side.x, area.head)
  pen.furniture(chapter, types.head, columns.text.x, area.head)
}

function drawNumber({ pen, ruler }: Press, number: number): void {
  const { x, width } = columns.full
  const words = String(number)
  pen.furniture(words, types.head, x + width - ruler(words, types.head), area.foot)
}
