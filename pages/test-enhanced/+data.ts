import type { PageContextServer } from 'vike/types'
import { head } from '../../renderer/head/head.ts'
import { getSite } from '../../services/content/index.ts'
import { townAndCounty } from '../../services/content/model/facts.ts'
import { testPages } from '../../services/content/model/routes.ts'
import { preselected } from '../../services/content/model/site.ts'
import { siteWords } from '../../services/content/model/site-words.ts'
import { trustStrip } from '../../services/content/model/trust-strip.ts'
import { drawingData } from '../page-parts.ts'

/** The content of the original page: the variant changes the order, not the text. */
export function data({ urlPathname: path }: PageContextServer) {
  const site = getSite()
  const found = testPages(site).find((page) => page.path === path)
  if (!found?.location.own?.view) throw new Error(`${path} tests no location`)
  const { title, lead, badge, service, town, copy, ...location } = found.location
  const { view } = found.location.own
  const t = siteWords(site, 'testPage')
  return {
    head: head(
      {
        title: t('title', { title }),
        description: t('description', { title }),
        keywords: service.keywords,
        path,
        index: false,
        sharedAs: location.path,
        crumbs: [{ label: t('title', { title }), path }],
      },
      site,
    ),
    title,
    lead,
    badge,
    stats: copy.stats,
    callToActionHref: '#estimate',
    trust: trustStrip(site, { offering: service.offering, town: town.slug }),
    form: {
      ...preselected(site, service),
      extra: { town: town.name, service: service.label, variant: path },
    },
    drawing: drawingData(site, view.drawing),
    faqs: location.faqs,
    faqTitle: siteWords(site, 'locationPage')('questions', {
      service: service.label,
      place: townAndCounty(town),
    }),
    original: location.path,
  }
}
