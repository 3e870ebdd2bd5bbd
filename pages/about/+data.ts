import type { PageContextServer } from 'vike/types'
import { getSiteAt } from '../../services/content/index.ts'
import { pageData } from '../page-data.ts'
import { claimStats, officeData, pageOf, reasonPoints, sectionData } from '../page-parts.ts'

export function data(pageContext: PageContextServer) {
  const site = getSiteAt(pageContext.urlPathname)
  const page = pageOf(site, pageContext.urlPathname, 'about')
  return {
    ...pageData(site, page, { pictures: page.sections.visit && site.business.place.map ? 1 : 0 }),
    proof: claimStats(site, ['years-badge', 'grade', 'rating', 'response']),
    reasons: sectionData(site, page.sections.reasons),
    whyUs: reasonPoints(site),
    visit: sectionData(site, page.sections.visit),
    closing: sectionData(site, page.sections.closing),
    office: officeData(site),
  }
}
