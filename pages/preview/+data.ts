import type { PageContextServer } from 'vike/types'
import { getSite } from '../../services/content/index.ts'
import { bySlug } from '../../services/content/model/site.ts'
import { articleData } from '../article-data.ts'
import { slugOf } from '../page-parts.ts'

export function data(pageContext: PageContextServer) {
  const site = getSite()
  const { posts, guides } = site.unpublished
  const kind = pageContext.urlPathname.startsWith('/preview/post/') ? 'post' : 'guide'
  const slug = slugOf(pageContext.urlPathname)
  const article = {
    ...(kind === 'post' ? bySlug(posts, slug) : bySlug(guides, slug)),
    index: false,
    sharedAs: '/',
  }
  return { ...articleData(site, kind, article), draft: article.draft }
}
