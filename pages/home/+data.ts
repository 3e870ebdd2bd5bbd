import type { PageContextServer } from 'vike/types'
import { head } from '../../renderer/head/head.ts'
import { websiteNode } from '../../renderer/head/json-ld/business.ts'
import { pictureOf } from '../../renderer/components/picture-data.ts'
import { getSiteAt } from '../../services/content/index.ts'
import {
  claimStats,
  drawingData,
  officeData,
  pageOf,
  pictureNamed,
  reasonPoints,
  sectionData,
  testimonialEntries,
} from '../page-parts.ts'

export function data({ urlPathname }: PageContextServer) {
  const site = getSiteAt(urlPathname)
  const page = pageOf(site, urlPathname, 'home')
  const { sections } = page
  const office = officeData(site)
  return {
    head: head({ ...page, crumbs: [], nodes: [websiteNode(site.business)] }, site),
    // Without the form, it leads to the contact page.
    ...(sections.contact && { callToActionHref: '#estimate' }),
    headline: page.headline,
    lead: page.lead,
    action: page.action,
    picture: pictureNamed(site, page.image ?? 'home-hero'),
    proof: claimStats(site, ['years-badge', 'rating', 'response']),
    house: page.house && drawingData(site, page.house),
    about: sectionData(site, sections.about),
    build: sectionData(site, sections.build),
    rent: sectionData(site, sections.rent),
    service: sectionData(site, sections.service),
    towns: sections.towns &&
      site.towns.length > 0 && {
        ...sectionData(site, sections.towns),
        posters: site.towns.flatMap(({ name, path, poster }) =>
          poster ? [{ name, path, picture: pictureOf(site, poster) }] : [],
        ),
        links: site.towns.flatMap(({ name, path, poster }) =>
          poster ? [] : [{ label: name, path }],
        ),
      },
    premium: sectionData(site, sections.premium),
    testimonials: sections.testimonials &&
      site.testimonials.length > 0 && {
        ...sectionData(site, sections.testimonials),
        entries: testimonialEntries(site),
      },
    whyUs: reasonPoints(site),
    contact: sectionData(site, sections.contact),
    closing: sectionData(site, sections.closing),
    office,
    sunAt: office.at,
  }
}
