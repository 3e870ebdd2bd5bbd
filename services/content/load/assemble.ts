import { z } from 'zod'
import type { Fields, Kind, KindEntry } from '../kinds/kind.ts'
import { kinds } from '../kinds/kinds.ts'
import { articleState } from '../model/articles.ts'
import { locations } from '../model/location/location.ts'
import { careersPage } from '../model/optional-pages.ts'
import { addressIn, eachLanguage, type Language, nameIn } from '../model/languages.ts'
import { lastResult, memoize } from '../model/memoize.ts'
import { type Facts, fillAll } from '../model/location/placeholders.ts'
import { headingIds, type Route } from '../model/routes.ts'
import { type HasWords, siteWords } from '../model/site-words.ts'
import { urls } from '../model/urls.ts'
import { isShownOn } from '../schema/fields.ts'
import {
  type Body,
  type Claim,
  type Entries,
  fallbackOf,
  type Location,
  type Site,
} from '../model/site.ts'
import type { ValidContent, ValidEntry } from './collections/collections.ts'
import type { Entry as FileEntry } from './files/entry.ts'

type Contents = ReturnType<typeof assemble>

const lastLocations = eachLanguage(() => lastResult<Location[]>())
/** Memoized by the data of a file. */
const lastEntry = memoize((_: Fields) => eachLanguage(() => lastResult<Fields | []>()))
const lastRoute = memoize((_: KindEntry) => lastResult<Route>())

interface Assembly extends Pick<Site, 'language' | 'words'> {
  /** The language of files and addresses that name none. */
  first: Language
  bodies: ReadonlyMap<FileEntry, Body>
  firm: Facts
  today: string
  /** The slug of the firm's state. */
  state: string
}

/** The valid entries as the site of a language has them today: named, placed, with the firm's facts and bodies. */
export function assemble(valid: ValidContent, assembly: Assembly) {
  const { language, first, words, firm, today, state } = assembly
  const entries = entriesToday(valid, assembly)
  const posts = splitByState(entries.posts, today)
  const guides = splitByState(entries.guides, today)
  const published = { ...entries, posts: posts.live, guides: guides.live }
  const { services, towns, offerings, projects } = published
  const overrides = Object.fromEntries(valid.locations.map(({ entry, data }) => [entry.name, data]))
  const fallback = fallbackOf(services)?.preset
  return {
    ...published,
    language,
    words,
    languages: { first },
    entryPages: entryPages(published, assembly),
    unpublished: { posts: posts.hidden, guides: guides.hidden, problems: [] },
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
function entriesToday(
  valid: ValidContent,
  { language, first, bodies, firm, today, state }: Assembly,
): Entries {
  const files: Record<keyof typeof kinds, readonly ValidEntry<Fields>[]> = valid
  const lists = Object.entries<Kind>(kinds).map(([name, { ending, path, onDay }]) => {
    const list = files[name as keyof typeof kinds].flatMap(({ entry, data }) => {
      const body = ending === '.md' ? (bodies.get(entry) ?? emptyBody) : undefined
      return lastEntry(data)(language)([firm, body, today, state], () => {
        const filled = {
          ...fillAll(data, firm),
          slug: entry.name,
          ...(path && { path: addressOf(entry.language, path(entry.name, state), data, first) }),
          ...(body && { body }),
        }
        return onDay ? (onDay(filled, today) ?? []) : filled
      })
    })
    const order = (entry: Fields) =>
      'order' in entry && typeof entry.order === 'number' ? entry.order : 0
    return [name, list.sort((a, b) => order(a) - order(b))]
  })
  // The compiler can't follow a loop over kinds with different types.
  return Object.fromEntries(lists) as Entries
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

/**
 * Splits guides or posts into those published today, newest first, and those not published yet, which appear
 * neither as pages nor as related articles.
 */
function splitByState<
  Article extends { slug: string; date: string; draft: boolean; related: string[] },
>(articles: readonly Article[], today: string): { live: Article[]; hidden: Article[] } {
  const isLive = (article: Article) => articleState(article, today) === 'live'
  const hidden = articles.filter((article) => !isLive(article))
  const slugs = hidden.map(({ slug }) => slug)
  const withoutHidden = (article: Article) => {
    const related = article.related.filter((slug) => !slugs.includes(slug))
    return related.length < article.related.length ? { ...article, related } : article
  }
  const live = articles
    .filter(isLive)
    .map(withoutHidden)
    .sort((a, b) => b.date.localeCompare(a.date))
  return { live, hidden }
}

/** Returns the Site when everything that all pages need is there. */
export function toSite(
  { business, form, navigation, authors, testimonials, whyUs, ...valid }: ValidContent,
  {
    firm,
    redirects,
    emails,
    today,
    ...known
  }: Pick<
    Site,
    | 'brand'
    | 'commit'
    | 'closedDays'
    | 'years'
    | 'claims'
    | 'images'
    | 'translations'
    | 'paths'
    | 'alternates'
    | 'languages'
    | 'outdated'
    | 'townNames'
  > & {
    firm: Facts
    today: string
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
    testimonials: fillAll(
      testimonials.data.filter((one) => isShownOn(today, one)),
      firm,
    ),
    whyUs: fillAll(whyUs.data, firm),
    regionFactor: regionFactor?.data,
    search: search.data,
    images: fillAll(known.images, firm),
  }
}

/**
 * Returns the redirects of content, and one for each job that has ended: to the page of open jobs, and temporary, since
 * a job may open again. Undefined while redirects.yaml has problems.
 */
export function redirectsOn(
  today: string,
  { redirects, jobs }: Pick<ValidContent, 'redirects' | 'jobs'>,
  pages: Site['pages'],
): Site['redirects'] | undefined {
  const to = careersPage({ pages })?.path
  const ended = to === undefined ? [] : jobs.filter(({ data }) => data.until < today)
  return (
    redirects && [
      ...redirects.data.map((redirect) => ({ ...redirect, status: 301 as const })),
      ...ended.map(({ entry }) => ({
        from: urls.job(entry.name),
        to: to ?? urls.home,
        status: 302 as const,
      })),
    ]
  )
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
