import { getSite } from '../../services/content/index.ts'
import { routes } from '../../services/content/model/routes.ts'
import { pictureOf } from '../../renderer/components/picture-data.ts'
import { catchAllFile } from './catch-all-file.ts'

/**
 * The data of 404.html: what it needs to choose a view by the path and to suggest similar pages.
 */
export function data() {
  const site = getSite()
  return {
    contentFile: catchAllFile(site).address,
    picture: pictureOf(site, 'not-found'),
    prefixes: site.services.map(({ prefix }) => prefix),
    // Town pages are suggested by their own view.
    pages: routes(site)
      .filter(
        ({ kind, index, path, continues }) =>
          index && !kind.startsWith('location') && path !== '/' && !continues,
      )
      .map(({ path, label }) => ({ path, title: label })),
  }
}
