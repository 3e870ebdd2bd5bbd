import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { image } from '../schema/image.ts'
import { entriesOf, readFiles } from './files.ts'
import { pairPictures } from './pictures.ts'
import { tell } from './problem.ts'
import { validate } from './validate.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'))
  mkdirSync(join(root, 'content/images'), { recursive: true })
  put('roof.yaml', 'alt: A roof under fresh snow.\n')
})
afterEach(() => rmSync(root, { recursive: true }))

const put = (name: string, content: string | Buffer) =>
  writeFileSync(join(root, 'content/images', name), content)
const svg = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}></svg>`
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#456' } })

function pictures(tints = {}) {
  const files = readFiles(root)
  const described = entriesOf(files, 'images').flatMap((entry) => {
    const { data } = validate(image, entry)
    return data ? [{ entry, data }] : []
  })
  const { images, problems } = pairPictures(root, files, described, tints)
  return { roof: images['roof'], problems: [...files.problems, ...problems].map(tell) }
}

test('an illustration is as large as its viewBox, or as its own width and height', () => {
  put('roof.svg', svg('viewBox="0 0 1200 675"'))
  expect(pictures().roof).toMatchObject({ file: 'roof.svg', width: 1200, height: 675 })
  put('roof.svg', svg('width="1600px" height="800" viewBox="0 0 16 9"'))
  expect(pictures().roof).toMatchObject({ width: 1600, height: 800 })
})

test('a photograph of the same name takes the place of an illustration, whatever its ending', async () => {
  put('roof.svg', svg('viewBox="0 0 1600 900"'))
  const drawn = pictures().roof
  for (const [ending, format] of [
    ['jpg', 'jpeg'],
    ['jpeg', 'jpeg'],
    ['png', 'png'],
  ] as const) {
    put(`roof.${ending}`, await photograph(40, 30).toFormat(format).toBuffer())
    const { roof, problems } = pictures()
    expect(roof).toMatchObject({ name: 'roof', file: `roof.${ending}`, width: 40, height: 30 })
    expect(roof?.version).not.toBe(drawn?.version)
    expect(problems).toEqual([])
    rmSync(join(root, `content/images/roof.${ending}`))
  }
})

test('another content under the same name is another version, the same content is the same', async () => {
  put('roof.png', await photograph(40, 30).png().toBuffer())
  const first = pictures().roof?.version
  utimesSync(join(root, 'content/images/roof.png'), 1, 1)
  expect(pictures().roof?.version).toBe(first)
  put('roof.png', await photograph(41, 30).png().toBuffer())
  expect(pictures().roof?.version).not.toBe(first)
})

test('a picture has the tint that is known for its version', () => {
  put('roof.svg', svg('viewBox="0 0 16 9"'))
  const { roof } = pictures()
  expect(roof?.tint).toBeUndefined()
  expect(pictures({ [roof?.version ?? '']: '#111111,#222222,#333333' }).roof?.tint).toBe(
    '#111111,#222222,#333333',
  )
})

test('a picture of more pixels than can be unpacked is a problem', async () => {
  put('roof.png', await photograph(9000, 7000).png().toBuffer())
  expect(pictures().problems).toEqual([
    'content/images/roof.png:1:1 is 9000 × 7000 pixels large, which is too much to unpack — save it again, at most 6000 pixels wide',
  ])
})
