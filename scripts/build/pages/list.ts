import { readdir } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { withSlashes } from '../../../services/content/load/files/path-inside.ts'
import { testPages } from '../../../services/content/model/routes.ts'
import { allRoutes, allSites, searchPages } from '../../../services/content/model/translations.ts'
import { addressIn, languageOf, type Language } from '../../../services/content/model/languages.ts'
import type { Site } from '../../../services/content/model/site.ts'

/** A page that the build writes. */
export interface BuiltPage {
  path: string
  /** In dist: `client/roofing/index.html`. */
  file: string
  language: Language
  /** The folder that shows it: `/pages/guide`. */
  pageId: string
  /** The status that it must answer with. */
  status: number
}

/** Returns the public site's routes, the test pages of locations, and the static pages. */
export async function builtPages(site: Site): Promise<BuiltPage[]> {
  const listed = allRoutes(site).map(({ path, kind }) => [path, kind])
  const tests = testPages(site).map(({ path }) => [path, 'test-enhanced'])
  const searches = searchPages(site).map((path) => [path, 'search'])
  const folders = new Map([...(await staticPages()), ...searches, ...tests, ...listed] as [
    path: string,
    folder: string,
  ][])
  return [
    ...[...folders].map(([path, folder]) => ({
      path,
      language: languageOf(path, site.languages),
      file: fileOf(path),
      pageId: `/pages/${folder}`,
      status: 200,
    })),
    // One file for all paths of a language that do not exist.
    ...allSites(site).map(({ language }) => {
      const path = addressIn(language, '/404', site.languages)
      return {
        path,
        language,
        file: `client${path}.html`,
        pageId: '/pages/_error',
        status: 404,
      }
    }),
  ]
}

/** Returns the file of a page in the output. */
export const fileOf = (path: string) => `client${path === '/' ? '' : path}/index.html`

const routeModules = import.meta.glob('../../../pages/**/+route.ts', { import: 'default' })

/** Finds static pages: the address of a folder in pages/ is its `+route.ts` if that is a string, else its path. */
async function staticPages(): Promise<[path: string, folder: string][]> {
  const files = await readdir('pages', { recursive: true })
  const folders = files
    .filter((file) => basename(file) === '+Page.tsx')
    .map((file) => withSlashes(dirname(file)))
  const pages = folders.map(async (folder): Promise<[string, string][]> => {
    if (folder === '_error') return []
    const route = routeModules[`../../../pages/${folder}/+route.ts`]
    if (!route) return [[`/${folder}`, folder]]
    const address = await route()
    return typeof address === 'string' && !address.includes('@') ? [[address, folder]] : []
  })
  return (await Promise.all(pages)).flat()
}
