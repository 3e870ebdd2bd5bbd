import type { PageContextServer } from 'vike/types'
import { head } from '../../renderer/head/head.ts'
import { toldDay } from '../../renderer/components/day.ts'
import { pictureOf } from '../../renderer/components/picture-data.ts'
import { getSite } from '../../services/content/index.ts'
import { pageOf } from '../page-of.ts'
import { slugOf } from '../slug-of.ts'

export function data(pageContext: PageContextServer) {
  const site = getSite()
  const page = pageOf(site, slugOf(pageContext.urlPathname), 'text')
  pageContext.body = page.body.html
  return {
    head: head({ ...page, crumbs: [{ label: page.headline, path: page.path }] }, site),
    headline: page.headline,
    lead: page.lead,
    picture: page.image ? pictureOf(site, page.image) : undefined,
    headings: page.body.headings,
    // What people rely on says since when; a page of thanks need not.
    changed: page.index ? toldDay(page.updated) : undefined,
  }
}
