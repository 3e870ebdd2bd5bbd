import { contentFile } from '../../renderer/content-files.ts'
import { oncePer } from '../../services/content/model/once-per.ts'
import { routes } from '../../services/content/model/routes.ts'
import type { Site } from '../../services/content/model/site.ts'

export interface PageLink {
  path: string
  title: string
}

/** The file that 404.html loads to suggest pages for a missing one. Town pages are suggested by their own view. */
export const pageListFile = oncePer((site: Site) => {
  const pages: PageLink[] = routes(site)
    .filter(
      ({ kind, index, path, continues }) =>
        index && !kind.startsWith('location') && path !== '/' && !continues,
    )
    .map(({ path, label }) => ({ path, title: label }))
  return contentFile('pages.json', JSON.stringify(pages))
})
