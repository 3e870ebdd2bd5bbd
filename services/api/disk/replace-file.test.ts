import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { makeFolder, replaceFile } from './replace-file.ts'

test('a folder is made with its parents, for the service’s own user, and may be there already', async () => {
  const path = join(await temporaryFolder(), 'one/two/three')
  await makeFolder(path)
  await makeFolder(path)
  expect((await stat(path)).mode & 0o777).toBe(0o700)
})

test('a file is replaced whole, and only the service’s own user may read it', async () => {
  const path = join(await temporaryFolder(), 'file')
  await replaceFile(path, 'the first, which is longer')
  await replaceFile(path, 'the second')
  expect(await readFile(path, 'utf8')).toBe('the second')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})
