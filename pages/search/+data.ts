import type { PageContextServer } from 'vike/types'
import { getSiteAt } from '../../services/content/index.ts'
import type { Site } from '../../services/content/model/site.ts'
import { unlistedHead } from '../page-parts.ts'

const listFormat = new Intl.ListFormat('en-US', { type: 'conjunction' })

export function data({ urlPathname }: PageContextServer) {
  const site = getSiteAt(urlPathname)
  const kinds = listFormat
    .format(searchedKinds(site))
    // Without the comma before the last one.
    .replace(/, and /, ' and ')
  return {
    head: unlistedHead(site, {
      title: 'Search',
      description: `Look through everything on the site of ${site.business.brand}: ${kinds}.`,
      path: urlPathname,
    }),
    lead: `${kinds.charAt(0).toUpperCase()}${kinds.slice(1)}.`,
  }
}

/** What the site has of the kinds of pages that visitors look for. */
const searchedKinds = (
  site: Pick<Site, 'offerings' | 'towns' | 'guides' | 'posts' | 'projects'>,
) => [
  ...(site.offerings.length > 0 ? ['services'] : []),
  ...(site.towns.length > 0 ? ['towns'] : []),
  ...(site.guides.length > 0 ? ['guides'] : []),
  ...(site.posts.length > 0 ? ['blog'] : []),
  ...(site.projects.length > 0 ? ['projects'] : []),
]
