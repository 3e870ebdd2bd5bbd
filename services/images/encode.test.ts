import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../api/testing/temporary-folder.ts'
import { decode, encode, placeholderColorsOf } from './encode.ts'
import { encoderProcess } from './on-demand.ts'

const svgOf = (body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900">${body}</svg>`)

test.each([
  [
    'an opaque drawing is encoded without an alpha channel',
    svgOf('<path d="M0 0h1600v900H0z"/>'),
    false,
  ],
  [
    'a partly transparent drawing keeps its alpha channel',
    svgOf('<path d="M0 0h800v900H0z"/>'),
    true,
  ],
])('%s', async (_what, master, hasAlpha) => {
  const pixels = await decode(master)
  for (const format of ['avif', 'webp', 'png'] as const) {
    const picture = await encode(pixels, { width: 480, quality: 80, format })
    expect(await sharp(picture).metadata()).toMatchObject({ width: 480, hasAlpha })
  }
})

test('placeholder colors are three digits each, from top to bottom', async () => {
  const bands = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><path fill="#3377aa" d="M0 0h90v30H0z"/><path fill="#ccddee" d="M0 30h90v30H0z"/><path fill="#556644" d="M0 60h90v30H0z"/></svg>`
  expect(await placeholderColorsOf(Buffer.from(bands))).toBe('#37a,#cde,#564')
})

const variant = { width: 480, quality: 80, format: 'webp' } as const

test('an unreadable picture is an error, and the next one is encoded', async () => {
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
