import type { PageContextServer } from 'vike/types'
import { getSiteAt } from '../../services/content/index.ts'
import { offeringGroups } from '../../services/content/schema/offering.ts'
import { pageData } from '../page-data.ts'
import { offeringEntry, pageOf, sectionData } from '../page-parts.ts'
import { proofData } from '../proof-data.ts'

export function data({ urlPathname }: PageContextServer) {
  const site = getSiteAt(urlPathname)
  const page = pageOf(site, urlPathname, 'overview')
  return {
    // The lists of offerings have many pictures.
    ...pageData(site, page, { pictures: 2, typeOnly: true }),
    groups: offeringGroups.flatMap((group) => {
      const section = page.sections[group]
      if (!section) return []
      const offerings = site.offerings
        .filter((offering) => offering.group === group)
        .map((offering) => offeringEntry(site, offering))
      return offerings.length > 0
        ? { id: group, section: sectionData(site, section), offerings }
        : []
    }),
    ...proofData(site, {}),
    closing: sectionData(site, page.sections.closing),
  }
}
