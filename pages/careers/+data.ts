import type { PageContextServer } from 'vike/types'
import { formatDay } from '../../renderer/components/format-day.ts'
import { head } from '../../renderer/head/head.ts'
import { jobPostingNode } from '../../renderer/head/json-ld/job-posting.ts'
import { pictureOf } from '../../renderer/components/picture-data.ts'
import { getSite } from '../../services/content/index.ts'
import { bySlug } from '../../services/content/model/site.ts'
import { pageOf, sectionData, slugOf } from '../page-parts.ts'

export function data(pageContext: PageContextServer) {
  const site = getSite()
  const page = pageOf(site, slugOf(pageContext.urlPathname), 'careers')
  const { language, path, headline } = page
  const picture = page.image ? pictureOf(site, page.image) : undefined
  const townOf = (slug: string) => bySlug(site.towns, slug).name
  pageContext.body = page.body.html
  return {
    head: head(
      {
        ...page,
        crumbs: [{ label: headline, path }],
        // A job has one canonical address: the English page.
        nodes:
          language === 'en'
            ? site.jobs.map((job) => jobPostingNode(site.business, job, townOf(job.town), path))
            : [],
      },
      site,
    ),
    language,
    headline,
    lead: page.lead,
    picture: picture && { ...picture, alt: page.alt ?? picture.alt },
    headings: page.body.headings,
    section: sectionData(site, page.sections.openings),
    noOpenings: page.noOpenings,
    email: site.business.email,
    jobs: site.jobs.map(({ slug, town, employment, pay, posted, until, ...words }) => ({
      slug,
      town: townOf(town),
      employment,
      pay: { range: formatPayRange(pay), per: pay.per },
      posted: formatDay(posted, language),
      until: formatDay(until, language),
      ...words[language],
    })),
  }
}

/** `$32–44` */
const formatPayRange = ({ from, to }: { from: number; to: number }) =>
  `$${from.toLocaleString('en-US')}–${to.toLocaleString('en-US')}`
