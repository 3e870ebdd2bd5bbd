import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { renderPage } from 'vike/server'
import { getSite } from '../../services/content/index.ts'
import { routes } from '../../services/content/model/routes.ts'

const server = 'dist/server/entry.mjs'

/**
 * Writes every page as HTML, with what Vike has bundled for a server. Vike's own prerendering does the
 * same after it has loaded its configuration once more, which takes longer than all the pages.
 * @throws Error a page cannot be rendered, or answers with another status than 200
 */
export async function writePages(out: string): Promise<void> {
  const began = performance.now()
  // Read by React and by Vike when they are loaded: in development they warn, log and keep timers.
  process.env['NODE_ENV'] = 'production'
  await import(pathToFileURL(resolve(server)).href)
  const { renderPage } = await import('vike/server')
  const paths = await allPaths()
  for (const path of paths) await writePage(renderPage, path, join(out, path, 'index.html'), 200)
  // One file for all that is not there.
  await writePage(renderPage, '/404', join(out, '404.html'), 404)
  const took = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`pages: ${paths.length + 1} HTML documents, ${took} s`)
}

async function writePage(
  render: typeof renderPage,
  path: string,
  file: string,
  expected: number,
): Promise<void> {
  const { httpResponse, errorWhileRendering } = await render({ urlOriginal: path })
  if (errorWhileRendering) throw new Error(`${path} failed`, { cause: errorWhileRendering })
  if (httpResponse?.statusCode !== expected)
    throw new Error(`${path} answers ${httpResponse?.statusCode}, not ${expected}`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await httpResponse.getBody())
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

/** In pages/, a folder's own address is what its `+route.ts` says as a text, or else its path. */
async function toolPaths(): Promise<string[]> {
  const files = await readdir('pages', { recursive: true })
  const folders = files.filter((file) => /\+Page\.tsx$/.test(file)).map((file) => dirname(file))
  const addresses = folders.map(async (folder): Promise<string | undefined> => {
    if (folder === '_error') return undefined
    const route = join(folder, '+route.ts')
    if (!files.includes(route)) return `/${folder}`
    const module: unknown = await import(pathToFileURL(resolve('pages', route)).href)
    const address: unknown = Reflect.get(Object(module), 'default')
    return typeof address === 'string' && !address.includes('@') ? address : undefined
  })
  return (await Promise.all(addresses)).filter((address) => address !== undefined)
}
