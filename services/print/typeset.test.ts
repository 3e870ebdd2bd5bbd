import sharp from 'sharp'
import { expect, test } from 'vitest'
import { paletteOf } from '../content/model/brand/palette.ts'
import { testWords } from '../api/testing/test-firm.ts'
import { chapterContent } from './blocks.ts'
import type { Book, BookChapter } from './book.ts'
import type { PrintedBlock, PrintedRun } from './notes.ts'
import { printColors } from './page-style.ts'
import { typeset } from './typeset.ts'

const words = (text: string, rest: Partial<PrintedRun> = {}): PrintedRun[] => [
  { text, bold: false, italic: false, ...rest },
]
const paragraph = (text = 'One line of text.'): PrintedBlock => ({
  kind: 'paragraph',
  words: words(text),
})
const heading = (level: 2 | 3): PrintedBlock => ({
  kind: 'heading',
  level,
  id: 'snow',
  words: words('Snow'),
})
const table = (rows: number): PrintedBlock => ({
  kind: 'table',
  columns: [words('Town'), words('Load')],
  rows: Array.from({ length: rows }, () => [words('Vail'), words('100 psf')]),
})
const list = (style: 'dash' | 'box', count: number): PrintedBlock => ({
  kind: 'list',
  style,
  items: Array.from({ length: count }, () => words('An item')),
})

const colors = printColors(paletteOf({}))

/** For each content of the chapter, whether pdfmake keeps it on one page. */
const unbroken = (blocks: PrintedBlock[]) =>
  chapterContent(blocks, 'chapter', colors).map(
    (content) => typeof content === 'object' && 'unbreakable' in content && content.unbreakable,
  )

test('a title, or a paragraph that ends with a colon, stays on the page of the next piece', () => {
  expect(unbroken([heading(2), paragraph()])).toEqual([true])
  expect(unbroken([heading(3), paragraph(), paragraph()])).toEqual([true, true])
  expect(unbroken([paragraph('As follows:'), list('dash', 2)])).toEqual([true, true])
  expect(unbroken([heading(2), heading(3), paragraph('As follows:'), table(3)])).toEqual([true])
})

test('a short table or checklist stays on one page; a long table repeats its header on each page', () => {
  expect(unbroken([heading(2), table(3)])).toEqual([true])
  expect(unbroken([list('box', 12)])).toEqual([true])
  expect(unbroken([list('box', 13)])).toHaveLength(13)
  const [long] = chapterContent([table(40)], 'chapter', colors)
  expect(long).toMatchObject({ table: { headerRows: 1, dontBreakRows: true } })
  expect(long).not.toHaveProperty('unbreakable')
})

const picture = 'scene'
const chapter = (slug: string, blocks: PrintedBlock[]): BookChapter => ({
  slug,
  number: 1,
  title: 'Snow, frost and thin air',
  summary: 'What altitude does to a roof.',
  image: picture,
  blocks,
  notes: [{ number: 1, title: 'A source', url: 'https://example.com/snow', checked: '2026-11-21' }],
})
const book = (chapters: BookChapter[]): Book => ({
  title: 'The Mountain Building Guide',
  language: 'en',
  words: testWords.en.printedGuide,
  lead: 'For people who build.',
  description: 'A guide',
  keywords: 'guide',
  brand: 'Highpine',
  colors,
  updated: '2026-11-21',
  cover: picture,
  chapters,
  lastPage: { words: ['Call.'], offices: [], contact: [], image: picture },
  pictures: {},
})

test('the PDF of a book has all its pages, links and pictures, and an outline', async () => {
  const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer()
  const asked: string[] = []
  const source = words('a source', { href: 'https://example.com/snow', note: 1 })
  const long = Array.from({ length: 30 }, () => paragraph('Some words. '.repeat(30)))
  const blocks: PrintedBlock[] = [
    { kind: 'paragraph', words: source },
    heading(2),
    { kind: 'figure', image: 'frost', alt: 'Frost', caption: 'Frost heave' },
    table(60),
    ...long,
  ]
  const pdf = await typeset(book([chapter('a', blocks), chapter('b', [])]), async ({ image }) => {
    asked.push(image)
    return jpeg
  })
  const text = pdf.toString('latin1')
  expect(text.startsWith('%PDF-1.7')).toBe(true)
  const pages = text.match(/\/Type \/Page\b(?!s)/g) ?? []
  expect(pages.length).toBeGreaterThanOrEqual(8)
  expect(text).toContain('https://example.com/snow')
  expect(text).toContain('/Outlines')
  expect([...new Set(asked)].sort()).toEqual(['frost', 'scene'])
})
