import { expect, test } from 'vitest'
import { itemsOf, type PrintedBlock } from './block-items.ts'
import { pictureRecorder } from './canvas.ts'
import { layoutChapter } from './chapter.ts'
import { paginate, type PlacedItem } from './layout.ts'
import { textArea } from './page-style.ts'
import { plainRun, type MeasureText } from './words.ts'

const measureText: MeasureText = (text, { size }) => (text.length * size) / 2
const parent = { type: 'Sect' }

/** What is printed on each page, each line with its tag: `P: Some words.` */
const pagesOf = (blocks: readonly PrintedBlock[]) =>
  paginate(
    blocks.flatMap((block) => itemsOf(block, { measureText, parent })),
    textArea,
    textArea,
  ).map(linesOn)

function linesOn(page: readonly PlacedItem[]): string[] {
  const lines: string[] = []
  const canvas = pictureRecorder(() => undefined)
  for (const { item, y } of page)
    item.draw(
      {
        ...canvas,
        line({ words }, _x, _baseline, tag) {
          const text = words.map(({ spans }) => spans.map((span) => span.text).join('')).join(' ')
          lines.push(`${tag?.type ?? 'artifact'}: ${text}`)
        },
      },
      y,
    )
  return lines
}

const paragraph: PrintedBlock = { kind: 'paragraph', words: plainRun('One line of text.') }
const paragraphs = (count: number) => Array.from({ length: count }, () => paragraph)
const counts = Array.from({ length: 50 }, (_, count) => count)

test('the title of a part is never the last line of a page', () => {
  const title: PrintedBlock = { kind: 'heading', level: 3, id: 'a', words: plainRun('Ice dams') }
  for (const count of counts) {
    const pages = pagesOf([...paragraphs(count), title, paragraph])
    expect(pages.map((lines) => lines.at(-1))).not.toContain('H4: Ice dams')
  }
})

test('a table over several pages has its head on each, and no page has one of its rows alone', () => {
  const columns = [plainRun('Town'), plainRun('Snow')]
  const rows = Array.from({ length: 40 }, (_, index) => [plainRun(`Town ${index}`), plainRun('40')])
  for (const count of counts) {
    const pages = pagesOf([...paragraphs(count), { kind: 'table', columns, rows }, paragraph])
    const rowsOn = pages.map((lines) => lines.filter((line) => line.startsWith('TH: Town ')))
    expect(rowsOn.flat()).toHaveLength(rows.length)
    expect(rowsOn.map(({ length }) => length)).not.toContain(1)
    for (const [index, lines] of pages.entries())
      if (index > 0 && rowsOn[index]?.length && rowsOn[index - 1]?.length)
        expect(lines.slice(0, 2)).toEqual(['artifact: Town', 'artifact: Snow'])
  }
})

test('a chapter’s title and its summary stand on the page where its text begins', () => {
  const { pages } = layoutChapter(
    {
      ...{ slug: 'snow', number: 4, title: 'Snow', summary: 'What it weighs.' },
      ...{ image: { name: 'roof', alt: 'A roof.' }, blocks: paragraphs(3), notes: [] },
    },
    measureText,
    parent,
  )
  const [title, summary] = pages[0] ?? []
  expect(linesOn(pages[0] ?? []).slice(1, 3)).toEqual(['H2: Snow', 'P: What it weighs.'])
  expect([title, summary].map((placed) => placed?.item.keepWithNext)).toEqual([true, true])
})
