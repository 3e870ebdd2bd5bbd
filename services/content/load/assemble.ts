import { z } from 'zod'
import type { Fields, Kind, KindEntry } from '../kinds/kind.ts'
import { kinds } from '../kinds/kinds.ts'
import { locations } from '../model/location/location.ts'
import { addressIn, eachLanguage, type Language, nameIn } from '../model/languages.ts'
import { lastResult, memoize } from '../model/memoize.ts'
import { type Facts, fillAll } from '../model/location/placeholders.ts'
import { headingIds, type Route } from '../model/routes.ts'
import { type HasWords, siteWords } from '../model/site-words.ts'
import { dayOfMoment, isMoment } from '../model/instant.ts'
import {
  type Body,
  type Claim,
  type Entries,
  fallbackOf,
  type Location,
  type Site,
} from '../model/site.ts'
import type { ValidContent, ValidEntry } from './collections/collections.ts'
import type { WaitingContent } from './publication/content-in.ts'
import type { Entry as FileEntry } from './files/entry.ts'

type Contents = ReturnType<typeof assemble>

const lastLocations = eachLanguage(() => lastResult<Location[]>())
/** Memoized by the data of a file. */
const lastEntry = memoize((_: Fields) => eachLanguage(() => lastResult<Fields>()))
const lastRoute = memoize((_: KindEntry) => lastResult<Route>())

interface Assembly extends Pick<Site, 'language' | 'words'> {
  /** The language of files and addresses that name none. */
  first: Language
  bodies: ReadonlyMap<FileEntry, Body>
  firm: Facts
  /** The slug of the firm's state. */
  state: string
}

/**
 * The entries that are on the site of a language: named, placed, with the firm's facts and bodies.
 * @param valid what is shown
 */
export function assemble(valid: ValidContent, waiting: WaitingContent, assembly: Assembly) {
  const { language, first, words, firm, state } = assembly
  const entries = filledEntries(valid, assembly)
  const published = {
    ...entries,
    posts: newestFirst(entries.posts),
    guides: newestFirst(entries.guides),
  }
  const { services, towns, offerings, projects } = published
  const overrides = Object.fromEntries(valid.locations.map(({ entry, data }) => [entry.name, data]))
  const fallback = fallbackOf(services)?.preset
  const pages = entryPages(published, assembly)
  return {
    ...published,
    language,
    words,
    languages: { first },
    entryPages: pages,
    listedPages: pages.filter(({ under }) => under),
    unpublished: {
      ...filledEntries(waiting, assembly),
      entries: [],
      problems: [],
    },
    changes: [],
    expired: [],
    expiring: [],
    placeholders: [],
    chapters: entries.chapters.map((chapter, index) => ({ ...chapter, number: index + 1 })),
    locations: lastLocations(language)(
      [
        words[language],
        state,
        firm,
        fallback,
        services,
        towns,
        offerings,
        projects,
        Object.values(overrides),
      ].flat(),
      () =>
        locations({
          ...{ services, towns, offerings, projects, overrides, fallback, firm, state },
          ...{ language, first, words },
        }),
    ),
  }
}

/** The entries of every kind, in the order of their field `order` where the kind has one. */
function filledEntries<Name extends keyof typeof kinds>(
  valid: Pick<ValidContent, Name>,
  { language, first, bodies, firm, state }: Assembly,
): Pick<Entries, Name> {
  const files: Partial<Record<string, readonly ValidEntry<Fields>[]>> = valid
  const lists = Object.entries<Kind>(kinds).flatMap(([name, { ending, path, appears }]) => {
    const own = files[name]
    if (!own) return []
    const list = own.map(({ entry, data }) => {
      const body = ending === '.md' ? (bodies.get(entry) ?? emptyBody) : undefined
      return lastEntry(data)(language)([firm, body, state], () => ({
        ...fillAll(appears ? withDays(data, [appears, 'until']) : data, firm),
        slug: entry.name,
        ...(path && { path: addressOf(entry.language, path(entry.name, state), data, first) }),
        ...(body && { body }),
      }))
    })
    const order = (entry: Fields) =>
      'order' in entry && typeof entry.order === 'number' ? entry.order : 0
    return [[name, list.sort((a, b) => order(a) - order(b))] as const]
  })
  // The compiler can't follow a loop over kinds with different types.
  return Object.fromEntries(lists) as Pick<Entries, Name>
}

const withAddress = z.object({ address: z.string() })

/**
 * Returns the address of an entry: the one that a translation has of its own, or that of its language.
 * @param path in the first language
 */
export function addressOf(
  language: Language,
  path: string,
  data: unknown,
  first: Language,
): string {
  const own = language === first ? undefined : withAddress.safeParse(data).data
  return own ? `/${own.address}` : addressIn(language, path, { first })
}

/** A route for every entry that has a page of its own in a language. */
function entryPages(
  published: Record<keyof typeof kinds, readonly (KindEntry & { path?: string })[]> &
    Pick<Entries, 'pages'>,
  site: Pick<Assembly, 'language' | 'first' | 'words'>,
): Route[] {
  const { language, first } = site
  return Object.entries<Kind>(kinds).flatMap(([name, { folder, ending, page, shared }]) => {
    if (!page || (shared && language !== first)) return []
    const heading = headingOf(page.sitemap, published, site)
    return published[name as keyof typeof kinds].flatMap((entry) => {
      const { path } = entry
      if (path === undefined) return []
      return lastRoute(entry)([heading, site.words[language]], () => ({
        ...entryRoute(
          entry,
          `content/${folder}/${nameIn(language, entry.slug, first)}${ending}`,
          path,
          page,
          site,
        ),
        sitemap: heading,
      }))
    })
  })
}

function headingOf(
  sitemap: NonNullable<Kind['page']>['sitemap'],
  { pages }: Pick<Entries, 'pages'>,
  site: HasWords,
): string | undefined {
  if (typeof sitemap === 'string') return siteWords(site, 'listHeadings')(sitemap)
  return pages.find(({ template }) => template === sitemap.headlineOf)?.headline
}

function entryRoute(
  entry: KindEntry,
  file: string,
  path: string,
  { template, under: heading, describe }: NonNullable<Kind['page']>,
  site: HasWords,
): Route {
  const { index = true, anchors = [], under, ...words } = describe(entry, site)
  const title = heading ? siteWords(site, 'listHeadings')(heading) : ''
  return {
    ...words,
    path,
    kind: template,
    index,
    file,
    ...(under && { under: { ...under, title } }),
    anchors: ['content', ...anchors, ...headingIds(entry)],
  }
}

const emptyBody: Body = { html: '', headings: [], words: 0, places: [], blocks: [] }

const newestFirst = <Article extends { date: string }>(articles: readonly Article[]): Article[] =>
  [...articles].sort((a, b) => b.date.localeCompare(a.date))

/** Pages show days: the time at which something appears or ends is the loader's alone. */
function withDays(data: Fields, fields: readonly string[]): Fields {
  const timed = Object.entries(data).filter(
    ([key, value]) => fields.includes(key) && isMoment(value) && dayOfMoment(value) !== value,
  )
  return timed.length === 0
    ? data
    : {
        ...data,
        ...Object.fromEntries(timed.map(([key, value]) => [key, dayOfMoment(String(value))])),
      }
}

/** Returns the Site when everything that all pages need is there. */
export function toSite(
  { business, form, navigation, authors, testimonials, whyUs, ...valid }: ValidContent,
  {
    firm,
    redirects,
    emails,
    ...known
  }: Pick<
    Site,
    | 'brand'
    | 'commit'
    | 'closedDays'
    | 'year'
    | 'years'
    | 'claims'
    | 'images'
    | 'translations'
    | 'paths'
    | 'alternates'
    | 'languages'
    | 'outdated'
    | 'townNames'
    | 'notices'
    | 'files'
    | 'videoHosts'
  > & {
    firm: Facts
    redirects: Site['redirects'] | undefined
    emails: Site['emails'] | undefined
  },
  contents: Contents,
): Site | undefined {
  const { search, regionFactor, lostReasons } = valid
  if (!business || !form || !navigation || !redirects || !authors || !testimonials || !whyUs)
    return undefined
  if (!emails || !search || !lostReasons) return undefined
  return {
    ...contents,
    ...known,
    business: fillAll(business.data, firm),
    form: form.data,
    lostReasons: fillAll(lostReasons.data, firm),
    navigation: fillAll(navigation.data, firm),
    navigationLanguage: navigation.entry.language,
    redirects,
    emails,
    authors: fillAll(authors.data, firm),
    testimonials: fillAll(testimonials.data, firm),
    whyUs: fillAll(whyUs.data, firm),
    regionFactor: regionFactor?.data,
    search: search.data,
    images: fillAll(known.images, firm),
  }
}

/** Returns the claims as pages use them: years counted, without `typed`. */
export const resolveClaims = (
  claims: ValidContent['claims'],
  years: number,
): Record<string, Claim> =>
  Object.fromEntries(
    Object.entries(claims?.data ?? {}).map(([id, { typed: _, ...claim }]) => [
      id,
      fillAll(claim, { years: String(years) }),
    ]),
  )
