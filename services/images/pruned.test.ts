import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../api/testing/temporary-folder.ts'
import { pruned } from './pruned.ts'

test('when a folder holds too much, its oldest files go', async () => {
  const folder = await temporaryFolder()
  const prune = pruned(folder, 1000)
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

test('a folder that is not there yet holds nothing', async () => {
  await expect(pruned('/nowhere/at/all', 1)()).resolves.toBeUndefined()
})
