import type { PageContextServer } from 'vike/types'
import { getSite } from '../services/content/index.ts'
import { unpublishedEntries } from '../services/content/model/articles.ts'
import { memoize } from '../services/content/model/memoize.ts'
import { testPages } from '../services/content/model/routes.ts'
import { allRoutes, searchPages } from '../services/content/model/translations.ts'
import type { Site } from '../services/content/model/site.ts'

const kinds = memoize(
  (site: Site) =>
    new Map([
      ...unpublishedEntries(site).map(({ preview }) => [preview, 'preview'] as const),
      ...testPages(site).map(({ path }) => [path, 'test-enhanced'] as const),
      ...searchPages(site).map((path) => [path, 'search'] as const),
      ...allRoutes(site).map(({ path, kind }) => [path, kind] as const),
    ]),
)

/**
 * Finds the kind of content at a path, for the route functions. They import nothing themselves, because Vike bundles
 * and parses each of them with its imports whenever it starts.
 */
export const onBeforeRoute = ({ urlPathname }: PageContextServer) => ({
  pageContext: { kind: kinds(getSite()).get(urlPathname) },
})
