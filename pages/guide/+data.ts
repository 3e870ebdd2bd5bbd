import type { PageContextServer } from 'vike/types'
import { getSiteAt } from '../../services/content/index.ts'
import { bySlug } from '../../services/content/model/site.ts'
import { articleData } from '../article-data.ts'
import { slugOf } from '../page-parts.ts'

export function data(pageContext: PageContextServer) {
  const site = getSiteAt(pageContext.urlPathname)
  const guide = bySlug(site.guides, slugOf(pageContext.urlPathname))
  return articleData(site, 'guide', guide)
}
