import type { PageContextServer } from 'vike/types'
import { getSiteAt } from '../../services/content/index.ts'
import { personNode } from '../../renderer/head/json-ld/person.ts'
import { pageData } from '../page-data.ts'
import { claimStats, officeData, pageOf, reasonPoints, sectionData } from '../page-parts.ts'
import { teamData } from '../team/team-data.ts'

export function data(pageContext: PageContextServer) {
  const site = getSiteAt(pageContext.urlPathname)
  const page = pageOf(site, pageContext.urlPathname, 'about')
  const people = sectionData(site, page.sections.team)
  const members = people ? teamData(site) : []
  return {
    ...pageData(site, page, {
      pictures:
        (page.sections.visit && site.business.place.map ? 1 : 0) +
        members.filter(({ picture }) => picture).length,
      nodes: site.team
        .filter(({ placeholder }) => !placeholder)
        .map((one) => personNode(site, page.path, one)),
    }),
    people,
    members,
    history: sectionData(site, page.sections.history),
    proof: claimStats(site, ['years-badge', 'grade', 'rating', 'response']),
    reasons: sectionData(site, page.sections.reasons),
    whyUs: reasonPoints(site),
    visit: sectionData(site, page.sections.visit),
    closing: sectionData(site, page.sections.closing),
    office: officeData(site),
  }
}
