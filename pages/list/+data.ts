import type { PageContextServer } from 'vike/types'
import { head } from '../../renderer/head/head.ts'
import type { ListingEntry } from '../../renderer/components/Listing.tsx'
import { pictureOf } from '../../renderer/components/picture-data.ts'
import { getSite } from '../../services/content/index.ts'
import { formatRange } from '../../services/content/schema/cost.ts'
import { articleEntry, pageOf, projectEntry, slugOf } from '../page-parts.ts'

export function data({ urlPathname }: PageContextServer) {
  const site = getSite()
  const page = pageOf(site, slugOf(urlPathname), 'index')
  const lists = {
    projects: () => site.projects.map((project) => projectEntry(site, project)),
    posts: () => site.posts.map((post) => articleEntry(site, post)),
    guides: () => site.guides.map((guide) => articleEntry(site, guide)),
    costs: () =>
      site.costs.map(({ path, headline, summary, image, bands: [band] }): ListingEntry => ({
        ...{ path, title: headline, text: summary, picture: pictureOf(site, image) },
        note: band && `${formatRange(band)} per ${band.unit} (${band.area})`,
      })),
  }
  return {
    head: head({ ...page, crumbs: [{ label: page.headline, path: page.path }] }, site),
    headline: page.headline,
    lead: page.lead,
    picture: page.image ? pictureOf(site, page.image) : undefined,
    entries: lists[page.lists](),
  }
}
