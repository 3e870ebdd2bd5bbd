import { getSite } from '../../services/content/index.ts'
import type { Site } from '../../services/content/model/site.ts'
import { urls } from '../../services/content/model/urls.ts'
import { unlistedHead } from '../page-parts.ts'

const listFormat = new Intl.ListFormat('en-US', { type: 'conjunction' })

export function data() {
  const site = getSite()
  const kinds = listFormat
    .format(searchedKinds(site))
    // Without the comma before the last one.
    .replace(/, and /, ' and ')
  return {
    head: unlistedHead(site, {
      title: 'Search',
      description: `Look through everything on the site of ${site.business.brand}: ${kinds}.`,
      path: urls.search,
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
