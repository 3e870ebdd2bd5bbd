import type { Language } from './contract/language.ts'
import type { SiteFile, SitePage } from './contract/site.ts'

/** In: the site. Out: what is known of one of its pages, by its path. */
export function pageBy({ pages }: Pick<SiteFile, 'pages'>): (path: string) => SitePage | undefined {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return (path) => byPath.get(path)
}

/** The language that a page is in; English for every page that is not known. */
export function languageOf(site: Pick<SiteFile, 'pages'>): (path: string) => Language {
  const find = pageBy(site)
  return (path) => find(path)?.language ?? 'en'
}
