import { head } from '../../renderer/head/head.ts'
import { faqNode, serviceNode } from '../../renderer/head/json-ld/page-nodes.ts'
import { pictureOf } from '../../renderer/components/picture-data.ts'
import { pathIn } from '../../services/content/model/translations.ts'
import { contactAbout, urls } from '../../services/content/model/urls.ts'
import {
  outcomes,
  publishableFaqs,
  serviceTitle,
  townAndCounty,
} from '../../services/content/model/facts.ts'
import { urgentOf, drawingData, projectEntries } from '../page-parts.ts'
import { proofData } from '../proof-data.ts'
import { whoComes } from '../team/team-data.ts'
import { pagesUnder } from '../../services/content/model/routes.ts'
import { neighborsOf, projectsTitle } from '../../services/content/model/location/location.ts'
import { memoize } from '../../services/content/model/memoize.ts'
import { linksWithContext, readingLinks } from '../../services/content/model/related-links.ts'
import {
  bySlug,
  findBySlug,
  type Location,
  preselected,
  type Site,
} from '../../services/content/model/site.ts'
import { rateTable } from '../../services/content/model/rental-rates.ts'
import { siteWords } from '../../services/content/model/site-words.ts'
import { townMeasurements } from '../../services/content/model/town-measurements.ts'

/**
 * Returns what a location page shows, from its hero to the links at its end. Memoized: the page shows it, and the report on all
 * locations compares it.
 */
export const locationData = (site: Site, location: Location) => dataOf(site)(location)

const dataOf = memoize((site: Site) => memoize((location: Location) => makeData(site, location)))

function makeData(site: Site, location: Location) {
  const { service, town, path, title, description, faqs, copy } = location
  const { origin, brand, place } = site.business
  const opening = location.image === location.typeImage ? town.image : location.image
  return {
    head: head(
      {
        title,
        description,
        keywords: service.keywords,
        path,
        index: location.index,
        coordinates: town.coordinates,
        local: {
          service: service.name,
          searchName: service.searchName,
          serviceTitle: serviceTitle(service.name, site),
          location: town.name,
          county: town.county,
          nearby: neighborsOf(site, town).map(({ name }) => name),
        },
        crumbs: [
          { label: service.label, path: pathIn(site, urls.page(service.offering)) },
          { label: town.name, path },
        ],
        nodes: [
          serviceNode(origin, {
            name: title,
            description,
            path,
            area: { town: town.name, county: town.county, state: place.state.name },
          }),
          faqNode(origin, path, publishableFaqs(faqs, town)),
        ],
      },
      site,
    ),
    callToActionHref: '#estimate',
    contact: contactAbout(
      { town: town.slug, service: service.offering, page: path },
      pathIn(site, urls.contact),
    ),
    brand,
    years: site.claims['years-badge']?.text ?? '',
    title,
    service: {
      slug: service.slug,
      label: service.label,
      title: serviceTitle(service.name, site),
      form: preselected(site, service),
    },
    town: { name: town.name, county: town.county, inCounty: townAndCounty(town) },
    permits: service.townFacts.includes('permits') ? town.permits : undefined,
    fees:
      findBySlug(site.offerings, service.offering)?.costs.filter(
        (cost) => cost.town === town.slug,
      ) ?? [],
    trade: service.trade ?? service.label,
    badge: location.badge,
    lead: location.lead,
    // The hero shows the trade in the town, or the town, unless the page has a picture of its own.
    picture: pictureOf(site, opening),
    fallback: pictureOf(site, location.typeImage),
    workPicture: opening === location.own?.image ? undefined : pictureOf(site, location.typeImage),
    figures: townMeasurements(town, site, service.townFacts),
    copy,
    urgent: urgentOf(bySlug(site.offerings, service.offering)),
    consequences: copy.consequences.map((consequence) => ({
      ...consequence,
      local: consequence.withTown ? town.topics[consequence.topic] : undefined,
    })),
    local: location.local,
    faqs,
    comparisonByTown: service.comparisonByTown,
    outcomes: outcomes(site),
    rental: rentalOf(site, location),
    workTitle: projectsTitle(location, site),
    whoComes: whoComes(site, preselected(site, service), town.slug),
    projects: projectEntries(site, location.projects, opening),
    under: pagesUnder(site, service.offering, town.slug),
    reading: readingLinks(site, location),
    around: linksWithContext(site, location),
    ...proofData(site, { offering: service.offering, town: town.slug, beside: opening }),
  }
}

/** The rental rates of the page's offering, with delivery to its town, if it has any. */
function rentalOf(site: Site, { service, town }: Location) {
  const offering = findBySlug(site.offerings, service.offering)
  const rates = offering?.rates && rateTable(site, offering, town.slug)
  const phone = site.business.phones.find(({ rentals }) => rentals) ?? site.business.phones[0]
  return (
    offering &&
    rates && {
      title: siteWords(site, 'offeringPage')('rates.title', {
        machine: offering.label,
        town: town.name,
      }),
      rates,
      phone: phone?.number,
    }
  )
}

export type LocationData = ReturnType<typeof locationData>

/** Returns what a location page with a view of its own shows: also a drawing, a table and the year. */
export function locationViewData(site: Site, location: Location) {
  const { view } = location.own ?? {}
  if (!view) throw new Error(`${location.path} has no view of its own`)
  const { drawing, choices, year } = view
  return { ...locationData(site, location), drawing: drawingData(site, drawing), choices, year }
}
