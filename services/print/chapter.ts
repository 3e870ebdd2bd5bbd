import type { BookChapter } from './book.ts'
import { noteItems } from './note-items.ts'
import { chapterOpeningItems } from './chapter-opening.ts'
import { paginate, contentBottom, type PlacedItem } from './layout.ts'
import type { Tag } from './canvas.ts'
import { itemsOf } from './block-items.ts'
import { textArea } from './page-style.ts'
import type { LayoutContext } from './place-text.ts'
import type { MeasureText } from './words.ts'

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
