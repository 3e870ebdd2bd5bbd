import { head } from '../renderer/head/head.ts'
import type { Site } from '../services/content/model/site.ts'

/** The head of a tool's page: out of search engines and out of the site map, shared as the home page. */
export const unlistedHead = (
  site: Site,
  { title, description, path }: { title: string; description: string; path: string },
) =>
  head(
    {
      title,
      description,
      keywords: [title],
      path,
      index: false,
      sharedAs: '/',
      crumbs: [{ label: title, path }],
    },
    site,
  )
