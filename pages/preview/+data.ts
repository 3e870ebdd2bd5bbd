import type { PageContextServer } from 'vike/types'
import { getSite } from '../../services/content/index.ts'
import { bySlug } from '../../services/content/model/site.ts'
import { articleData } from '../article-data.ts'
import { slugOf } from '../page-parts.ts'

export function data(pageContext: PageContextServer) {
  const site = getSite()
  const { posts, guides } = site.unpublished
  const post = pageContext.urlPathname.startsWith('/preview/post/')
  const slug = slugOf(pageContext.urlPathname)
  const article = {
    ...(post ? bySlug(posts, slug) : bySlug(guides, slug)),
    index: false,
    sharedAs: '/',
  }
  pageContext.body = article.body.html
  return {
    ...articleData(site, article, post ? site.posts : site.guides, {
      type: post ? 'BlogPosting' : 'Article',
      parent: post ? { label: 'Blog', path: '/blog' } : { label: 'Insider', path: '/insider' },
    }),
    draft: article.draft,
  }
}
