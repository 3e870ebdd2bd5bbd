import type { PageContextServer } from 'vike/types'
import { head } from '../../renderer/head/head.ts'
import { getSite } from '../../services/content/index.ts'
import { officeData, pageOf, sectionData, slugOf } from '../page-parts.ts'

const crumbs = { en: 'Contact', es: 'Contacto' }

export function data(pageContext: PageContextServer) {
  const site = getSite()
  const page = pageOf(site, slugOf(pageContext.urlPathname), 'contact')
  return {
    head: head({ ...page, crumbs: [{ label: crumbs[page.language], path: page.path }] }, site),
    callToActionHref: '#estimate',
    compact: page.compact,
    towns: Object.fromEntries(site.towns.map(({ slug, name }) => [slug, name])),
    body: page.body.html,
    headings: page.body.headings,
    headline: page.headline,
    lead: page.lead,
    formTitle: page.formTitle,
    discount: page.discount,
    expect: sectionData(site, page.sections.expect),
    office: officeData(site, page.language),
  }
}
