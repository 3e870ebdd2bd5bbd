import { head } from '../../renderer/head/head.ts'
import { websiteNode } from '../../renderer/head/json-ld/business.ts'
import { pictureOf } from '../../renderer/components/picture-data.ts'
import { getSite } from '../../services/content/index.ts'
import { drawingData, officeData, pageOf, sectionData, testimonialEntries } from '../page-parts.ts'

export function data() {
  const site = getSite()
  const page = pageOf(site, 'home', 'home')
  const { sections } = page
  const office = officeData(site)
  return {
    head: head({ ...page, crumbs: [], nodes: [websiteNode(site.business)] }, site),
    callToActionHref: '#estimate',
    headline: page.headline,
    lead: page.lead,
    action: page.action,
    picture: pictureOf(site, page.image ?? 'home-hero'),
    proof: ['years-badge', 'rating', 'response'].flatMap((id) => site.claims[id] ?? []),
    house: drawingData(site, page.house),
    about: sectionData(site, sections.about),
    build: sectionData(site, sections.build),
    rent: sectionData(site, sections.rent),
    service: sectionData(site, sections.service),
    towns: {
      ...sectionData(site, sections.towns),
      posters: site.towns.flatMap(({ name, path, poster }) =>
        poster ? [{ name, path, picture: pictureOf(site, poster) }] : [],
      ),
    },
    premium: sectionData(site, sections.premium),
    testimonials: {
      ...sectionData(site, sections.testimonials),
      entries: testimonialEntries(site),
    },
    whyUs: site.whyUs.map(({ title, description, icon }) => ({ title, text: description, icon })),
    contact: sectionData(site, sections.contact),
    closing: sectionData(site, sections.closing),
    office,
    sunAt: office.at,
  }
}
