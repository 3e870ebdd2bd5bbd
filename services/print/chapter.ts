import type { BookChapter } from './book.ts'
import { notePieces } from './note-pieces.ts'
import { openingPieces } from './opening.ts'
import { pagesOf, reachOf } from './pages.ts'
import type { Tag } from './pen.ts'
import type { Placed } from './piece.ts'
import { piecesOf } from './set.ts'
import { area } from './sheet.ts'
import type { Setting } from './text-pieces.ts'
import type { Ruler } from './words.ts'

/** How high the picture over a chapter may be; the highest is tried first. */
const [most, least, step] = [420, 136, 4]
const heights = Array.from({ length: (most - least) / step + 1 }, (_, index) => most - index * step)
/** Between the picture and the title. */
const underPicture = 34

export interface SetChapter {
  chapter: BookChapter
  pages: Placed[][]
}

/**
 * In: a chapter. Out: its pages, as few as can be. The picture over it is just so high that they are
 * full.
 */
export function setChapter(chapter: BookChapter, ruler: Ruler, parent: Tag): SetChapter {
  const setting: Setting = { ruler, parent: { type: 'Sect', parent } }
  const pieces = [
    ...chapter.blocks.flatMap((block) => piecesOf(block, setting)),
    ...notePieces(chapter.notes, setting),
  ]
  const tries = heights.map((height) => {
    const opening = openingPieces(chapter, height, setting)
    const first = { top: height + underPicture, bottom: area.bottom }
    return pagesOf([...opening, ...pieces], first, area)
  })
  const fewest = Math.min(...tries.map(({ length }) => length))
  const [best = []] = tries
    .filter(({ length }) => length === fewest)
    .sort((a, b) => emptiness(a) - emptiness(b))
  return { chapter, pages: best }
}

/** How much of the pages is empty at their feet; one half-empty page is worse than two quarters. */
const emptiness = (pages: readonly Placed[][]): number =>
  pages.reduce((sum, page) => sum + (1 - fullness(page)) ** 2, 0)

/** How much of a page is filled, from 0 to 1. */
const fullness = (page: readonly Placed[]): number =>
  (reachOf(page) - area.top) / (area.bottom - area.top)
