import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../api/testing/temporary-folder.ts'
import { encodeCached, folderPruner } from './cache.ts'

test('pictures with the same bytes can be encoded concurrently', async () => {
  const folder = await temporaryFolder()
  const create = { width: 60, height: 40, channels: 3, background: '#369' } as const
  const master = await sharp({ create }).jpeg().toBuffer()
  const variants = [
    { width: 30, quality: 80, format: 'avif' },
    { width: 30, quality: 80, format: 'jpg' },
  ] as const
  const encodings = Array.from({ length: 8 }, () => encodeCached(master, variants, folder))
  const files = (await Promise.all(encodings)).map((each) => each.map(({ file }) => file))
  expect(new Set(files.flat()).size).toBe(2)
  // No temporary file remains.
  expect(
    readdirSync(folder)
      .map((name) => join(folder, name))
      .sort(),
  ).toEqual(files[0]?.sort())
})

test('when a folder exceeds its limit, its oldest files are removed', async () => {
  const folder = await temporaryFolder()
  const prune = folderPruner(folder, 1000)
  const put = async (name: string, day: number) => {
    await writeFile(join(folder, name), Buffer.alloc(300))
    await utimes(join(folder, name), day, day)
  }
  await put('b', 2)
  await put('a', 1)
  await put('c', 3)
  await prune()
  expect(await readdir(folder)).toEqual(['a', 'b', 'c'])
  await put('d', 4)
  await prune()
  expect(await readdir(folder)).toEqual(['b', 'c', 'd'])
})

test('a missing folder needs no pruning', async () => {
  await expect(folderPruner('/nowhere/at/all', 1)()).resolves.toBeUndefined()
})
