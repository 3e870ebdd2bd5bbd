import type { PageContextServer } from 'vike/types'
import { getSite } from '../../services/content/index.ts'
import { pageData } from '../page-data.ts'
import { officeData, pageOf, sectionData, slugOf } from '../page-parts.ts'

const crumbs = { en: 'Contact', es: 'Contacto' }

export function data(pageContext: PageContextServer) {
  const site = getSite()
  const page = pageOf(site, slugOf(pageContext.urlPathname), 'contact')
  const hasMap = !page.compact && page.language === 'en' && site.business.place.map !== undefined
  return {
    ...pageData(site, page, { crumb: crumbs[page.language], pictures: Number(hasMap) }),
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
    office: officeData(site, page.language),
  }
}
