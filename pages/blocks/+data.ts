import type { PageContextServer } from 'vike/types'
import { head } from '../../renderer/head/head.ts'
import { websiteNode } from '../../renderer/head/json-ld/business.ts'
import { getSiteAt } from '../../services/content/index.ts'
import { pageAnchors } from '../../services/content/model/routes.ts'
import { pageOf } from '../page-parts.ts'
import { blockData, faqNodes } from './block-data.ts'

export function data({ urlPathname }: PageContextServer) {
  const site = getSiteAt(urlPathname)
  const page = pageOf(site, urlPathname, 'blocks')
  const isHome = page.slug === 'home'
  const { headline, lead, path, blocks } = page
  return {
    head: head(
      {
        ...page,
        crumbs: isHome ? [] : [{ label: headline, path }],
        nodes: [...(isHome ? [websiteNode(site.business)] : []), ...faqNodes(site, path, blocks)],
      },
      site,
    ),
    headline,
    lead,
    ...blockData(site, blocks, { ...page, taken: pageAnchors(page, site), pictures: 0 }),
  }
}
