import type { ChapterLayout } from './chapter.ts'
import type { Tag } from './canvas.ts'
import { textArea, colors, columns, textStyles } from './page-style.ts'
import { plainRun } from './words.ts'
import { type DrawContext, drawText } from './place-text.ts'

const { full, text } = columns
/** Where the first entry stands. */
const firstEntryY = textArea.top + 74

/** The table of contents: every chapter, and the page it begins on. One page holds it. */
export function drawTableOfContents(
  press: DrawContext,
  chapters: readonly ChapterLayout[],
  pageOf: (id: string) => number,
  root: Tag,
): void {
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
    const put = (words: string, x: number, width: number, quiet: boolean) => {
      const runs = plainRun(words, `#${chapter.slug}`).map((run) => ({ ...run, quiet }))
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
