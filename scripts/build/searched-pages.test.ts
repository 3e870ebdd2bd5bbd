import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { outputFolder } from './output.ts'
import { writeSearchedPages } from './searched-pages.ts'

const page = {
  ...{ path: '/roofing', kind: 'offering', label: 'Roofing', index: true },
  ...{ file: 'content/offerings/roofing.md', anchors: [], search: 'Service' },
}
const head = '<meta name="keywords" content="metal, snow">'

test('the words of each page are written, and read again when its file or the code has changed', async () => {
  const dist = await temporaryFolder()
  const file = join(dist, 'client/roofing/index.html')
  await mkdir(join(dist, 'client/roofing'), { recursive: true })
  const write = async (text: string, day: number) => {
    await writeFile(file, `${head}<main><h1>Roofing</h1>${text}</main>`)
    await utimes(file, day, day)
  }
  const build = async (code: string) => {
    const cacheFile = join(dist, 'search.bin')
    await writeSearchedPages({
      ...{ output: outputFolder(dist), dist, code, pages: [page] },
      cacheFile,
    })
    return JSON.parse(await readFile(join(dist, 'search.json'), 'utf8')) as { text: string }[]
  }
  await write('<h2>Slope</h2><p>Snow slides.', 1)
  expect(await build('code')).toEqual([
    {
      path: '/roofing',
      title: 'Roofing',
      kind: 'Service',
      keywords: 'metal, snow',
      text: 'Slope · Snow slides.',
    },
  ])

  await write('<h2>Slope</h2><p>Snow stays..', 1)
  expect((await build('code'))[0]?.text).toBe('Slope · Snow slides.')
  expect((await build('other code'))[0]?.text).toBe('Slope · Snow stays..')
  await write('<p>Ice.', 2)
  expect((await build('other code'))[0]?.text).toBe('Ice.')
})
