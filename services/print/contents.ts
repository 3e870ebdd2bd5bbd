import type { SetChapter } from './chapter.ts'
import type { Tag } from './pen.ts'
import { area, colours, columns, types } from './sheet.ts'
import { plain } from './words.ts'
import { type Press, write } from './write.ts'

const { full, text } = columns
/** Where the first entry stands. */
const first = area.top + 74

/** The table of contents: every chapter, and the page it begins on. One page holds it. */
export function drawContents(
  press: Press,
  chapters: readonly SetChapter[],
  pageOf: (id: string) => number,
  root: Tag,
): void {
  const parent: Tag = { type: 'Sect', parent: root }
  write(press, 'Contents', types.chapter, { ...text, y: area.top }, { type: 'H2', parent })
  const list: Tag = { type: 'TOC', parent }
  const entries = chapters.filter(({ chapter }) => chapter.number !== undefined)
  const step = Math.min(40, (area.bottom - first) / entries.length)
  for (const [index, { chapter }] of entries.entries()) {
    const y = first + index * step
    const entry: Tag = { type: 'TOCI', parent: list }
    const put = (words: string, x: number, width: number, quiet: boolean) => {
      const runs = plain(words, `#${chapter.slug}`).map((run) => ({ ...run, quiet }))
      write(press, runs, types.entry, { x, y, width }, entry)
    }
    const page = String(pageOf(chapter.slug))
    const wide = press.ruler(page, types.entry)
    press.pen.rule({ ...full, y: y - 10, height: 0.5 }, colours.rule)
    put(String(chapter.number), full.x, 40, false)
    put(chapter.title, text.x, 300, true)
    put(page, full.x + full.width - wide, wide + 1, true)
  }
}
