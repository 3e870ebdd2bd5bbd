import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { formatProblem } from '../../services/content/model/problem.ts'
import { updateImagePlaceholders } from './image-placeholders.ts'

/** A project’s folder with one valid picture and one whose middle is damaged. */
async function twoPictures() {
  const root = await temporaryFolder()
  const images = join(root, 'content/images')
  await mkdir(images, { recursive: true })
  const create = { width: 60, height: 40, channels: 3, background: '#369' } as const
  const sound = await sharp({ create }).png().toBuffer()
  const damaged = Buffer.from(sound)
  damaged.fill(0, damaged.indexOf('IDAT') + 4, damaged.indexOf('IEND') - 8)
  await writeFile(join(images, 'sound.png'), sound)
  await writeFile(join(images, 'damaged.png'), damaged)
  return { root, images }
}

test('a picture that cannot be decoded is a problem with its file and what to do', async () => {
  const { root } = await twoPictures()
  const pictures = [
    { file: 'sound.png', master: 'content/images/sound.png', version: 'a' },
    { file: 'damaged.png', master: 'content/images/damaged.png', version: 'b' },
  ]
  const expected = [
    'content/images/damaged.png:1:1 is damaged: it can’t be read as a picture — open the original and export it again, as a JPEG or PNG',
  ]
  const { fresh, problems } = await updateImagePlaceholders(pictures, join(root, 'content'), root)
  expect(fresh).toBe(true)
  expect(problems.map(formatProblem)).toEqual(expected)
  // It is reported until the picture is replaced.
  expect(
    (await updateImagePlaceholders(pictures, join(root, 'content'), root)).problems.map(
      formatProblem,
    ),
  ).toEqual(expected)
})

test('a decoded picture is not opened again', async () => {
  const { root, images } = await twoPictures()
  const pictures = [{ file: 'sound.png', master: 'content/images/sound.png', version: 'a' }]
  await updateImagePlaceholders(pictures, join(root, 'content'), root)
  await rm(images, { recursive: true })
  expect(await updateImagePlaceholders(pictures, join(root, 'content'), root)).toEqual({
    fresh: false,
    problems: [],
  })
})
