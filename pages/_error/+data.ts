import { getSite } from '../../services/content/index.ts'
import { pictureOf } from '../../renderer/components/picture-data.ts'

/** What 404.html carries to choose a view by the path, and to offer what is near it. */
export function data() {
  const site = getSite()
  return {
    picture: pictureOf(site, 'not-found'),
    prefixes: site.services.map(({ prefix }) => prefix),
    articles: [...site.guides, ...site.posts].map(({ path, title }) => ({ path, title })),
  }
}
