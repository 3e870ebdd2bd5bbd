import type { PageContextServer } from 'vike/types'
import { head } from '../../renderer/head/head.ts'
import { jobPostingNode } from '../../renderer/head/json-ld/job-posting.ts'
import { getSite } from '../../services/content/index.ts'
import { careersPage } from '../../services/content/model/optional-pages.ts'
import { inLanguage } from '../../services/content/model/languages.ts'
import { siteWords } from '../../services/content/model/site-words.ts'
import { bySlug } from '../../services/content/model/site.ts'
import { faqNodes } from '../blocks/block-data.ts'
import { jobEntry, pageName, slugOf } from '../page-parts.ts'

export function data({ urlPathname }: PageContextServer) {
  const site = getSite()
  const { language } = site
  const job = bySlug(site.jobs, slugOf(urlPathname))
  const text = inLanguage(job.words, language)
  const shown = jobEntry(site, job, text, language)
  const careers = careersPage(site)
  const { title, town, pay, until } = shown
  const path = urlPathname
  const { state } = site.business.place
  const t = siteWords(site, 'job')
  return {
    head: head(
      {
        title: t('title', { job: title, town }),
        description: t('description', {
          job: title.toLowerCase(),
          town,
          state: state.name,
          pay: t(`payPer.${pay.per}`, { range: pay.range }),
          until,
        }),
        keywords: [t('keywords', { job: title.toLowerCase(), town, state: state.code })],
        path,
        crumbs: [
          ...(careers ? [{ label: pageName(careers), path: careers.path }] : []),
          { label: title, path },
        ],
        // Nobody can apply for a job that is made up.
        nodes: job.placeholder
          ? []
          : [
              jobPostingNode(site.business, job, { text, town, path, t }),
              ...faqNodes(site, path, [], text.faqs),
            ],
      },
      site,
    ),
    applyHref: '#apply',
    job: shown,
    faqs: text.faqs,
    email: site.business.email,
    careers: careers?.path,
    others: site.jobs
      .filter(({ slug }) => slug !== job.slug)
      .map((other) => ({ path: other.path, label: inLanguage(other.words, language).title })),
  }
}
