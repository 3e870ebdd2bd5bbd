import type { PageContextServer } from 'vike/types'
import { head } from '../../renderer/head/head.ts'
import { pictureOf } from '../../renderer/components/picture-data.ts'
import { getSite } from '../../services/content/index.ts'
import { jobEntry, pageOf, sectionData, slugOf } from '../page-parts.ts'

export function data(pageContext: PageContextServer) {
  const site = getSite()
  const page = pageOf(site, slugOf(pageContext.urlPathname), 'careers')
  const { language, path, headline } = page
  const picture = page.image ? pictureOf(site, page.image) : undefined
  return {
    head: head(
      {
        ...page,
        crumbs: [{ label: headline, path }],
      },
      site,
    ),
    applyHref: '#openings',
    language,
    headline,
    lead: page.lead,
    picture: picture && { ...picture, alt: page.alt ?? picture.alt },
    body: page.body.html,
    headings: page.body.headings,
    section: sectionData(site, page.sections.openings),
    noOpenings: page.noOpenings,
    email: site.business.email,
    jobs: site.jobs.map((job) => ({ ...jobEntry(site, job, language), path: job.path })),
  }
}
