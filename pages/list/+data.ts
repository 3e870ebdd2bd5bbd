import type { PageContextServer } from 'vike/types'
import { head } from '../../renderer/head/head.ts'
import type { ListingEntry } from '../../renderer/components/Listing.tsx'
import { pictureOf } from '../../renderer/components/picture-data.ts'
import { getSiteAt } from '../../services/content/index.ts'
import { priceTeaser } from '../../services/content/model/price.ts'
import {
  entriesOnPage,
  listPagePath,
  pageAnchors,
  pageCount,
  parseListPagePath,
} from '../../services/content/model/routes.ts'
import { siteWords } from '../../services/content/model/site-words.ts'
import { blockData, faqNodes } from '../blocks/block-data.ts'
import { articleEntry, pageName, pageOf, projectEntry } from '../page-parts.ts'

export function data({ urlPathname }: PageContextServer) {
  const site = getSiteAt(urlPathname)
  const { first, page: number } = parseListPagePath(urlPathname)
  const page = pageOf(site, first, 'index')
  const path = listPagePath(first, number)
  const t = siteWords(site, 'titles')
  const tList = siteWords(site, 'list')
  const numbered = { number: String(number) }
  const pathOf = (other: number) =>
    other >= 1 && other <= pageCount(page.lists, site) ? listPagePath(first, other) : undefined
  const shown = <Entry>(entries: readonly Entry[]) => entriesOnPage(page.lists, entries, number)
  // Blocks are on the first page.
  const blocks = number === 1 ? page.blocks : []
  const lists = {
    projects: () => site.projects.map((project) => projectEntry(site, project)),
    posts: () => shown(site.posts).map((post) => articleEntry(site, post)),
    guides: () =>
      shown(site.guides).map((guide) => ({
        ...articleEntry(site, guide),
        category: tList(`topics.${guide.family}`),
      })),
    costs: () =>
      shown(site.costs).map((guide): ListingEntry => {
        const price = priceTeaser(guide, site, {})
        return {
          path: guide.path,
          title: guide.headline,
          text: guide.summary,
          picture: pictureOf(site, guide.image),
          note: price && `${price.label}: ${price.range}`,
        }
      }),
  }
  const entries = lists[page.lists]()
  return {
    head: head(
      {
        ...page,
        path,
        // Search engines show both, and want others for each page.
        ...(number > 1 && {
          title: t('pageTitle', { title: page.title, ...numbered }),
          description: t('pageDescription', { description: page.description, ...numbered }),
        }),
        sharedAs: page.path,
        crumbs: [
          { label: pageName(page), path: page.path },
          ...(number === 1 ? [] : [{ label: t('page', numbered), path }]),
        ],
        previous: pathOf(number - 1),
        next: pathOf(number + 1),
        nodes: faqNodes(site, page.path, blocks),
      },
      site,
    ),
    page: number,
    pages: pageCount(page.lists, site),
    previous: pathOf(number - 1),
    next: pathOf(number + 1),
    headline: page.headline,
    lead: page.lead,
    picture: page.image ? pictureOf(site, page.image) : undefined,
    entries,
    layout: page.lists === 'guides' ? ('compact' as const) : ('cards' as const),
    leads: page.lists === 'guides' && number === 1,
    ...blockData(site, blocks, {
      ...page,
      taken: pageAnchors(page, site),
      pictures: Number(page.image !== undefined) + entries.length,
    }),
  }
}
