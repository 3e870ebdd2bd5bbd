import {
  enumeration,
  type LinkPart,
  type LinkSentence,
  linkSentence,
  sentenceOf,
} from './location/link-sentence.ts'
import { neighborsOf } from './location/location.ts'
import { fill } from './location/placeholders.ts'
import { groupedBy, memoize } from './memoize.ts'
import { listPage } from './optional-pages.ts'
import { findBySlug, type Guide, type Location, type Site } from './site.ts'
import { siteWords } from './site-words.ts'
import { pathIn } from './translations.ts'
import { urls } from './urls.ts'

/** How many guides a location page links, and how many towns a sentence of a guide. */
const mostGuides = 3
const mostTowns = 4

/** Returns the sentences of a location page that link guides and a price. */
export const readingLinks = (site: Site, location: Location): LinkSentence[] => [
  ...guidesFor(site, location).map(({ link, path }) => linkSentence(link, path)),
  ...costLink(site, location),
]

/** Indexes guides by the services they are about. */
const guidesAbout = memoize((guides: Site['guides']) =>
  groupedBy(guides, ({ services }) => services),
)

/**
 * Returns guides about the service here, then about the service anywhere; each town starts at another one of these.
 */
function guidesFor({ guides, towns }: Site, { service, town }: Location): Guide[] {
  const about = guidesAbout(guides).get(service.slug) ?? []
  const local = about.filter((guide) => guide.towns.includes(town.slug))
  const general = about.filter((guide) => guide.towns.length === 0)
  return [...local, ...rotated(general, indexOf(towns, town))].slice(0, mostGuides)
}

function costLink(site: Site, { service }: Location): LinkSentence[] {
  const { costs } = site
  const t = siteWords(site, 'links')
  const guides = costs.filter(({ bands }) => bands.length > 0)
  const guide =
    guides.find(({ offering }) => offering === service.offering) ??
    guides.find(({ services }) => services.includes(service.slug))
  if (guide) {
    const text = `${guide.headline.charAt(0).toLowerCase()}${guide.headline.slice(1)}`
    return [sentenceOf(t.parts('costGuide', { guide: { text, path: guide.path } }))]
  }
  const list = listPage(site, 'costs')
  return list ? [linkSentence(t('costGuides'), list.path)] : []
}

/**
 * Returns the sentences of a location page that link its town's page, related services there, and neighboring
 * towns.
 */
export function linksWithContext(site: Site, { service, town }: Location): LinkSentence[] {
  const facts = { town: town.name }
  const t = siteWords(site, 'links')
  const related = service.links.related.flatMap(({ service: other, text }) => {
    const page = locationOf(site, other, town.slug)
    return page ? [linkSentence(fill(text, facts), page.path)] : []
  })
  const nextDoor = neighborsOf(site, town).flatMap((neighbor) =>
    pageIn(site, service.slug, neighbor),
  )
  const isWhole = town.permits && town.hub.hazards && town.hub.neighborhoods
  const nearby = { service: { text: lower(service.label) }, towns: enumeration(nextDoor, site) }
  return [
    linkSentence(t(isWhole ? 'wholeTownPage' : 'townPage', facts), town.path),
    ...related,
    ...(nextDoor.length > 0 ? [sentenceOf(t.parts('nearbyTowns', nearby))] : []),
  ]
}

/** Returns the sentences of a guide that link the services it is about, in its towns or in some of them. */
export function serviceLinksOf(site: Site, guide: Guide): LinkSentence[] {
  const t = siteWords(site, 'links')
  return guide.services.flatMap((slug, index) => {
    const service = findBySlug(site.services, slug)
    const towns = townsOf(site, guide, slug).flatMap((town) => pageIn(site, slug, town))
    if (!service || towns.length === 0) return []
    const place = guidePlaces[index] ?? 'further'
    return [
      sentenceOf(
        t.parts(`guideServices.${place}`, {
          service: { text: lower(service.label), path: pathIn(site, urls.page(service.offering)) },
          towns: enumeration(towns, site),
        }),
      ),
    ]
  })
}

const guidePlaces = ['first', 'second', 'third'] as const

/** Returns the sentences of a cost guide that link each of its services in every town whose page is indexed. */
export function townLinksOf(
  site: Site,
  { offering, services }: Pick<Site['costs'][number], 'offering' | 'services'>,
): LinkSentence[] {
  const t = siteWords(site, 'links')
  return site.services
    .filter((service) => service.offering === offering || services.includes(service.slug))
    .map(({ slug, label }) => ({
      label,
      pages: site.locations
        .filter(({ service, index }) => service.slug === slug && index)
        .map(({ town, path }) => ({ text: town.name, path })),
    }))
    .filter(({ pages }) => pages.length > 0)
    .map(({ label, pages }) =>
      sentenceOf(
        t.parts('serviceTowns', { service: { text: label }, towns: enumeration(pages, site) }),
      ),
    )
}

/**
 * Returns the guide's own towns. A guide that fits any town shares them with the other general guides on the
 * service.
 */
function townsOf({ guides, towns }: Site, guide: Guide, service: string): Site['towns'] {
  if (guide.towns.length > 0) return towns.filter(({ slug }) => guide.towns.includes(slug))
  const general = (guidesAbout(guides).get(service) ?? []).filter((each) => each.towns.length === 0)
  const place = indexOf(general, guide)
  return towns.filter((_, index) => index % general.length === place).slice(0, mostTowns)
}

const byServiceAndTown = memoize((locations: Site['locations']) =>
  groupedBy(locations, ({ service, town }) => [`${service.slug} ${town.slug}`]),
)

const locationOf = ({ locations }: Site, service: string, town: string): Location | undefined =>
  byServiceAndTown(locations).get(`${service} ${town}`)?.[0]

function pageIn(
  site: Site,
  service: string,
  { slug, name }: { slug: string; name: string },
): LinkPart[] {
  const page = locationOf(site, service, slug)
  return page ? [{ text: name, path: page.path }] : []
}

const indexOf = (entries: readonly { slug: string }[], { slug }: { slug: string }) =>
  entries.findIndex((each) => each.slug === slug)

const rotated = <Entry>(entries: readonly Entry[], by: number): Entry[] => {
  const start = entries.length > 0 ? by % entries.length : 0
  return [...entries.slice(start), ...entries.slice(0, start)]
}

const lower = (label: string) => label.charAt(0).toLowerCase() + label.slice(1).toLowerCase()
