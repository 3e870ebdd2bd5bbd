import type { PageContextServer } from 'vike/types'
import { getSiteAt } from '../../services/content/index.ts'
import type { Site } from '../../services/content/model/site.ts'
import { type HasWords, siteWords } from '../../services/content/model/site-words.ts'
import { unlistedHead } from '../page-parts.ts'

export function data({ urlPathname }: PageContextServer) {
  const site = getSiteAt(urlPathname)
  const t = siteWords(site, 'searchPage')
  const kinds = new Intl.ListFormat(site.language, { type: 'conjunction' })
    .format(searchedKinds(site))
    // Without the comma before the last one.
    .replace(/, and /, ' and ')
  return {
    head: unlistedHead(site, {
      title: t('title'),
      description: t('description', { brand: site.business.brand, kinds }),
      path: urlPathname,
    }),
    title: t('title'),
    lead: `${kinds.charAt(0).toUpperCase()}${kinds.slice(1)}.`,
  }
}

const searchedLists = ['offerings', 'towns', 'guides', 'posts', 'projects'] as const

/** What the site has of the kinds of pages that visitors look for. */
const searchedKinds = (site: Pick<Site, (typeof searchedLists)[number]> & HasWords): string[] =>
  searchedLists
    .filter((name) => site[name].length > 0)
    .map((name) => siteWords(site, 'searchPage')(`kinds.${name}`))
