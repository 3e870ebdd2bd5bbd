import type { PageContextServer } from 'vike/types'
import { getSite } from '../../services/content/index.ts'
import { officeData, pageData, pageOf, sectionData, slugOf } from '../page-parts.ts'

export function data(pageContext: PageContextServer) {
  const site = getSite()
  const page = pageOf(site, slugOf(pageContext.urlPathname), 'about')
  const { claims } = site
  return {
    ...pageData(site, page),
    proof: ['years-badge', 'grade', 'rating', 'response'].flatMap((id) => claims[id] ?? []),
    reasons: sectionData(site, page.sections.reasons),
    whyUs: site.whyUs.map(({ title, description, icon }) => ({ title, text: description, icon })),
    visit: sectionData(site, page.sections.visit),
    closing: sectionData(site, page.sections.closing),
    office: officeData(site),
  }
}
