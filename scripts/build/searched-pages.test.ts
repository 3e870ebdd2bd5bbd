import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import type { Site } from '../../services/content/model/site.ts'
import { openGraph } from './graph.ts'
import { outputFolder } from './output.ts'
import { writeSearchedPages } from './searched-pages.ts'

const page = {
  path: '/roofing',
  kind: 'offering',
  label: 'Roofing',
  index: true,
  file: 'content/offerings/roofing.md',
  anchors: [],
}

test('the words of a page are read again when its file, its title or the code has changed', async () => {
  const dist = await temporaryFolder()
  // The clock of the file system, and a little ahead of what is written.
  vi.useFakeTimers({ toFake: ['Date'], now: (await stat(dist)).mtimeMs + 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  const file = join(dist, 'client/roofing/index.html')
  await mkdir(join(dist, 'client/roofing'), { recursive: true })
  /** @param time in seconds from now; by the clock of the file system, as the times of the output are */
  const write = async (text: string, time: number) => {
    const head = '<meta name="keywords" content="metal, snow">'
    await writeFile(file, `${head}<main><h1>Roofing</h1>${text}</main>`)
    const date = new Date((await stat(file)).mtimeMs + time * 1000)
    await utimes(file, date, date)
  }
  const build = async (code: string, label = 'Roofing') => {
    const graph = openGraph({} as Site, code, () => undefined, join(dist, 'graph.bin'))
    await writeSearchedPages([{ ...page, label }], { output: outputFolder(dist), graph })
    await graph.save()
    return JSON.parse(await readFile(join(dist, 'search.jsonl'), 'utf8')) as { text: string }
  }
  await write('<h2>Slope</h2><p>Snow’s sliding.', -60)
  expect(await build('code')).toEqual({
    path: '/roofing',
    title: 'Roofing',
    kind: 'offering',
    keywords: 'metal, snow',
    text: 'Slope · Snow’s sliding.',
  })
  await write('<p>Ice.', -60)
  expect((await build('code')).text).toBe('Slope · Snow’s sliding.')

  await write('<p>Ice.', 60)
  expect((await build('code')).text).toBe('Ice.')
  await write('<p>Snow.', -60)
  expect((await build('code', 'Roofs')).text).toBe('Roofing · Snow.')
  await write('<p>Rain.', -60)
  expect((await build('other code', 'Roofs')).text).toBe('Roofing · Rain.')

  // The last build ran while the clock was two days ahead.
  const ahead = new Date(Date.now() + 48 * 60 * 60 * 1000)
  await utimes(join(dist, 'search.jsonl'), ahead, ahead)
  await write('<p>Hail.', 0)
  expect((await build('other code', 'Roofs')).text).toBe('Roofing · Hail.')
})

test('each edition reads the pages that it has written, and keeps the lines of the others', async () => {
  const dist = await temporaryFolder()
  const file = join(dist, 'client/roofing/index.html')
  await mkdir(join(dist, 'client/roofing'), { recursive: true })
  const write = (text: string) => writeFile(file, `<main><h1>Roofing</h1>${text}</main>`)
  let graph = openGraph({} as Site, 'code', () => undefined, join(dist, 'graph.bin'))
  const text = async (isUnchanged?: () => boolean) => {
    await writeSearchedPages([page], {
      output: outputFolder(dist),
      graph,
      ...(isUnchanged && { isUnchanged }),
    })
    graph = graph.next({} as Site)
    return (JSON.parse(await readFile(join(dist, 'search.jsonl'), 'utf8')) as { text: string }).text
  }
  await write('<p>Today.')
  expect(await text()).toBe('Today.')
  // What isn't read can be changed without being seen.
  await write('<p>Not read.')
  expect([await text(() => true), await text(() => true)]).toEqual(['Today.', 'Today.'])
  await write('<p>Later.')
  expect(await text(() => false)).toBe('Later.')
})
