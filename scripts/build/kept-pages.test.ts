import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { data } from '../../pages/list/+data.ts'
import { keptPages } from './kept-pages.ts'

const path = '/projects'
/** What the page says today, by its own `+data.ts`. */
const said = () => ({
  pageId: '/pages/list',
  data: data({ urlPathname: path } as Parameters<typeof data>[0]),
  body: undefined,
})

async function folderWith(page: { path: string } & ReturnType<typeof said>, code = 'code') {
  const folder = await mkdtemp(join(tmpdir(), 'kept-pages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const pages = await keptPages(code, folder)
  await pages.keep(page.path, page, '<html>')
  await pages.done()
  return folder
}

test('a page that says what it said is found by the next build', async () => {
  const folder = await folderWith({ path, ...said() })
  const pages = await keptPages('code', folder)
  expect(await pages.find(path)).toBe('<html>')
  await pages.done()
  expect(await (await keptPages('code', folder)).find(path)).toBe('<html>')
})

test('other code, other words or a path that is gone: rendered anew', async () => {
  const folder = await folderWith({ path, ...said() })
  expect(await (await keptPages('other code', folder)).find(path)).toBeUndefined()

  const changed = await folderWith({
    path,
    ...said(),
    data: { ...said().data, headline: 'Last year’s projects' },
  })
  expect(await (await keptPages('code', changed)).find(path)).toBeUndefined()

  const gone = await folderWith({ ...said(), path: '/gone', pageId: '/pages/guide' })
  expect(await (await keptPages('code', gone)).find('/gone')).toBeUndefined()
})

test('what no page of a build needs any more is removed', async () => {
  const folder = await folderWith({ path, ...said() })
  await (await keptPages('code', folder)).done()
  expect(await readdir(folder)).toEqual(['index.json'])
})
