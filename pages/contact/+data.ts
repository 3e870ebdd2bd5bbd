import type { PageContextServer } from 'vike/types'
import { officeNodes } from '../../renderer/head/json-ld/business.ts'
import { getSite, getSiteAt } from '../../services/content/index.ts'
import { pageData } from '../page-data.ts'
import { siteWords } from '../../services/content/model/site-words.ts'
import { trustStrip } from '../../services/content/model/trust-strip.ts'
import { officeData, pageOf, sectionData } from '../page-parts.ts'

export function data(pageContext: PageContextServer) {
  const site = getSiteAt(pageContext.urlPathname)
  const page = pageOf(site, pageContext.urlPathname, 'contact')
  // Of all towns and offerings, also of those that are not in the page's language: English pages lead here, too.
  const { towns, offerings } = getSite()
  const hasMap = !page.compact && site.business.place.map !== undefined
  return {
    ...pageData(site, page, {
      crumb: siteWords(site, 'contactPage')('breadcrumb'),
      pictures: Number(hasMap),
      nodes: officeNodes(site.business),
    }),
    callToActionHref: '#estimate',
    trust: trustStrip(site),
    compact: page.compact,
    known: {
      towns: Object.fromEntries(towns.map(({ slug, name }) => [slug, name])),
      choices: Object.fromEntries(
        offerings.flatMap(({ slug, form: { choice } }) =>
          choice === undefined ? [] : [[slug, choice]],
        ),
      ),
    },
    formTitle: page.formTitle,
    discount: page.discount,
    discountLink: page.discountLink,
    expect: sectionData(site, page.sections.expect),
    office: officeData(site),
  }
}
