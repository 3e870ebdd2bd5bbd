import type { PageContextServer } from 'vike/types'
import { head } from '../../renderer/head/head.ts'
import { officeNodes } from '../../renderer/head/json-ld/business.ts'
import { serviceNode } from '../../renderer/head/json-ld/page-nodes.ts'
import { pictureOf } from '../../renderer/components/picture-data.ts'
import { getSiteAt } from '../../services/content/index.ts'
import { rateTable } from '../../services/content/model/rental-rates.ts'
import { headingIds, offeringAnchors, pagesUnder } from '../../services/content/model/routes.ts'
import { bySlug, findBySlug, type Site } from '../../services/content/model/site.ts'
import { siteWords } from '../../services/content/model/site-words.ts'
import { pathIn } from '../../services/content/model/translations.ts'
import { urls } from '../../services/content/model/urls.ts'
import { blockData, faqNodes } from '../blocks/block-data.ts'
import { proofData } from '../proof-data.ts'
import {
  urgentOf,
  drawingData,
  eagerFirst,
  offeringEntry,
  projectEntries,
  slugOf,
} from '../page-parts.ts'
import { whoComes } from '../team/team-data.ts'

export function data(pageContext: PageContextServer) {
  const site = getSiteAt(pageContext.urlPathname)
  const offering = bySlug(site.offerings, slugOf(pageContext.urlPathname))
  const { origin, phones } = site.business
  const { path, title, label, description, faqs, blocks } = offering
  const yard = phones.find(({ rentals }) => rentals)?.number
  const machines = machinesOn(site, offering)
  // The second picture of the page is loaded eagerly (S2.52): it is above the text, in it, or in the first list below.
  const isAbove = offering.drawing !== undefined || offering.portfolio || machines.length > 0
  const isInText = !isAbove && offering.body.html.includes('<img')
  const isInList = !isAbove && !isInText
  const shownBlocks = blockData(site, blocks, {
    ...offering,
    taken: [...offeringAnchors(offering), ...headingIds(offering)],
    pictures: isInList && offering.projects.length === 0 ? 1 : 2,
  })
  const hasPictures = shownBlocks.blocks.some(({ pictures }) => pictures > 0)
  return {
    head: head(
      {
        ...offering,
        crumbs: [
          { label: siteWords(site, 'titles')('services'), path: pathIn(site, urls.services) },
          { label, path },
        ],
        nodes: [
          serviceNode(origin, { name: title, description, path }),
          // Where machines are picked up.
          ...(offering.group === 'rent' ? officeNodes(site.business) : []),
          ...faqNodes(site, path, blocks, faqs),
        ],
      },
      site,
    ),
    callToActionHref: '#estimate',
    phone: offering.group === 'rent' ? yard : undefined,
    yard: yard ?? phones[0]?.number,
    urgent: urgentOf(offering),
    label,
    headline: offering.headline,
    lead: offering.lead,
    hero: offering.hero,
    picture: pictureOf(site, offering.image),
    features: offering.features,
    steps: offering.steps,
    drawing: offering.drawing && drawingData(site, offering.drawing),
    costs: offering.costs.filter(({ town }) => town === undefined),
    terms: offering.terms && { ...offering.terms, delivery: site.business.place.delivery },
    rates: rateTable(site, offering),
    brand: site.business.brand,
    comparison: comparisonOf(site, offering.slug),
    faqs,
    form: offering.form,
    whoComes: whoComes(site, offering.form),
    body: isInText ? eagerFirst(offering.body.html) : offering.body.html,
    headings: offering.body.headings,
    hasNumberedPictures: offering.body.places.length > 0,
    under: pagesUnder(site, offering.slug),
    towns: site.locations
      .filter(({ service }) => service.offering === offering.slug)
      .map((location) => ({ path: location.path, label: location.town.name })),
    portfolio: offering.portfolio,
    machines,
    eagerProjects: isInList,
    eagerRelated: isInList && offering.projects.length === 0 && !hasPictures,
    ...shownBlocks,
    ...proofData(site, { offering: offering.slug, beside: offering.image }),
    related: offering.related.flatMap((slug) => {
      const other = findBySlug(site.offerings, slug)
      return other ? offeringEntry(site, other) : []
    }),
    projects: projectEntries(
      site,
      offering.projects.flatMap((slug) => findBySlug(site.projects, slug) ?? []),
      offering.image,
    ),
  }
}

/** All machines, for the first page of the rentals; empty for other pages. */
const machinesOn = (site: Site, { group, slug }: { group: string; slug: string }) => {
  const [first, ...machines] = site.offerings.filter((offering) => offering.group === 'rent')
  return group === 'rent' && slug === first?.slug
    ? machines.map((machine) => offeringEntry(site, machine))
    : []
}

/** The comparison with competitors, unless it is on the location pages (S2.24). */
const comparisonOf = ({ services }: Site, offering: string) =>
  services.find((service) => service.offering === offering && !service.comparisonByTown)?.preset
    ?.comparison
