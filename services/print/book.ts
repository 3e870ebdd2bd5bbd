import { siteWords } from '../content/model/site-words.ts'
import type { Words } from '../content/schema/words/words.ts'
import { inLanguage, type Language } from '../content/model/languages.ts'
import { guideUpdated, routes } from '../content/model/routes.ts'
import { pageAt } from '../content/model/optional-pages.ts'
import type { Chapter, Image, PageOf, Site } from '../content/model/site.ts'
import { type Table, townTable } from '../content/model/town-table.ts'
import { urls } from '../content/model/urls.ts'
import { type ContactDetails, contactDetails } from './contact-details.ts'
import { type PrintColors, printColors } from './page-style.ts'
import { type Note, type PrintedBlock, type PrintedRun, withNotes } from './notes.ts'

export interface BookChapter {
  /** The destination of links inside the document. */
  slug: string
  /** The preface has none. */
  number?: number | undefined
  title: string
  summary?: string | undefined
  /** A picture of the site, by name, across the top of its first page. */
  image?: string | undefined
  blocks: PrintedBlock[]
  notes: Note[]
}

/** The building guide before typesetting: all data that its PDF depends on. */
export interface Book {
  title: string
  /** That of its text and of its dates. */
  language: Language
  words: Words['printedGuide']
  lead: string
  description: string
  keywords: string
  brand: string
  colors: PrintColors
  /** The date of its newest chapter. */
  updated: string
  cover: string
  chapters: BookChapter[]
  lastPage: ContactDetails & { image: string }
  /** Its pictures by name: the master, the focus for cropping, and a hash of the content. */
  pictures: Record<string, Pick<Image, 'file' | 'master' | 'focus' | 'version'>>
}

/**
 * Collects the site's building guide.
 * @param page its page
 */
export function buildBook(site: Site, page: PageOf<'building-guide'>): Book {
  const { brand, origin } = site.business
  const t = siteWords(site, 'printedGuide')
  const titles = new Map(routes(site).map(({ path, label }) => [path, label]))
  const withNumberedLinks = ({ body, sources }: Pick<Chapter, 'body' | 'sources'>) =>
    withNotes(body.blocks, { origin, sources, titleOf: (path) => titles.get(path) ?? path })
  const preface: BookChapter = {
    slug: 'preface',
    title: t('preface'),
    image: page.image,
    ...withNumberedLinks({ body: page.body, sources: [] }),
  }
  const chapters = [
    preface,
    ...site.chapters.map((chapter): BookChapter => {
      const { slug, number, title, summary, image, table } = chapter
      const { blocks, notes } = withNumberedLinks(chapter)
      const towns = table ? [tableBlock(townTable(table, site))] : []
      return {
        slug,
        number,
        title,
        summary,
        image,
        notes,
        blocks: [...blocks, ...towns],
      }
    }),
  ]
  const contact = pageAt(site, urls.contact)
  const lastPage = { ...contactDetails(site), image: contact?.image ?? page.cover }
  return {
    title: page.headline,
    language: site.language,
    words: inLanguage(site.words, site.language).printedGuide,
    lead: page.lead ?? '',
    description: page.description,
    keywords: page.keywords.join(', '),
    brand,
    colors: printColors(site.brand.palette),
    updated: guideUpdated(page, site),
    cover: page.cover,
    chapters,
    lastPage,
    pictures: picturesIn([page.cover, lastPage.image, ...chapters.flatMap(imagesOf)], site),
  }
}

const tableBlock = ({ columns, rows }: Table): PrintedBlock => ({
  kind: 'table',
  columns: columns.map((column) => plainRun(column)),
  rows: rows.map((row) => row.map(({ text, href }) => plainRun(text, href))),
})

const plainRun = (text: string, href?: string): PrintedRun[] => [
  { text, bold: false, italic: false, href },
]

const imagesOf = ({ image, blocks }: BookChapter): string[] => [
  ...(image === undefined ? [] : [image]),
  ...blocks.flatMap((block) => (block.kind === 'figure' ? [block.image] : [])),
]

const picturesIn = (names: readonly string[], { images }: Site): Book['pictures'] =>
  Object.fromEntries(
    names.flatMap((name) => {
      const image = images[name]
      if (!image) return []
      const { file, master, focus, version } = image
      return [[name, { file, master, focus, version }]]
    }),
  )
