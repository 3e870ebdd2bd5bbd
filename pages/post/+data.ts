import type { PageContextServer } from 'vike/types'
import { getSite } from '../../services/content/index.ts'
import { bySlug } from '../../services/content/model/site.ts'
import { articleData } from '../article-data.ts'
import { slugOf } from '../page-parts.ts'

export function data(pageContext: PageContextServer) {
  const site = getSite()
  const post = bySlug(site.posts, slugOf(pageContext.urlPathname))
  pageContext.body = post.body.html
  return articleData(site, post, site.posts, {
    type: 'BlogPosting',
    parent: { label: 'Blog', path: '/blog' },
  })
}
