import type { PageContextServer } from 'vike/types'
import { getSiteAt } from '../../services/content/index.ts'
import { fill } from '../../services/content/model/location/placeholders.ts'
import { phrases } from '../../services/content/model/phrases.ts'
import type { Site } from '../../services/content/model/site.ts'
import { unlistedHead } from '../page-parts.ts'

export function data({ urlPathname }: PageContextServer) {
  const site = getSiteAt(urlPathname)
  const words = phrases[site.language]
  const kinds = new Intl.ListFormat(site.language, { type: 'conjunction' })
    .format(searchedKinds(site))
    // Without the comma before the last one.
    .replace(/, and /, ' and ')
  return {
    head: unlistedHead(site, {
      title: words.search,
      description: fill(words.searchDescription, { brand: site.business.brand, kinds }),
      path: urlPathname,
    }),
    title: words.search,
    lead: `${kinds.charAt(0).toUpperCase()}${kinds.slice(1)}.`,
  }
}

const searchedLists = ['offerings', 'towns', 'guides', 'posts', 'projects'] as const

/** What the site has of the kinds of pages that visitors look for. */
const searchedKinds = (site: Pick<Site, 'language' | (typeof searchedLists)[number]>): string[] =>
  searchedLists
    .filter((name) => site[name].length > 0)
    .map((name) => phrases[site.language].searched[name])
