import { readSiteFile } from '../../../services/api/site/site-file.ts'

/** Returns the paths of the pages that are measured beside the home page: the build's first location page and first article. */
export async function measuredPages(): Promise<{ location: string; article: string }> {
  const { locationServices, pages } = await readSiteFile('dist/site.json')
  const [location] = locationServices
  const article = pages.find((page) => page.article)
  if (!location || !article)
    throw new Error('The build has no location page or no article to measure.')
  return { location: `/${location.slug}`, article: article.path }
}
