import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { outputFolder } from './output.ts'
import { writeSearchIndex } from './search-index.ts'

const page = {
  ...{ path: '/roofing', kind: 'offering', label: 'Roofing', index: true },
  ...{ file: 'content/offerings/roofing.md', anchors: [] },
}

test('an index is kept while its words are the same and its files are unchanged', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  onTestFinished(() => printed.mockRestore())
  const dist = await temporaryFolder()
  const build = async (words: string[], code = 'code') => {
    const output = outputFolder(dist)
    await mkdir(join(dist, 'client/roofing'), { recursive: true })
    await writeFile(join(dist, 'client/roofing/index.html'), `<main>${words.join('<p>')}</main>`)
    const paths = await writeSearchIndex({
      ...{ output, dist, code, pages: [page], cacheFile: join(dist, 'search.bin') },
    })
    expect(output.paths().sort()).toEqual([...paths].sort())
    return paths
  }
  const first = await build(['Snow slides.'])
  const fragment = first.find((path) => path.includes('/fragment/')) ?? ''
  expect(fragment).not.toBe('')
  expect(await build(['Snow slides.'])).toEqual(first)

  expect(await build(['Snow stays.'])).not.toContain(fragment)
  expect(await build(['Snow slides.'])).toEqual(first)

  await writeFile(join(dist, fragment), 'something else')
  expect(await build(['Snow slides.'])).toContain(fragment)
  expect(await build(['Snow slides.'], 'other code')).toContain(fragment)
})
