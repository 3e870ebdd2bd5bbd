import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { makeFolder, replaceFile } from './replace-file.ts'

test('creates a folder with its parents, readable by the service’s user only; it may exist already', async () => {
  const path = join(await temporaryFolder(), 'one/two/three')
  await makeFolder(path)
  await makeFolder(path)
  expect((await stat(path)).mode & 0o777).toBe(0o700)
})

test('replaces a file atomically, readable by the service’s user only', async () => {
  const path = join(await temporaryFolder(), 'file')
  await replaceFile(path, 'the first, which is longer')
  await replaceFile(path, 'the second')
  expect(await readFile(path, 'utf8')).toBe('the second')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})
