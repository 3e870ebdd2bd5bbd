import type { PageBlock } from '../schema/blocks.ts'
import { blockAnchors, showsBody } from './blocks.ts'
import { priceLine } from './price.ts'
import { nameIn, type SiteLanguages } from './languages.ts'
import { groupedBy, memoize } from './memoize.ts'
import type { Body, Offering, Site } from './site.ts'
import { type HasWords, siteWords } from './site-words.ts'
import { urls } from './urls.ts'

export interface Route {
  path: string
  /** The folder under `pages/` that shows it. */
  kind: string
  /** What lists of pages call it. */
  label: string
  /** Included in search engines, sitemap.xml, the search and, with `sitemap`, the HTML site map. */
  index: boolean
  /** The day its content last changed, where the content says so. */
  updated?: string | undefined
  /** The picture that shared links show, by name; the firm's own when left out. */
  image?: string | undefined
  /** The picture at its top, by name, where that is another than `image`; null: words alone. */
  opensWith?: string | null | undefined
  /** The content file it is made from, and further ones that it includes. */
  file: string
  alsoFrom?: string[] | undefined
  /** The ids that a link may point at with `#`; tests/content/links.test.ts compares them with the built page. */
  anchors: string[]
  /** The blocks among its fixed parts; `routes` adds their ids to the anchors. */
  blocks?: readonly PageBlock[] | undefined
  /** Its heading on the HTML site map; location pages are listed by town. */
  sitemap?: string | undefined
  /** For the second page of a list and those after it: the path of the first. */
  continues?: string | undefined
  /** The offerings whose pages link it, with a heading and a line of text. */
  under?: { offerings: readonly string[]; title: string; text: string } | undefined
  /** For the admin's list of content: the name of its kind, its day, and the text whose words are counted. */
  report?: { label: string; date: string; prose: () => string[] } | undefined
}

/** Ids that templates use on pages with a Markdown body; headings of the body get others. */
export const reservedIds = [
  'content',
  'contents-title',
  'estimate',
  'faq',
  'faq-title',
  'form',
  'history',
  'map',
  'openings',
  'team',
  'terms',
] as const

type RoutedSite = { languages: Pick<SiteLanguages, 'first'> } & Pick<
  Site,
  'pages' | 'jobs' | 'locations' | 'entryPages' | 'chapters' | 'team' | 'towns' | 'projects'
> &
  HasWords &
  ListedSite & {
    testimonials?: readonly unknown[] | undefined
    whyUs?: readonly unknown[] | undefined
  }

/** Returns every page of the site of one language, once. `allRoutes` (translations.ts) has those of all languages. */
export const routes = memoize((site: RoutedSite): readonly Route[] => [
  ...site.pages.map((page) => ({
    path: page.path,
    kind: page.template === 'index' ? 'list' : page.template,
    label: page.slug === 'home' ? siteWords(site, 'titles')('home') : page.title,
    index: page.index,
    updated: changedOn(page, site),
    image: page.image,
    opensWith: openingOf(page),
    file: pageFile(page, site),
    sitemap: siteWords(site, 'listHeadings')('firm'),
    anchors: withBlocks(site, page.blocks, ['content', ...pageAnchors(page, site)]),
  })),
  ...site.pages.flatMap((page) => furtherListPages(page, site)),
  ...site.entryPages.map((page) =>
    page.blocks?.length ? { ...page, anchors: withBlocks(site, page.blocks, page.anchors) } : page,
  ),
  ...site.locations.map((location) => ({
    path: location.path,
    kind: location.own?.view ? 'location-view' : 'location',
    label: location.title,
    index: location.index,
    image:
      location.image === location.typeImage
        ? (location.town.poster ?? location.town.image)
        : location.image,
    opensWith: location.image === location.typeImage ? location.town.image : location.image,
    file: `content/services/${nameIn(site.language, location.service.slug, site.languages.first)}.yaml`,
    alsoFrom: [
      `content/towns/${nameIn(site.language, location.town.slug, site.languages.first)}.yaml`,
      ...(location.own
        ? [`content/locations/${nameIn(site.language, location.slug, site.languages.first)}.yaml`]
        : []),
    ],
    anchors: ['content', 'services', 'estimate', 'faq'],
  })),
  // It lists the pages of all languages.
  ...(site.language === site.languages.first
    ? [
        {
          path: urls.sitemap,
          kind: 'sitemap',
          label: siteWords(site, 'titles')('siteMap'),
          index: true,
          file: 'pages/sitemap',
          anchors: ['content'],
        },
      ]
    : []),
])

/** Returns the picture at the top of a page by its template; null: it opens with words alone. */
function openingOf(page: Site['pages'][number]): string | null | undefined {
  switch (page.template) {
    case 'careers':
    case 'contact':
    case 'overview':
      return null
    case 'index':
      return page.lists === 'projects' ? page.image : null
    case 'blocks': {
      const hero = page.blocks.find(isHeadline)
      return hero ? hero.image : null
    }
    default:
      return page.image
  }
}

const isHeadline = (block: PageBlock): block is Extract<PageBlock, { block: 'hero' }> =>
  block.block === 'hero' && block.title === undefined

/** Returns the picture at the top of a page, by name; undefined: words alone. */
export const openingPicture = ({ image, opensWith }: Route): string | undefined =>
  opensWith === undefined ? image : (opensWith ?? undefined)

const pageFile = (
  { slug }: { slug: string },
  { language, languages }: Pick<RoutedSite, 'language' | 'languages'>,
) => `content/pages/${nameIn(language, slug, languages.first)}.md`

/** Returns the test pages of locations, which are not part of the site: their addresses, and what each tests. */
export const testPages = ({
  locations,
}: Pick<Site, 'locations'>): { path: string; location: Site['locations'][number] }[] =>
  locations
    .filter(({ own }) => own?.view?.testPage)
    .map((location) => ({ path: urls.testPage(location.slug), location }))

const withBlocks = (
  site: RoutedSite,
  blocks: readonly PageBlock[],
  anchors: readonly string[],
): string[] => [...anchors, ...blockAnchors(site, blocks, anchors)]

/** Returns the ids of a page's sections and of the headings of its text, as its template shows them, without its blocks. */
export function pageAnchors(
  page: Site['pages'][number],
  site: Pick<RoutedSite, 'chapters' | 'language' | 'languages' | 'team'>,
): string[] {
  const headings = headingIds(page)
  switch (page.template) {
    case 'blocks':
      return showsBody(page.blocks) ? headings : []
    case 'overview':
      return sectionIds(page)
    case 'careers':
      return [...sectionIds(page), ...headings]
    case 'about':
      return [
        ...(page.sections.team && site.team.length > 0 ? ['team'] : []),
        ...(page.sections.history ? ['history'] : []),
        ...(page.sections.visit ? ['map'] : []),
        ...headings,
      ]
    case 'contact':
      if (page.compact) return ['form', 'estimate']
      return ['form', 'estimate', 'map', ...headings]
    case 'building-guide':
      return [
        ...headings,
        ...site.chapters.flatMap((chapter) => [chapter.slug, ...headingIds(chapter)]),
      ]
    default:
      return headings
  }
}

/** The ids on an offering's page besides the headings of its text and its blocks. */
export const offeringAnchors = ({ drawing }: Pick<Offering, 'drawing'>): string[] => [
  'estimate',
  'faq',
  ...(drawing ? ['drawing'] : []),
]

/** The ids of the headings of a text. */
export const headingIds = ({ body }: { body?: Body | undefined }): string[] =>
  body?.headings.map(({ id }) => id) ?? []

/** A section whose words are in the page's file has the name of its field as id. */
const sectionIds = ({ sections }: { sections: object }): string[] =>
  Object.keys(sections).filter((name) => name !== 'closing')

/** Returns the pages of a long list after its first one. The search and the site map include only the first. */
function furtherListPages(page: Site['pages'][number], site: RoutedSite): Route[] {
  if (page.template !== 'index') return []
  return Array.from({ length: pageCount(page.lists, site) - 1 }, (_, index) => ({
    path: listPagePath(page.path, index + 2),
    kind: 'list',
    label: siteWords(site, 'titles')('pageTitle', {
      title: page.title,
      number: String(index + 2),
    }),
    index: page.index,
    updated: page.updated,
    image: page.image,
    opensWith: openingOf(page),
    file: pageFile(page, site),
    continues: page.path,
    anchors: ['content'],
  }))
}

/** A list of pages with a heading. */
export interface LinkList {
  title: string
  links: { path: string; label: string; text: string }[]
}

const byOffering = memoize((listedPages: Site['listedPages']) =>
  groupedBy(listedPages, ({ under }) => under?.offerings ?? []),
)

/**
 * Returns the pages listed on an offering's page or on its page in a town, by heading.
 * @param offering its slug
 * @param town the slug of the town, whose prices cost guides show
 */
export function pagesUnder(
  site: Pick<Site, 'listedPages' | 'costs' | 'regionFactor'> & HasWords,
  offering: string,
  town?: string,
): LinkList[] {
  const listed = (byOffering(site.listedPages).get(offering) ?? []).flatMap(
    ({ path, label, under }) => {
      if (!under) return []
      const cost = site.costs.find((guide) => guide.path === path)
      const text = cost ? priceLine(cost, site, { offering, town }) : under.text
      return [{ path, label, ...under, text }]
    },
  )
  return [...new Set(listed.map(({ title }) => title))].map((title) => ({
    title,
    links: listed
      .filter((page) => page.title === title)
      .map(({ path, label, text }) => ({ path, label, text })),
  }))
}

/**
 * Returns the day a page last changed. One that shows other files changes with each of them: careers with its jobs,
 * the guide with its chapters.
 */
const changedOn = (page: Site['pages'][number], { jobs, chapters }: ChangingParts): string => {
  if (page.template === 'careers')
    return latest([page.updated, ...jobs.map(({ posted }) => posted)])
  return page.template === 'building-guide' ? guideUpdated(page, { chapters }) : page.updated
}
type ChangingParts = Pick<Site, 'jobs' | 'chapters'>

/** Returns the day the building guide last changed. */
export const guideUpdated = (
  { updated }: { updated: string },
  { chapters }: Pick<Site, 'chapters'>,
): string => latest([updated, ...chapters.map((chapter) => chapter.updated)])

const latest = (days: readonly string[]): string => [...days].sort().at(-1) ?? ''

/** Kinds whose lists are paginated. Projects stay on one page: the filter above them shows and hides all of them. */
const pagedLists = ['posts', 'guides', 'costs'] as const
type PagedList = (typeof pagedLists)[number]
type ListedSite = Pick<Site, PagedList>

/** Entries per page of a list. */
const entriesPerPage = 60

/** Returns how many pages a list takes; an empty one takes one. */
export const pageCount = (lists: string, site: ListedSite): number =>
  isPaged(lists) ? Math.max(1, Math.ceil(site[lists].length / entriesPerPage)) : 1

const isPaged = (lists: string): lists is PagedList => pagedLists.some((each) => each === lists)

/** `/blog`, `/blog/page/2` */
export const listPagePath = (path: string, page: number): string =>
  page === 1 ? path : `${path}/page/${page}`

/** Splits the path of any page of a list into that of its first page and the page number, from 1. */
export function parseListPagePath(path: string): { first: string; page: number } {
  const [, first = path, page = '1'] = /^(.+)\/page\/(\d+)$/.exec(path) ?? []
  return { first, page: Number(page) }
}

/** Returns the entries on one page of a list. */
export const entriesOnPage = <Entry>(lists: string, entries: readonly Entry[], page: number) =>
  isPaged(lists) ? entries.slice((page - 1) * entriesPerPage, page * entriesPerPage) : [...entries]
