import type { PageContextServer } from 'vike/types'
import { getSite, getSiteAt } from '../../services/content/index.ts'
import { anyJob } from '../../services/content/model/any-job.ts'
import { pageData } from '../page-data.ts'
import { jobEntry, pageOf, sectionData } from '../page-parts.ts'

export function data(pageContext: PageContextServer) {
  const site = getSiteAt(pageContext.urlPathname)
  const page = pageOf(site, pageContext.urlPathname, 'careers')
  const { language } = site
  const { picture, ...shown } = pageData(site, page)
  // A job has a page in the first language.
  const isFirst = language === site.languages.first
  return {
    ...shown,
    applyHref: '#openings',
    anyJob: anyJob(site),
    picture: picture && { ...picture, alt: page.alt ?? picture.alt },
    section: sectionData(site, page.sections.openings),
    noOpenings: page.noOpenings,
    email: site.business.email,
    // A page lists the jobs that are described in its language.
    jobs: site.jobs.flatMap((job) => {
      const words = job.words[language]
      return words
        ? [{ ...jobEntry(getSite(), job, words, language), path: isFirst ? job.path : undefined }]
        : []
    }),
  }
}
