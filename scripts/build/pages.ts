import { readdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { renderPage } from 'vike/server'
import { getSite } from '../../services/content/index.ts'
import { routes } from '../../services/content/model/routes.ts'
import type { Site } from '../../services/content/model/site.ts'
import { serverEntry } from './code.ts'
import { openPageCache, type PageInputs } from './page-cache.ts'
import type { Output } from './output.ts'

/**
 * Writes every page as HTML with Vike's server bundle, or reuses it from the last build. Vike's own
 * prerendering would load its configuration once more, which takes longer than rendering all the pages. In:
 * the output, the hash of all code, and a function that gets each page (the search index). Out: the HTML of every page by its path.
 * @throws Error a page cannot be rendered, or answers with another status than 200
 */
export async function writePages(
  output: Output,
  dist: string,
  code: string,
  onPage: (path: string, html: string) => void,
): Promise<Map<string, string>> {
  const began = performance.now()
  const render = createRenderer()
  const cache = await openPageCache(code, dist)
  const queue = [
    ...(await allPaths()).map((path) => ({ path, file: fileOf(path), status: 200 })),
    // One file for all paths that do not exist.
    { path: '/404', file: 'client/404.html', status: 404 },
  ]
  const written = new Map<string, string>()
  let rendered = 0
  const work = async () => {
    for (let page = queue.shift(); page; page = queue.shift()) {
      const { path, file, status } = page
      let html = await cache.find(path, file)
      if (html === undefined) {
        const fresh = await render(path, status)
        html = fresh.html
        cache.add(path, fresh, html)
        rendered++
        await output.put(file, html)
      } else output.retain(file)
      written.set(path, html)
      onPage(path, html)
    }
  }
  // Most of the time is spent waiting for the disk.
  await Promise.all(Array.from({ length: 8 }, work))
  await cache.save()
  const took = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`pages: ${written.size} HTML documents, ${rendered} rendered, ${took} s`)
  return written
}

/** Drafts are outside the public folder: the service shows them to staff only. */
export const fileOf = (path: string) =>
  path.startsWith('/preview/')
    ? `previews${path.slice('/preview'.length)}/index.html`
    : `client${path === '/' ? '' : path}/index.html`

/** Out: renders the page at a path, which must answer with the status that is expected. */
function createRenderer(): (
  path: string,
  expected: number,
) => Promise<PageInputs & { html: string }> {
  let loaded: Promise<typeof renderPage> | undefined
  return async (path, expected) => {
    const render = await (loaded ??= loadRenderer())
    const page = await render({ urlOriginal: path })
    const { httpResponse, errorWhileRendering } = page
    if (errorWhileRendering) throw new Error(`${path} failed`, { cause: errorWhileRendering })
    if (httpResponse?.statusCode !== expected)
      throw new Error(`${path} answers ${httpResponse?.statusCode}, not ${expected}`)
    const { pageId, data, body } = page as Partial<PageInputs>
    return { pageId: pageId ?? '', data, body, html: await httpResponse.getBody() }
  }
}

async function loadRenderer(): Promise<typeof renderPage> {
  await import(pathToFileURL(resolve(serverEntry)).href)
  return (await import('vike/server')).renderPage
}

/** The public site's one list, the drafts, and the pages that stand at one address by themselves. */
async function allPaths(): Promise<string[]> {
  const site = getSite()
  const { posts, guides } = site.unpublished
  const paths = [
    ...routes(site).map(({ path }) => path),
    ...posts.map(({ slug }) => `/preview/post/${slug}`),
    ...guides.map(({ slug }) => `/preview/guide/${slug}`),
    ...(await staticPaths()).filter((path) => path !== testPagePath || hasTestPage(site)),
  ]
  return [...new Set(paths)]
}

const testPagePath = '/test-enhanced-roofing-vail-colorado'

/** The page under test is made from one location’s own file, which may be gone. */
const hasTestPage = (site: Site) =>
  site.locations.some(({ slug, own }) => slug === 'roofing-vail-colorado' && own?.view)

const routeModules = import.meta.glob('../../pages/**/+route.ts', { import: 'default' })

/** In pages/, a folder's own address is what its `+route.ts` says as a text, or else its path. */
async function staticPaths(): Promise<string[]> {
  const files = await readdir('pages', { recursive: true })
  const folders = files.filter((file) => /\+Page\.tsx$/.test(file)).map((file) => dirname(file))
  const paths = folders.map(async (folder): Promise<string | undefined> => {
    if (folder === '_error') return undefined
    const route = routeModules[`../../pages/${folder}/+route.ts`]
    if (!route) return `/${folder}`
    const address = await route()
    return typeof address === 'string' && !address.includes('@') ? address : undefined
  })
  return (await Promise.all(paths)).filter((address) => address !== undefined)
}
