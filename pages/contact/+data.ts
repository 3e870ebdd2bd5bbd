import type { PageContextServer } from 'vike/types'
import { getSite, getSiteAt } from '../../services/content/index.ts'
import { officeData, pageData, pageOf, sectionData } from '../page-parts.ts'

const crumbs = { en: 'Contact', es: 'Contacto' }

export function data(pageContext: PageContextServer) {
  const site = getSiteAt(pageContext.urlPathname)
  const page = pageOf(site, pageContext.urlPathname, 'contact')
  // Of all towns and offerings, also of those that are not in the page's language: English pages lead here, too.
  const { towns, offerings } = getSite()
  return {
    ...pageData(site, page, crumbs[site.language]),
    callToActionHref: '#estimate',
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
