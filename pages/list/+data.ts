import type { PageContextServer } from 'vike/types'
import { head } from '../../renderer/head/head.ts'
import { pictureOf } from '../../renderer/components/picture-data.ts'
import { getSite } from '../../services/content/index.ts'
import { listedArticle, listedProject } from '../listed.ts'
import { pageOf } from '../page-of.ts'
import { slugOf } from '../slug-of.ts'

export function data({ urlPathname }: PageContextServer) {
  const site = getSite()
  const page = pageOf(site, slugOf(urlPathname), 'index')
  const lists = {
    projects: () => site.projects.map((project) => listedProject(site, project)),
    posts: () => site.posts.map((post) => listedArticle(site, post)),
    guides: () => site.guides.map((guide) => listedArticle(site, guide)),
  }
  return {
    head: head({ ...page, crumbs: [{ label: page.headline, path: page.path }] }, site),
    headline: page.headline,
    lead: page.lead,
    picture: page.image ? pictureOf(site, page.image) : undefined,
    entries: lists[page.lists](),
  }
}
