import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import { type Language, localeOf } from '../content/model/languages.ts'
import { createTranslator } from '../content/model/translator.ts'
import { chapterContent, figureSize, imageKey, linkTo, rule } from './blocks.ts'
import type { Book, BookChapter } from './book.ts'
import type { Note } from './notes.ts'
import { body, columns, margins, pageSize, stylesIn, textIndent } from './page-style.ts'

/** A picture and the size in points that it is cropped to. */
export interface PlacedImage {
  image: string
  width: number
  height: number
  /** Darkened toward the top, so that text on it is readable. */
  shaded?: boolean
}

/** Full-width pictures: their heights at the top of a chapter and of the last page. */
const scene = { width: pageSize.width, chapter: 220, last: 452 }

/** Builds the document for pdfmake, which refers to its pictures by `imageKey`. */
export function bookDocument(book: Book): TDocumentDefinitions {
  const { left, top, right, bottom } = margins
  const { colors } = book
  return {
    pageSize: 'LETTER',
    pageMargins: [left, top, right, bottom],
    version: '1.7',
    language: localeOf(book.language),
    displayTitle: true,
    info: {
      title: book.title,
      author: book.brand,
      subject: book.description,
      keywords: book.keywords,
      creator: book.brand,
      creationDate: new Date(`${book.updated}T12:00:00Z`),
    },
    defaultStyle: { font: 'Inter', color: colors.text, ...body },
    styles: stylesIn(colors),
    footer: (page) =>
      page === 1
        ? ''
        : {
            columns: [book.title, { text: String(page), alignment: 'right' }],
            style: 'foot',
            margin: [left, 30, right, 0],
          },
    content: [
      ...cover(book),
      ...contents(book),
      ...book.chapters.flatMap((chapter) => chapterPages(chapter, book)),
      ...lastPage(book),
    ],
  }
}

/** Returns every picture of the document with its size. */
export const placedImages = ({ cover, chapters, lastPage }: Book): PlacedImage[] => [
  { image: cover, ...pageSize, shaded: true },
  { image: lastPage.image, width: scene.width, height: scene.last },
  ...chapters.flatMap(({ image, blocks }) => [
    ...(image === undefined ? [] : [{ image, width: scene.width, height: scene.chapter }]),
    ...blocks.flatMap((block) =>
      block.kind === 'figure' ? [{ image: block.image, ...figureSize }] : [],
    ),
  ]),
]

const acrossPage = (image: string, height: number): Content => ({
  image: imageKey({ image, width: scene.width, height }),
  width: scene.width,
  height,
  absolutePosition: { x: 0, y: 0 },
})

const formatDay = (day: string, language: Language, dateStyle: 'long' | 'medium') =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

const wordsOf = ({ words, language }: Pick<Book, 'words' | 'language'>) =>
  createTranslator(words, language)

/** The cover: a full-page picture with the title in its sky. */
const cover = ({ title, lead, brand, updated, cover, colors, language }: Book): Content[] => [
  acrossPage(cover, pageSize.height),
  { ...(rule(56, colors.action, 4) as object), margin: [0, 10, 0, 0] } as Content,
  { text: title, style: 'cover', margin: [0, 18, 70, 0] },
  { text: lead, style: 'coverLead', margin: [0, 18, 120, 0] },
  {
    text: `${brand} · ${formatDay(updated, language, 'long')}`,
    style: 'coverFoot',
    absolutePosition: { x: margins.left, y: 690 },
  },
]

/** The table of contents: every chapter with its page number. */
const contents = ({ chapters, colors, ...book }: Book): Content[] => [
  {
    text: wordsOf(book)('contents'),
    style: 'chapter',
    margin: [textIndent, 0, 0, 24],
    pageBreak: 'before',
  },
  {
    table: {
      widths: [columns.side, '*', 'auto'],
      body: chapters.flatMap(({ number, title, slug }) =>
        number === undefined
          ? []
          : [
              [
                { text: String(number), style: 'entry', ...linkTo(`#${slug}`, colors) },
                { text: title, style: 'entry', linkToDestination: slug },
                { pageReference: slug, style: 'entry', color: colors.link },
              ],
            ],
      ),
    },
    layout: {
      hLineWidth: () => 0.5,
      hLineColor: () => colors.line,
      vLineWidth: () => 0,
      paddingLeft: (column) => (column === 1 ? columns.gap : 0),
      paddingRight: () => 0,
      paddingTop: () => 9,
      paddingBottom: () => 9,
    },
  },
]

function chapterPages(
  { slug, number, title, summary, image, blocks, notes }: BookChapter,
  book: Book,
): Content[] {
  const { colors } = book
  const outlineText = number === undefined ? title : `${number}. ${title}`
  return [
    ...(image === undefined
      ? []
      : [{ ...(acrossPage(image, scene.chapter) as object), pageBreak: 'before' } as Content]),
    {
      ...(image === undefined && { pageBreak: 'before' as const }),
      columns: [
        { text: number ?? '', ...(number && { style: 'number' }), width: columns.side },
        {
          stack: [
            { text: title, style: 'chapter', id: slug, outline: true, outlineText },
            ...(summary ? [{ text: summary, style: 'lead', margin: [0, 9, 0, 8] as Margins }] : []),
          ],
          width: '*',
        },
      ],
      columnGap: columns.gap,
      margin: [0, image === undefined ? 34 : scene.chapter + 34 - margins.top, 0, 0],
    },
    ...chapterContent(blocks, slug, colors),
    ...noteContent(notes, book),
  ]
}

type Margins = [number, number, number, number]

/** A chapter's notes, at its end. */
function noteContent(notes: readonly Note[], { colors, ...book }: Book): Content[] {
  const t = wordsOf(book)
  /** Joined by no-break spaces, so that it stays on one line. */
  const readOn = (day: string) =>
    t('readOn', { day: formatDay(day, book.language, 'medium') }).replaceAll(' ', '\u00a0')
  return notes.map(({ number, title, url, checked }, index) => {
    const note: Content = {
      columns: [
        { text: `${number}.`, width: 17 },
        {
          text: [
            `${title}, `,
            { text: displayUrl(url), ...linkTo(url, colors) },
            checked ? `, ${readOn(checked)}` : '',
          ],
          width: '*',
        },
      ],
      columnGap: 0,
      style: 'small',
      margin: [0, 1.6, 0, 0],
    }
    if (index > 0) return { stack: [note], margin: [textIndent, 0, 0, 0], unbreakable: true }
    return {
      columns: [
        { text: t('sources'), style: 'foot', width: columns.side },
        { stack: [note], width: '*' },
      ],
      columnGap: columns.gap,
      margin: [0, 22, 0, 0],
      unbreakable: true,
    }
  })
}

/** Shortens a URL to what a person can type. */
function displayUrl(url: string): string {
  const { hostname, pathname } = new URL(url)
  const host = hostname.replace(/^www\./, '')
  const typed = pathname.length < 40 && !/\.(aspx|php|pl)$/.test(pathname)
  return typed ? host + pathname.replace(/\/$/, '') : host
}

/** The last page: addresses, phone numbers, and the URL of the current version. */
const lastPage = ({
  brand,
  colors,
  lastPage: { image, words, offices, contact },
  ...book
}: Book): Content[] => [
  { ...(acrossPage(image, scene.last) as object), pageBreak: 'before' } as Content,
  {
    stack: [{ text: wordsOf(book)('closingTitle'), style: 'chapter' }, ...words.map(paragraph)],
    margin: [textIndent, scene.last + 32 - margins.top, 0, 18],
  },
  rule(columns.full, colors.action, 1.1),
  {
    columns: [
      { text: brand, style: 'section', width: columns.side },
      {
        stack: offices.map(({ name, lines }) => ({
          stack: [{ text: name, bold: true }, ...lines],
          margin: [0, 0, 0, 8] as Margins,
        })),
        width: 128,
      },
      {
        stack: contact.map(({ label, text, href }) => ({
          text: [`${label}: `, { text, ...(href && linkTo(href, colors)) }],
          margin: [0, 0, 0, 3] as Margins,
        })),
        width: '*',
      },
    ],
    style: 'cell',
    columnGap: columns.gap,
    margin: [0, 11, 0, 0],
  },
]

const paragraph = (text: string): Content => ({ text, margin: [0, 9, 0, 0] })
