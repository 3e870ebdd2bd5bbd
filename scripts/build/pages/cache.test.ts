import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openPageCache } from './cache.ts'
import type { BuiltPage } from './list.ts'

const page: BuiltPage = {
  ...{ path: '/projects', file: 'projects.html', pageId: '/pages/list', status: 200 },
}
const inputs = { data: { headline: 'Projects' }, body: '<p>Built.</p>' }
const facts = { scripts: [], refused: [], text: undefined }

/** A build has written one page. Out: the folder, and what another build finds of it. */
async function buildOnce() {
  const folder = await mkdtemp(join(tmpdir(), 'page-cache-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const open = (...shared: string[]) => openPageCache(shared, folder, join(folder, 'pages.bin'))
  const build = open('code', 'shell')
  await writeFile(join(folder, page.file), '<html>')
  build.add(page, build.keyOf(page, inputs, true), facts)
  await build.save()
  const find = (now = inputs, searched = true, shared = ['code', 'shell']) => {
    const next = open(...shared)
    return next.find(page, next.keyOf(page, now, searched))
  }
  return { folder, open, find }
}

test('an unchanged page is reused by the next build, and by the one after it', async () => {
  const { open, find } = await buildOnce()
  const next = open('code', 'shell')
  expect(next.find(page, next.keyOf(page, inputs, true))).toEqual(facts)
  await next.save()
  expect(find()).toEqual(facts)
})

test('a page that a build did not ask for is forgotten', async () => {
  const { open, find } = await buildOnce()
  await open('code', 'shell').save()
  expect(find()).toBeUndefined()
})

test('changed code, shell, data, article, place in the search: not reused', async () => {
  const { find } = await buildOnce()
  expect(find(inputs, true, ['other code', 'shell'])).toBeUndefined()
  expect(find(inputs, true, ['code', 'other shell'])).toBeUndefined()
  expect(find({ ...inputs, data: { headline: 'Our projects' } })).toBeUndefined()
  expect(find({ ...inputs, body: '<p>Torn down.</p>' })).toBeUndefined()
  expect(find(inputs, false)).toBeUndefined()
})

test('a file that something has written to since, or removed: not reused', async () => {
  const { folder, find } = await buildOnce()
  await writeFile(join(folder, page.file), '<html lang=fr>')
  expect(find()).toBeUndefined()
  await rm(join(folder, page.file))
  expect(find()).toBeUndefined()
})

test('a cache that cannot be read is no cache', async () => {
  const { folder, find } = await buildOnce()
  await writeFile(join(folder, 'pages.bin'), 'half of it')
  expect(find()).toBeUndefined()
})
