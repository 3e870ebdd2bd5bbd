import type { PageContextServer } from 'vike/types'
import { head } from '../../renderer/head/head.ts'
import { formattedDay } from '../../renderer/components/format-day.ts'
import { pictureOf } from '../../renderer/components/picture-data.ts'
import { getSite } from '../../services/content/index.ts'
import { pageOf, slugOf } from '../page-parts.ts'

export function data(pageContext: PageContextServer) {
  const site = getSite()
  const page = pageOf(site, slugOf(pageContext.urlPathname), 'text')
  return {
    head: head({ ...page, crumbs: [{ label: page.headline, path: page.path }] }, site),
    headline: page.headline,
    lead: page.lead,
    picture: page.image ? pictureOf(site, page.image) : undefined,
    body: page.body.html,
    headings: page.body.headings,
    // Legal pages show the date of their last change; thank-you pages don't.
    changed: page.index ? formattedDay(page.updated) : undefined,
  }
}
