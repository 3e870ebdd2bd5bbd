import type { PageContextServer } from 'vike/types'
import { formatDay } from '../../renderer/components/format-day.ts'
import { head } from '../../renderer/head/head.ts'
import { articleNode } from '../../renderer/head/json-ld/page-nodes.ts'
import { getSite } from '../../services/content/index.ts'
import { bySlug } from '../../services/content/model/site.ts'
import { formatDollars } from '../../services/content/schema/cost.ts'
import { pageOf, slugOf } from '../page-parts.ts'

export function data({ urlPathname }: PageContextServer) {
  const site = getSite()
  const guide = bySlug(site.costs, slugOf(urlPathname))
  const { path, title, headline, description, summary, updated, bands, drivers } = guide
  const { origin, brand } = site.business
  const offering = bySlug(site.offerings, guide.offering)
  const words = [summary, ...drivers.map(({ text }) => text)].join(' ').split(/\s+/).length
  const parent = pageOf(site, 'costs', 'index')
  return {
    head: head(
      {
        ...guide,
        type: 'article',
        // Without a current range there is nothing to be found for.
        index: bands.length > 0,
        crumbs: [
          { label: parent.headline, path: parent.path },
          { label: headline, path },
        ],
        nodes: [
          articleNode(origin, {
            ...{ type: 'Article', headline: title, description, path, image: guide.image, words },
            ...{ author: brand, published: updated, modified: updated },
          }),
        ],
      },
      site,
    ),
    headline,
    summary,
    bands: bands.map(({ label, unit, low, typical, high, area, year }) => ({
      title: `${label} (${area}, ${year})`,
      stats: [
        { value: formatDollars(low), label: `Low, per ${unit}` },
        { value: formatDollars(typical), label: `Typical, per ${unit}` },
        { value: formatDollars(high), label: `High, per ${unit}` },
      ],
    })),
    // Ranges from one source name it once.
    sources: bands
      .filter(
        ({ source }, index) => bands.findIndex((each) => each.source.url === source.url) === index,
      )
      .map(({ source, expires }) => ({ ...source, lookUpBy: formatDay(expires) })),
    drivers,
    offering: { label: offering.label, path: offering.path },
  }
}
