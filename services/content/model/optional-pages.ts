import type { PageOf, Site } from './site.ts'
import { urls } from './urls.ts'

// Pages that code links to if the site has them. Each function returns undefined if it does not.

type Pages = Pick<Site, 'pages'>
type Template = Site['pages'][number]['template']

const isOf =
  <Name extends Template>(template: Name) =>
  (page: Site['pages'][number]): page is Extract<Site['pages'][number], { template: Name }> =>
    page.template === template

/** Returns the page that lists a kind of content. */
export const listPage = (
  { pages }: Pages,
  lists: PageOf<'index'>['lists'],
): PageOf<'index'> | undefined => pages.filter(isOf('index')).find((page) => page.lists === lists)

/** Returns the page with open jobs. */
export const careersPage = ({ pages }: Pages): PageOf<'careers'> | undefined =>
  pages.find(isOf('careers'))

/** Returns the page about the firm. */
export const aboutPage = ({ pages }: Pages): PageOf<'about'> | undefined =>
  pages.find(isOf('about'))

/** Returns the page with the whole building guide. */
export const buildingGuidePage = ({ pages }: Pages): PageOf<'building-guide'> | undefined =>
  pages.filter(isOf('building-guide')).find(({ slug }) => urls.page(slug) === urls.buildingGuide)

/** Returns the page with a path, such as `/terms`. */
export const pageAt = ({ pages }: Pages, path: string): Site['pages'][number] | undefined =>
  pages.find((page) => page.path === path)

/** The address of the building guide's PDF. */
export const pdfPath = ({ pdf }: Pick<PageOf<'building-guide'>, 'pdf'>): string => `/${pdf}`

/** Whether the site has feeds: if a page lists posts or guides, which they consist of. */
export const hasFeeds = (site: Pages): boolean =>
  listPage(site, 'posts') !== undefined || listPage(site, 'guides') !== undefined
