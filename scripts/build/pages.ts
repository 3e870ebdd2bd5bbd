import { readdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { renderPage } from 'vike/server'
import { getSite } from '../../services/content/index.ts'
import { routes } from '../../services/content/model/routes.ts'
import { serverEntry } from './code.ts'
import { keptPages, type Said } from './kept-pages.ts'
import type { Output } from './output.ts'

/**
 * Writes every page as HTML, with what Vike has bundled for a server; one that would be as the last build
 * wrote it is taken from there. Vike's own prerendering does the same after it has loaded its
 * configuration once more, which takes longer than all the pages. In: where they go, the hash of all code,
 * and who else wants a page as soon as it is there. Out: the HTML of every page by its path.
 * @throws Error a page cannot be rendered, or answers with another status than 200
 */
export async function writePages(
  output: Output,
  dist: string,
  code: string,
  onPage: (path: string, html: string) => void,
): Promise<Map<string, string>> {
  const began = performance.now()
  const render = lazyRenderer()
  const kept = await keptPages(code, dist)
  const queue = [
    ...(await allPaths()).map((path) => ({ path, file: fileOf(path), status: 200 })),
    // One file for all that is not there.
    { path: '/404', file: 'client/404.html', status: 404 },
  ]
  const written = new Map<string, string>()
  let rendered = 0
  const work = async () => {
    for (let page = queue.shift(); page; page = queue.shift()) {
      const { path, file, status } = page
      let html = await kept.find(path, file)
      if (html === undefined) {
        const fresh = await render(path, status)
        html = fresh.html
        kept.keep(path, fresh, html)
        rendered++
        await output.put(file, html)
      } else output.leave(file)
      written.set(path, html)
      onPage(path, html)
    }
  }
  // Most of it is waiting for the disk.
  await Promise.all(Array.from({ length: 8 }, work))
  await kept.done()
  const took = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`pages: ${written.size} HTML documents, ${rendered} rendered, ${took} s`)
  return written
}

/** Drafts stand apart from what visitors are served: the service shows them to staff only. */
const fileOf = (path: string) =>
  path.startsWith('/preview/')
    ? `previews${path.slice('/preview'.length)}/index.html`
    : `client${path === '/' ? '' : path}/index.html`

/** Out: renders the page at a path, which must answer with the status that is expected. */
function lazyRenderer(): (path: string, expected: number) => Promise<Said & { html: string }> {
  let loaded: Promise<typeof renderPage> | undefined
  return async (path, expected) => {
    const render = await (loaded ??= loadRenderer())
    const page = await render({ urlOriginal: path })
    const { httpResponse, errorWhileRendering } = page
    if (errorWhileRendering) throw new Error(`${path} failed`, { cause: errorWhileRendering })
    if (httpResponse?.statusCode !== expected)
      throw new Error(`${path} answers ${httpResponse?.statusCode}, not ${expected}`)
    const { pageId, data, body } = page as Partial<Said>
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
    ...(await toolPaths()),
  ]
  return [...new Set(paths)]
}

const addresses = import.meta.glob('../../pages/**/+route.ts', { import: 'default' })

/** In pages/, a folder's own address is what its `+route.ts` says as a text, or else its path. */
async function toolPaths(): Promise<string[]> {
  const files = await readdir('pages', { recursive: true })
  const folders = files.filter((file) => /\+Page\.tsx$/.test(file)).map((file) => dirname(file))
  const paths = folders.map(async (folder): Promise<string | undefined> => {
    if (folder === '_error') return undefined
    const route = addresses[`../../pages/${folder}/+route.ts`]
    if (!route) return `/${folder}`
    const address = await route()
    return typeof address === 'string' && !address.includes('@') ? address : undefined
  })
  return (await Promise.all(paths)).filter((address) => address !== undefined)
}
