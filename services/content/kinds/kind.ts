import type { z } from 'zod'
import type { Body } from '../model/site.ts'
import type { HasWords } from '../model/site-words.ts'
import type { PageBlock } from '../schema/blocks.ts'
import type { Refer } from '../schema/fields.ts'
import type { PageFields } from '../schema/page.ts'
import type { Words } from '../schema/words/words.ts'

/** The data of a file, as its kind's schema types it. */
export type Fields = object

/** A file's data with its name; with `path` where its kind has one, and `body` where it is Markdown. */
export type KindEntry = Fields & { slug: string; body?: Body }

/** A finding that a schema cannot express: its place in the file, what is wrong, and what to write. */
export interface Finding {
  path: (string | number)[]
  reason: string
  repair: string
  /**
   * It is found from the day after this one: time alone causes it. `npm run check` warns, and builds go on without the
   * expired part, so that passing time never breaks a build or a test. The owner gets an email.
   */
  expires?: string
}

/** What lists of pages need of an entry. */
interface PageDescription {
  label: string
  /** The name of its picture; shared links show the firm's own when left out. */
  image?: string | undefined
  /** The picture at its top, where that is another than `image`. */
  opensWith?: string | undefined
  /** The day its content last changed, where the file says so. */
  updated?: string | undefined
  /** `false` keeps it out of search engines, sitemap and search. */
  index?: boolean | undefined
  /** Ids besides the headings of its body that a link may lead to. */
  anchors?: string[] | undefined
  /** The blocks among the fixed parts of its page. */
  blocks?: readonly PageBlock[] | undefined
  /** The offerings whose pages, and whose location pages, link to it with a line of text. */
  under?: { offerings: readonly string[]; text: string } | undefined
  /** For the admin's list of content: the name of its kind, its day, and the text whose words are counted. */
  report?: { label: string; date: string; prose: () => string[] } | undefined
}

type ListHeading = keyof Words['listHeadings']

/** A kind of content: a folder of files with the same fields. Everything that differs between kinds. */
export interface Kind {
  /** `content/{folder}/`. */
  folder: string
  /** The ending of its files: Markdown has text below the fields. */
  ending: '.md' | '.yaml'
  schema(refer: Refer): z.ZodType<Fields>
  /** Finds what else is wrong with a file that fits the schema. */
  check?(data: Fields, today: string): Finding[]
  /**
   * The field that says when an entry appears, of kinds whose entries can be drafts, scheduled or ended (schema/publication.ts).
   * Left out where what shows them decides, such as pictures.
   */
  appears?: 'from' | 'date' | 'posted'
  /** Entries that are not translated are on the sites of all languages as they are: they have all languages in them, or few words. */
  shared?: true
  /** Returns the address of an entry's page in the first language. `state` is the slug of the firm's state. */
  path?(slug: string, state: string): string
  page?: {
    /** The folder under pages/ that shows it. */
    template: string
    /** The heading that its entries have on the HTML site map: one of content/words, or the headline of a page, by its template. */
    sitemap: ListHeading | { headlineOf: PageFields['template'] }
    /** The heading of its links on the page of an offering. */
    under?: ListHeading
    describe(entry: KindEntry, site: HasWords): PageDescription
  }
}

/** Registers a kind, in kinds.ts. The result keeps its exact type, from which `Site` gets its entries. */
export const defineKind = <Registered extends Kind>(kind: Registered): Registered => kind
