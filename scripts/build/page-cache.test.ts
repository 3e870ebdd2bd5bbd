import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { data } from '../../pages/list/+data.ts'
import { openPageCache } from './page-cache.ts'

const [path, file] = ['/projects', 'projects.html']
/** The page's data, from its `+data.ts`. */
const currentPage = () => ({
  pageId: '/pages/list',
  data: data({ urlPathname: path } as Parameters<typeof data>[0]),
  body: undefined,
})

/** A build has written one page. Out: the folder, and what another build would find of a path. */
async function buildOnce(page: { path: string } & ReturnType<typeof currentPage>) {
  const folder = await mkdtemp(join(tmpdir(), 'page-cache-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const index = join(folder, 'index.json')
  const pages = await openPageCache('code', folder, index)
  await writeFile(join(folder, file), '<html>')
  pages.add(page.path, page, '<html>')
  await pages.save()
  const next = (code = 'code') => openPageCache(code, folder, index)
  return { folder, next, find: async (code?: string) => (await next(code)).find(page.path, file) }
}

test('an unchanged page is reused by the next build, and by the one after it', async () => {
  const { next, find } = await buildOnce({ path, ...currentPage() })
  const pages = await next()
  expect(await pages.find(path, file)).toBe('<html>')
  await pages.save()
  expect(await find()).toBe('<html>')
})

test('changed code, changed data or a removed path: not reused', async () => {
  const { find } = await buildOnce({ path, ...currentPage() })
  expect(await find('other code')).toBeUndefined()

  const headline = 'Last year’s projects'
  const changed = await buildOnce({
    path,
    ...currentPage(),
    data: { ...currentPage().data, headline },
  })
  expect(await changed.find()).toBeUndefined()

  const gone = await buildOnce({ ...currentPage(), path: '/gone', pageId: '/pages/guide' })
  expect(await gone.find()).toBeUndefined()
})

test('a file that was changed or removed since: not reused', async () => {
  const { folder, find } = await buildOnce({ path, ...currentPage() })
  await writeFile(join(folder, file), '<html lang=fr>')
  expect(await find()).toBeUndefined()
  await rm(join(folder, file))
  expect(await find()).toBeUndefined()
})
