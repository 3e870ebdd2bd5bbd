import type { PageContextServer } from 'vike/types'
import { formatDay } from '../../renderer/components/format-day.ts'
import { pictureOf } from '../../renderer/components/picture-data.ts'
import { head } from '../../renderer/head/head.ts'
import { serviceNode } from '../../renderer/head/json-ld/page-nodes.ts'
import { getSiteAt } from '../../services/content/index.ts'
import { linkSentence } from '../../services/content/model/location/link-sentence.ts'
import { fill } from '../../services/content/model/location/placeholders.ts'
import { findBySlug, type Site, type Town } from '../../services/content/model/site.ts'
import { siteWords } from '../../services/content/model/site-words.ts'
import { guidesOf, projectsOf } from '../../services/content/model/related-content.ts'
import { townAnchors, townSections } from '../../services/content/model/town-sections.ts'
import { townMeasurements } from '../../services/content/model/town-measurements.ts'
import { blockData, faqNodes } from '../blocks/block-data.ts'
import { projectEntries, serviceAreaMap } from '../page-parts.ts'
import { proofData } from '../proof-data.ts'

export function data({ urlPathname }: PageContextServer) {
  const site = getSiteAt(urlPathname)
  const town = site.towns.find(({ path }) => path === urlPathname)
  if (!town) throw new Error(`${urlPathname} is the page of no town`)
  const { name, county, path, intro, faqs, permits, hub, blocks } = town
  const { origin, place } = site.business
  const { state } = place
  const { language } = site
  const t = siteWords(site, 'titles')
  const facts = { town: name, state: state.name, code: state.code }
  const title = t('town', facts)
  const description =
    hub.description ??
    t('townDescription', {
      title,
      services: servicesOf(site, town),
      phone: site.business.phones[0]?.number ?? site.business.brand,
    })
  const guides = guidesOf(site, town).map((guide) => ({ path: guide.path, label: guide.title }))
  const projects = projectEntries(site, projectsOf(site, town), town.image)
  return {
    head: head(
      {
        title,
        description,
        keywords: [t('townKeywords', facts)],
        path,
        coordinates: town.coordinates,
        crumbs: [{ label: name, path }],
        nodes: [
          serviceNode(origin, {
            name: title,
            description,
            path,
            area: { town: name, county, state: state.name },
          }),
          ...faqNodes(site, path, blocks, faqs),
        ],
      },
      site,
    ),
    town: { name, county, intro, permits },
    fees: permits?.fees?.map(({ source, ...fee }) => ({
      ...fee,
      source: { ...source, read: formatDay(source.checked, language) },
    })),
    callToActionHref: '#estimate',
    title,
    picture: pictureOf(site, town.image),
    poster: town.poster && pictureOf(site, town.poster),
    figures: townMeasurements(town, site),
    hub,
    faqs: faqs.map(({ question, answer }) => ({ question, answer })),
    groups: servicesIn(site, town),
    sections: townSections(town),
    guides,
    projects,
    state: state.name,
    map: townMap(site, town),
    ...proofData(site, { town: town.slug, beside: town.image }),
    ...blockData(site, blocks, {
      headline: title,
      taken: townAnchors(town),
      pictures:
        1 + Number(place.map !== undefined) + projects.length + Number(town.poster !== undefined),
    }),
  }
}

/** The names of the town's services: `Roofing, Decks`. */
const servicesOf = ({ locations }: Pick<Site, 'locations'>, { slug }: Town): string =>
  locations
    .filter(({ town }) => town.slug === slug)
    .map(({ service }) => service.label)
    .join(', ')

/** The map with the town marked; without a map, the other towns. */
const townMap = (site: Site, { name, path }: Town) => {
  const map = serviceAreaMap(site, name)
  return { ...map, towns: map.towns.filter((other) => other.path !== path) }
}

/** The town's services by group, each with a sentence and the drawing of its offering. */
const servicesIn = (
  { business, locations, offerings }: Pick<Site, 'business' | 'locations' | 'offerings'>,
  { slug, name }: Town,
) =>
  business.serviceGroups
    .map(({ id, heading }) => ({
      heading,
      services: locations
        .filter(({ service, town }) => town.slug === slug && service.links.group === id)
        .map(({ service, path }) => ({
          path,
          icon: findBySlug(offerings, service.offering)?.icon,
          sentence: linkSentence(fill(service.links.hub, { town: name }), path),
        })),
    }))
    .filter(({ services }) => services.length > 0)
