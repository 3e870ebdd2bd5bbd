import type { PageOf, Site } from './site.ts'
import { urls } from './urls.ts'

// Pages that code links to if the site has them. Each function returns undefined if it does not.

type Pages = Pick<Site, 'pages'>
type Template = Site['pages'][number]['template']

const isOf =
  <Name extends Template>(template: Name) =>
  (page: Site['pages'][number]): page is Extract<Site['pages'][number], { template: Name }> =>
    page.template === template

/** Returns the English page that lists a kind of content. */
export const listPage = (
  { pages }: Pages,
  lists: PageOf<'index'>['lists'],
): PageOf<'index'> | undefined =>
  pages.filter(isOf('index')).find((page) => page.lists === lists && page.language === 'en')

/** Returns the page with open jobs, in English if there is one in both languages. */
export const careersPage = ({ pages }: Pages): PageOf<'careers'> | undefined => {
  const found = pages.filter(isOf('careers'))
  return found.find(({ language }) => language === 'en') ?? found[0]
}

/** Returns the page about the firm. */
export const aboutPage = ({ pages }: Pages): PageOf<'about'> | undefined =>
  pages.filter(isOf('about')).find(({ language }) => language === 'en')

/** Returns the page with the whole building guide. */
export const buildingGuidePage = ({ pages }: Pages): PageOf<'building-guide'> | undefined =>
  pages.filter(isOf('building-guide')).find(({ path }) => path === urls.buildingGuide)

/** Returns the page with a path, such as `/terms`. */
export const pageAt = ({ pages }: Pages, path: string): Site['pages'][number] | undefined =>
  pages.find((page) => page.path === path)

/** Whether any page is in Spanish. Without one, no form, link or search engine is told of Spanish. */
export const hasSpanish = ({
  pages,
}: {
  pages: readonly Pick<Site['pages'][number], 'language'>[]
}): boolean => pages.some(({ language }) => language === 'es')

/** The address of the building guide's PDF. */
export const pdfPath = ({ pdf }: Pick<PageOf<'building-guide'>, 'pdf'>): string => `/${pdf}`

/** Whether the site has feeds: if a page lists posts or guides, which they consist of. */
export const hasFeeds = (site: Pages): boolean =>
  listPage(site, 'posts') !== undefined || listPage(site, 'guides') !== undefined
