import type { PageContextServer } from 'vike/types'
import { formattedDay } from '../../renderer/components/format-day.ts'
import { getSiteAt } from '../../services/content/index.ts'
import { pageData } from '../page-data.ts'
import { pageOf } from '../page-parts.ts'

export function data(pageContext: PageContextServer) {
  const site = getSiteAt(pageContext.urlPathname)
  const page = pageOf(site, pageContext.urlPathname, 'text')
  return {
    ...pageData(site, page),
    // Legal pages show the date of their last change; thank-you pages don't.
    changed: page.index ? formattedDay(page.updated, site.language) : undefined,
  }
}
