import type { PageContextServer } from 'vike/types'
import { getSite } from '../../services/content/index.ts'
import { jobEntry, pageData, pageOf, sectionData, slugOf } from '../page-parts.ts'

export function data(pageContext: PageContextServer) {
  const site = getSite()
  const page = pageOf(site, slugOf(pageContext.urlPathname), 'careers')
  const { language } = page
  const { picture, ...shown } = pageData(site, page)
  return {
    ...shown,
    applyHref: '#openings',
    language,
    picture: picture && { ...picture, alt: page.alt ?? picture.alt },
    section: sectionData(site, page.sections.openings),
    noOpenings: page.noOpenings,
    email: site.business.email,
    jobs: site.jobs.map((job) => ({ ...jobEntry(site, job, language), path: job.path })),
  }
}
