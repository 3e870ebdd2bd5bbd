import { brotliDecompressSync } from 'node:zlib'
import { readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { compress } from './compress.ts'
import { filesIn, outputFolder } from './output.ts'

const long = (word: string) => `${word} `.repeat(500)
const yesterday = new Date(Date.now() - 86_400_000)
const timeOf = async (file: string) => (await stat(file)).mtime.getTime()

test('an unchanged file is not written again, a changed one is', async () => {
  const folder = await temporaryFolder()
  const page = join(folder, 'a/page.html')
  await outputFolder(folder).put('a/page.html', 'one')
  await utimes(page, yesterday, yesterday)
  await outputFolder(folder).put('a/page.html', 'one')
  expect(await timeOf(page)).toBe(yesterday.getTime())
  await outputFolder(folder).put('a/page.html', 'two')
  expect(await readFile(page, 'utf8')).toBe('two')
})

test('a copy follows its file, and replaces a manual edit', async () => {
  const [folder, from] = [await temporaryFolder(), join(await temporaryFolder(), 'picture')]
  const copied = async () => {
    await outputFolder(folder).copy(from, 'picture')
    return readFile(join(folder, 'picture'), 'utf8')
  }
  await writeFile(from, 'red')
  expect(await copied()).toBe('red')
  const first = (await stat(join(folder, 'picture'))).ino
  expect(await copied()).toBe('red')
  expect((await stat(join(folder, 'picture'))).ino).toBe(first)

  await writeFile(join(folder, 'picture'), 'bad')
  expect(await copied()).toBe('red')
  await writeFile(from, 'blue')
  expect(await copied()).toBe('blue')
})

test('files that were not put, copied or retained are removed, and then empty folders', async () => {
  const folder = await temporaryFolder()
  const before = outputFolder(folder)
  for (const path of ['old/deep/page.html', 'kept.html', 'put.html']) await before.put(path, path)
  const after = outputFolder(folder)
  after.retain('kept.html')
  await after.put('put.html', 'new')
  after.removeStale()
  expect(filesIn(folder).sort()).toEqual(['kept.html', 'put.html'])
  await expect(stat(join(folder, 'old'))).rejects.toThrow('ENOENT')
})

test('a rewritten file loses its old compressed versions', async () => {
  const folder = await temporaryFolder()
  const output = outputFolder(folder)
  await output.put('page.html', long('snow'))
  await compress(output, ['page.html'])
  await output.put('page.html', long('rain'))
  expect(filesIn(folder)).toEqual(['page.html'])
})

test('compressed versions stay while their file is unchanged, and are written again when it changes', async () => {
  const folder = await temporaryFolder()
  const build = async (text: string) => {
    const output = outputFolder(folder)
    await output.put('page.html', text)
    await compress(output, ['page.html'])
    output.removeStale()
    return (await stat(join(folder, 'page.html.br'))).ino
  }
  const first = await build(long('snow'))
  expect(await build(long('snow'))).toBe(first)
  // A new file may get the inode number of the one that it replaces.
  await build(long('rain'))
  const compressed = await readFile(join(folder, 'page.html.br'))
  expect(brotliDecompressSync(compressed).toString()).toBe(long('rain'))
  expect(filesIn(folder).sort()).toEqual(['page.html', 'page.html.br', 'page.html.gz'])
})
