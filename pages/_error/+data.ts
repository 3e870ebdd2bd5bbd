import { getSite } from '../../services/content/index.ts'
import { routes } from '../../services/content/model/routes.ts'
import { pictureOf } from '../../renderer/components/picture-data.ts'

/** What 404.html carries to choose a view by the path, and to offer what is near it. */
export function data() {
  const site = getSite()
  return {
    picture: pictureOf(site, 'not-found'),
    prefixes: site.services.map(({ prefix }) => prefix),
    // The place pages have a view of their own.
    pages: routes(site)
      .filter(({ kind, index, path }) => index && !kind.startsWith('location') && path !== '/')
      .map(({ path, label }) => ({ path, title: label })),
  }
}
