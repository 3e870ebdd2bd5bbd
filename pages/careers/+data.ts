import type { PageContextServer } from 'vike/types'
import { dayInWords } from '../../renderer/components/day.ts'
import { head } from '../../renderer/head/head.ts'
import { jobPostingNode } from '../../renderer/head/json-ld/job-posting.ts'
import { pictureOf } from '../../renderer/components/picture-data.ts'
import { getSite } from '../../services/content/index.ts'
import { bySlug } from '../../services/content/model/site.ts'
import { pageOf } from '../page-of.ts'
import { sectionData } from '../section-data.ts'
import { slugOf } from '../slug-of.ts'

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
        // One post has one address: the English page is it.
        nodes:
          language === 'en'
            ? site.openings.map((opening) =>
                jobPostingNode(site.business, opening, townOf(opening.town), path),
              )
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
    openings: site.openings.map(({ slug, town, employment, pay, posted, until, ...words }) => ({
      slug,
      town: townOf(town),
      employment,
      pay: { range: range(pay), per: pay.per },
      posted: dayInWords(posted, language),
      until: dayInWords(until, language),
      ...words[language],
    })),
  }
}

/** `$32–44` */
const range = ({ from, to }: { from: number; to: number }) =>
  `$${from.toLocaleString('en-US')}–${to.toLocaleString('en-US')}`
