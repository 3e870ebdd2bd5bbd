import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { data } from '../../pages/list/+data.ts'
import { keptPages } from './kept-pages.ts'

const [path, file] = ['/projects', 'projects.html']
/** What the page says today, by its own `+data.ts`. */
const said = () => ({
  pageId: '/pages/list',
  data: data({ urlPathname: path } as Parameters<typeof data>[0]),
  body: undefined,
})

/** A build has written one page. Out: the folder, and what another build would find of a path. */
async function afterABuild(page: { path: string } & ReturnType<typeof said>) {
  const folder = await mkdtemp(join(tmpdir(), 'kept-pages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const index = join(folder, 'index.json')
  const pages = await keptPages('code', folder, index)
  await writeFile(join(folder, file), '<html>')
  pages.keep(page.path, page, '<html>')
  await pages.done()
  const next = (code = 'code') => keptPages(code, folder, index)
  return { folder, next, find: async (code?: string) => (await next(code)).find(page.path, file) }
}

test('a page that says what it said is found by the next build, and by the one after it', async () => {
  const { next, find } = await afterABuild({ path, ...said() })
  const pages = await next()
  expect(await pages.find(path, file)).toBe('<html>')
  await pages.done()
  expect(await find()).toBe('<html>')
})

test('other code, other words or a path that is gone: rendered anew', async () => {
  const { find } = await afterABuild({ path, ...said() })
  expect(await find('other code')).toBeUndefined()

  const headline = 'Last year’s projects'
  const changed = await afterABuild({ path, ...said(), data: { ...said().data, headline } })
  expect(await changed.find()).toBeUndefined()

  const gone = await afterABuild({ ...said(), path: '/gone', pageId: '/pages/guide' })
  expect(await gone.find()).toBeUndefined()
})

test('a file that somebody has changed or removed since: rendered anew', async () => {
  const { folder, find } = await afterABuild({ path, ...said() })
  await writeFile(join(folder, file), '<html lang=fr>')
  expect(await find()).toBeUndefined()
  await rm(join(folder, file))
  expect(await find()).toBeUndefined()
})
