import type { PageContextServer } from 'vike/types'
import { head } from '../../renderer/head/head.ts'
import { pictureOf } from '../../renderer/components/picture-data.ts'
import { getSite } from '../../services/content/index.ts'
import { officeData, pageOf, sectionData, slugOf } from '../page-parts.ts'

export function data(pageContext: PageContextServer) {
  const site = getSite()
  const page = pageOf(site, slugOf(pageContext.urlPathname), 'about')
  const { claims } = site
  return {
    head: head({ ...page, crumbs: [{ label: page.headline, path: page.path }] }, site),
    headline: page.headline,
    lead: page.lead,
    picture: page.image ? pictureOf(site, page.image) : undefined,
    body: page.body.html,
    headings: page.body.headings,
    proof: ['years-badge', 'grade', 'rating', 'response'].flatMap((id) => claims[id] ?? []),
    reasons: sectionData(site, page.sections.reasons),
    whyUs: site.whyUs.map(({ title, description, icon }) => ({ title, text: description, icon })),
    visit: sectionData(site, page.sections.visit),
    closing: sectionData(site, page.sections.closing),
    office: officeData(site),
  }
}
