import type { Kind } from '../kinds/kind.ts'
import { addressIn, languageOf, type Language, type SiteLanguages } from './languages.ts'
import { memoize, recordRead } from './memoize.ts'
import { type Route, routes } from './routes.ts'
import type { Alternate, Location, Site } from './site.ts'
import { urls } from './urls.ts'

/** The site of the first language with those of all others. */
export const allSites = (site: Site): Site[] => {
  recordRead(translationsPart)
  return [site, ...site.translations]
}

/** What the build records when it reads which languages there are (tracked-site.ts). */
export const translationsPart = 'translations'

/** Returns every page of the public site in all languages, once. */
export const allRoutes = memoize((site: Site): readonly Route[] => allSites(site).flatMap(routes))

/** Returns the addresses of the search pages: that of the first language, and of each other one whose menus lead there. */
export const searchPages = (site: Site): string[] =>
  allSites(site)
    .filter(hasSearch)
    .map(({ language }) => addressIn(language, urls.search, site.languages))

/** Whether a site's pages have a search page of their own, which finds them and no others. */
export const hasSearch = ({
  language,
  navigationLanguage,
}: Pick<Site, 'language' | 'navigationLanguage'>): boolean => navigationLanguage === language

/** Returns the site of a language; that of the first one if the content is not in it. */
export const siteIn = (site: Site, language: Language): Site =>
  allSites(site).find((each) => each.language === language) ?? site

/** Returns the site that a page is on, by the page's address. */
export const siteAt = (site: Site, path: string): Site =>
  siteIn(site, languageOf(path, site.languages))

/**
 * Returns the address of a page in the language of a site, or, if the page is not in it, in the first language.
 * @param path in the first language
 */
export const pathIn = ({ paths }: Pick<Site, 'paths'>, path: string): string => {
  const [page = '', ...rest] = path.split(/(?=[?#])/)
  return [Object.hasOwn(paths, page) ? paths[page] : page, ...rest].join('')
}

interface Pages {
  language: Language
  lists: Readonly<Record<string, readonly { slug: string; path?: string }[]>>
  locations: readonly Location[]
  routes: readonly Route[]
}

/**
 * Returns the addresses of a translation's pages by those of their originals.
 * @param kinds the kinds whose entries have pages
 */
export function translatedPaths(
  kinds: Readonly<Record<string, Kind>>,
  original: Pages,
  translation: Pages,
): Site['paths'] {
  const entries = Object.keys(kinds)
    .filter((name) => kinds[name]?.path && !kinds[name].shared)
    .flatMap((name) => {
      const originals = new Map(original.lists[name]?.map((one) => [one.slug, one.path]))
      return (translation.lists[name] ?? []).map(({ slug, path }) => [originals.get(slug), path])
    })
  const cellOf = ({ service, town }: Location) => `${service.slug} ${town.slug}`
  const cells = new Map(original.locations.map((location) => [cellOf(location), location.path]))
  const locations = translation.locations.map((one) => [cells.get(cellOf(one)), one.path])
  return Object.fromEntries(
    [...entries, ...locations].filter(
      (pair): pair is [string, string] => !pair.includes(undefined),
    ),
  )
}

/** Returns, by address, the languages of each page that is indexed in more than one. */
export function alternatesOf(
  original: Pages,
  translations: readonly (Pages & Pick<Site, 'paths'>)[],
): Site['alternates'] {
  const indexed = new Set(
    [original, ...translations].flatMap((pages) =>
      pages.routes.filter(({ index }) => index).map(({ path }) => path),
    ),
  )
  const originals = new Set(translations.flatMap(({ paths }) => Object.keys(paths)))
  return Object.fromEntries(
    [...originals].flatMap((path) => {
      const versions: Alternate[] = [
        { language: original.language, path },
        ...translations.flatMap(({ language, paths }) => {
          const other = paths[path]
          return other === undefined ? [] : { language, path: other }
        }),
      ].filter((version) => indexed.has(version.path))
      return versions.length > 1 ? versions.map((version) => [version.path, versions]) : []
    }),
  )
}

/** Returns the addresses of translations that do not begin with their language. */
export const ownAddresses = (
  translations: readonly Pages[],
  languages: Pick<SiteLanguages, 'first' | 'others'>,
): SiteLanguages['own'] =>
  Object.fromEntries(
    translations.flatMap(({ language, routes: pages }) =>
      pages
        .filter(({ path }) => languageOf(path, { ...languages, own: {} }) !== language)
        .map(({ path }) => [path, language]),
    ),
  )
