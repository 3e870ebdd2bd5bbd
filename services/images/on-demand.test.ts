import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../api/testing/temporary-folder.ts'
import { encoderProcess } from './on-demand.ts'

const variant = { width: 480, quality: 80, format: 'webp' } as const

test('a picture that cannot be encoded rejects, and the next one is encoded', async () => {
  const folder = await temporaryFolder()
  const [broken, fine] = [join(folder, 'broken.jpg'), join(folder, 'fine.svg')]
  await writeFile(broken, 'no picture')
  await writeFile(fine, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"/>')
  const encode = encoderProcess()
  await expect(encode({ master: broken, variant })).rejects.toThrow('unsupported image format')
  await expect(encode({ master: join(folder, 'none.svg'), variant })).rejects.toThrow('ENOENT')
  const picture = await encode({ master: fine, variant })
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 480 })
})
