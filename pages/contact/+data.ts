import type { PageContextServer } from 'vike/types'
import { head } from '../../renderer/head/head.ts'
import { getSite } from '../../services/content/index.ts'
import { officeData } from '../office-data.ts'
import { pageOf } from '../page-of.ts'
import { sectionData } from '../section-data.ts'
import { slugOf } from '../slug-of.ts'

export function data({ urlPathname }: PageContextServer) {
  const site = getSite()
  const page = pageOf(site, slugOf(urlPathname), 'contact')
  return {
    head: head({ ...page, crumbs: [{ label: page.title, path: page.path }] }, site),
    headline: page.headline,
    lead: page.lead,
    formTitle: page.formTitle,
    discount: page.discount,
    expect: sectionData(site, page.sections.expect),
    office: officeData(site),
  }
}
