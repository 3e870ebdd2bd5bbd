import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../services/api/testing/temporary-folder.ts'
import { clearSite, getSite } from '../../../services/content/index.ts'
import type { Site } from '../../../services/content/model/site.ts'
import { openGraph } from '../graph.ts'
import { outputFolder } from '../output.ts'
import { framesOf, openPageCache, readPageData } from './cache.ts'
import { type BuiltPage, builtPages } from './list.ts'

const page: BuiltPage = {
  path: '/projects',
  language: 'en',
  file: 'projects.html',
  pageId: '/pages/list',
  status: 200,
}
const data = { headline: 'Projects', body: '<p>Built.</p>' }
const inline = { scripts: [], refused: [] }

interface Build {
  code?: string
  shell?: string
  /** The parts of the site that the page reads. */
  towns?: string[]
}

/** Builds one page. Returns the folder, and functions that open the next build and read the page. */
async function buildOnce() {
  const folder = await temporaryFolder()
  const open = ({ code = 'code', shell = 'shell', towns = ['Vail'] }: Build = {}) => {
    const site = { towns } as unknown as Site
    const framesOf = (part: string) => {
      if (part === 'shell en') return () => shell
      return part.startsWith('notices at ') ? () => [] : undefined
    }
    const graph = openGraph(site, code, framesOf, join(folder, 'graph.bin'))
    return { graph, cache: openPageCache(graph, outputFolder(folder)) }
  }
  const { graph, cache } = open()
  const read = (now = data, by = cache) => ({
    page,
    key: by.keyOf(page, now),
    reads: new Set(['towns']),
  })
  await writeFile(join(folder, page.file), '<html>')
  cache.add(read(), inline)
  await graph.save()
  return { folder, open, read }
}

test('an unchanged page is reused by the next two builds', async () => {
  const { open } = await buildOnce()
  const next = open()
  expect(next.cache.findUnchanged(page)).toEqual(inline)
  await next.graph.save()
  expect(open().cache.findUnchanged(page)).toEqual(inline)
})

test('a page that reads a changed part of the site runs its data again, and is reused if that is the same', async () => {
  const { open, read } = await buildOnce()
  const next = open({ towns: ['Vail', 'Avon'] })
  expect(next.cache.findUnchanged(page)).toBeUndefined()
  expect(next.cache.find(read())).toEqual(inline)
  await next.graph.save()
  expect(open({ towns: ['Vail', 'Avon'] }).cache.findUnchanged(page)).toEqual(inline)
  expect(open().cache.findUnchanged(page)).toBeUndefined()
})

test('a page that is missing from one build is removed from the cache', async () => {
  const { open } = await buildOnce()
  await open().graph.save()
  expect(open().cache.findUnchanged(page)).toBeUndefined()
})

test('changed code, shell, data or article invalidates the page', async () => {
  const { open, read } = await buildOnce()
  for (const build of [{ code: 'other code' }, { shell: 'other shell' }]) {
    const { cache } = open(build)
    expect(cache.findUnchanged(page)).toBeUndefined()
    expect(cache.find(read(data, cache))).toBeUndefined()
  }
  const { cache } = open()
  expect(cache.find(read({ ...data, headline: 'Our projects' }))).toBeUndefined()
  expect(cache.find(read({ ...data, body: '<p>Torn down.</p>' }))).toBeUndefined()
  expect(cache.findUnchanged({ ...page, pageId: '/pages/text' })).toBeUndefined()
})

test('a changed or removed file invalidates the page', async () => {
  const { folder, open, read } = await buildOnce()
  await writeFile(join(folder, page.file), '<html lang=fr>')
  expect(open().cache.findUnchanged(page)).toBeUndefined()
  expect(open().cache.find(read())).toBeUndefined()
  await rm(join(folder, page.file))
  expect(open().cache.findUnchanged(page)).toBeUndefined()
})

test('an unreadable cache counts as empty', async () => {
  const { folder, open, read } = await buildOnce()
  await writeFile(join(folder, 'graph.bin'), 'half of it')
  expect(open().cache.findUnchanged(page)).toBeUndefined()
  expect(open().cache.find(read())).toBeUndefined()
})

/** Returns the parts of a newly loaded site that every page reads. */
async function readsOfPages(inOrder: (pages: BuiltPage[]) => BuiltPage[]) {
  clearSite()
  const reads: Record<string, string[]> = {}
  for (const page of inOrder(await builtPages(getSite())))
    reads[page.path] = [...(await readPageData(page)).reads].sort()
  return reads
}

test('a page’s dependencies do not depend on the order of pages', async () => {
  const forward = await readsOfPages((pages) => pages)
  expect(await readsOfPages((pages) => pages.toReversed())).toEqual(forward)
  expect(forward['/sitemap']).toContain('costs')
})

test('an article’s text is a dependency of its own page, and of lists that show its reading time', async () => {
  const site = getSite()
  const [post] = site.posts
  const readers = []
  for (const page of await builtPages(site))
    if ((await readPageData(page)).reads.has(`posts/${post?.slug}`)) readers.push(page.path)
  expect(readers).toContain(post?.path)
  expect(readers.length).toBeLessThan(5)
})

test('a location page depends on no list of articles or jobs, so that a new one changes few pages', async () => {
  const site = getSite()
  const pages = (await builtPages(site)).filter(({ pageId }) => pageId === '/pages/location')
  expect(pages.length).toBeGreaterThan(100)
  for (const page of pages) {
    const { reads } = await readPageData(page)
    expect(['posts', 'jobs', 'entryPages'].filter((part) => reads.has(part))).toEqual([])
  }
})

test('a page depends on the notices that it shows, and on no others', () => {
  const site = getSite()
  const notice = { id: 'storm', text: 'Closed.', end: 0 }
  const withNotice = { ...site, notices: [{ ...notice, pages: ['/'] }] } as Site
  const changes = (part: string) => {
    const make = framesOf(part)
    return JSON.stringify(make?.(site)) !== JSON.stringify(make?.(withNotice))
  }
  expect(['shell en', 'notices at /', 'notices at /roofing', 'admin shell'].map(changes)).toEqual([
    ...[false, true, false, false],
  ])
  const everywhere = { ...site, notices: [notice] }
  expect(framesOf('notices at /roofing')?.(everywhere)).toHaveLength(1)
  expect(framesOf('posts')).toBeUndefined()
})
