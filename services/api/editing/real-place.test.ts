import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { realPlaceOf } from './real-place.ts'

test('neither a name nor a link leads out of the folder, which may be a link itself', async () => {
  const root = await temporaryFolder()
  const content = join(root, 'content')
  mkdirSync(join(content, 'towns'), { recursive: true })
  writeFileSync(join(root, 'secret.yaml'), '')
  writeFileSync(join(content, 'towns/bend.yaml'), '')
  symlinkSync(join(root, 'secret.yaml'), join(content, 'towns/link.yaml'))
  symlinkSync(root, join(content, 'linked'))
  symlinkSync(content, join(root, 'other'))
  const inFolder = (file: string) => realPlaceOf(join(root, 'other'), file)
  expect(inFolder('towns/bend.yaml')).toBe(join(content, 'towns/bend.yaml'))
  for (const outside of ['towns/link.yaml', 'linked/secret.yaml', '../secret.yaml', '', '..'])
    expect(() => inFolder(outside)).toThrow('is outside of its folder')
  expect(() => inFolder('towns/nowhere.yaml')).toThrow('ENOENT')
})
