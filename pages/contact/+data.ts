import type { PageContextServer } from 'vike/types'
import { getSiteAt } from '../../services/content/index.ts'
import { officeData, pageData, pageOf, sectionData, slugOf } from '../page-parts.ts'

const crumbs = { en: 'Contact', es: 'Contacto' }

export function data(pageContext: PageContextServer) {
  const site = getSiteAt(pageContext.urlPathname)
  const page = pageOf(site, pageContext.urlPathname, 'contact')
  return {
    ...pageData(site, page, crumbs[site.language]),
    callToActionHref: '#estimate',
    compact: page.compact,
    known: {
      towns: Object.fromEntries(site.towns.map(({ slug, name }) => [slug, name])),
      choices: Object.fromEntries(
        site.offerings.flatMap(({ slug, form: { choice } }) =>
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
