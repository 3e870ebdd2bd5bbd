import type { PageContextServer } from 'vike/types'
import { head } from '../../renderer/head/head.ts'
import type { ListingEntry } from '../../renderer/components/Listing.tsx'
import { pictureOf } from '../../renderer/components/picture-data.ts'
import { getSiteAt } from '../../services/content/index.ts'
import { areAlike } from '../../services/content/model/project-pictures.ts'
import { priceTeaser } from '../../services/content/model/price.ts'
import {
  entriesOnPage,
  listPagePath,
  pageAnchors,
  pageCount,
  parseListPagePath,
} from '../../services/content/model/routes.ts'
import { bySlug, type Guide, type Site } from '../../services/content/model/site.ts'
import { siteWords } from '../../services/content/model/site-words.ts'
import { budgets } from '../../services/content/schema/project.ts'
import { blockData, faqNodes } from '../blocks/block-data.ts'
import { articleEntry, pageName, pageOf, projectEntries } from '../page-parts.ts'
import { projectFacets, projectFilters } from './project-filters.ts'

export function data({ urlPathname }: PageContextServer) {
  const site = getSiteAt(urlPathname)
  const { first, page: number } = parseListPagePath(urlPathname)
  const page = pageOf(site, first, 'index')
  const path = listPagePath(first, number)
  const t = siteWords(site, 'titles')
  const numbered = { number: String(number) }
  const pathOf = (other: number) =>
    other >= 1 && other <= pageCount(page.lists, site) ? listPagePath(first, other) : undefined
  const shown = <Entry>(entries: readonly Entry[]) => entriesOnPage(page.lists, entries, number)
  // Blocks are on the first page.
  const blocks = number === 1 ? page.blocks : []
  const cards = page.lists === 'projects' ? projectEntries(site, site.projects) : []
  const [firstCard] = cards
  // Once its projects have photographs, the page does not open with a drawing.
  const opening =
    page.lists === 'projects' &&
    page.image !== undefined &&
    (!firstCard || areAlike(site, page.image, firstCard.picture.name))
      ? page.image
      : undefined
  const lists = {
    projects: () =>
      site.projects.flatMap((project, index) => {
        const entry = cards[index]
        return entry ? { ...entry, facets: projectFacets(project) } : []
      }),
    posts: () => shown(site.posts).map((post) => articleEntry(site, post)),
    // The index below has the others.
    guides: () =>
      number > 1
        ? []
        : (page.picked.length > 0
            ? page.picked.map((slug) => bySlug(site.guides, slug))
            : site.guides.slice(0, 6)
          ).map((guide) => articleEntry(site, guide)),
    costs: () =>
      shown(site.costs).map((guide): ListingEntry => {
        const price = priceTeaser(guide, site, {})
        return {
          path: guide.path,
          title: guide.headline,
          text: guide.summary,
          picture: pictureOf(site, guide.image),
          figure: price && `${price.label}: ${price.range}`,
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
    // The list of projects opens with what was built, all others with words alone.
    picture: opening && pictureOf(site, opening),
    entries,
    topics: page.lists === 'guides' ? topicsOf(site, shown(site.guides)) : [],
    filters: page.lists === 'projects' ? projectFilters(site, budgets) : [],
    allPath: page.path,
    ...blockData(site, blocks, {
      ...page,
      taken: pageAnchors(page, site),
      pictures: Number(opening !== undefined) + entries.length,
    }),
  }
}

/** Guides by topic, with the title of each topic. */
function topicsOf(site: Site, guides: readonly Guide[]) {
  const t = siteWords(site, 'list')
  return [...new Set(guides.map(({ family }) => family))].map((topic) => ({
    title: t(`topics.${topic}`),
    links: guides
      .filter(({ family }) => family === topic)
      .map(({ path, title }) => ({ path, label: title })),
  }))
}
