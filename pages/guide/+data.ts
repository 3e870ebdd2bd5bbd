import type { PageContextServer } from 'vike/types'
import { getSite } from '../../services/content/index.ts'
import { bySlug } from '../../services/content/model/site.ts'
import { articleData } from '../article-data.ts'
import { slugOf } from '../page-parts.ts'

export function data(pageContext: PageContextServer) {
  const site = getSite()
  const guide = bySlug(site.guides, slugOf(pageContext.urlPathname))
  return articleData(site, 'guide', guide)
}
