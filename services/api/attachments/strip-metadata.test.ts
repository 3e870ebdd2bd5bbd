import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  be16,
  be32,
  blackPng,
  box,
  noise,
  pngChunk,
  riffChunk,
  segment,
} from '../../../tests/hostile-files/bytes.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import type { ImageKind } from './contract.ts'
import { stripMetadata } from './strip-metadata.ts'

/** What stands in the metadata of the pictures of these tests. */
const secret = 'Secret-39.6403N'
const raw = { width: 30, height: 20, channels: 3 } as const
const picture = () => sharp(noise(30 * 20 * 3), { raw })
const exif = { IFD0: { Make: secret, Copyright: secret }, IFD3: { GPSLatitudeRef: 'N' } }

async function strip(kind: ImageKind | 'heic', original: Buffer) {
  const folder = await temporaryFolder()
  const [from, to] = [join(folder, 'from'), join(folder, 'to')]
  await writeFile(from, original)
  const result = await stripMetadata(kind, from, to)
  return { result, clean: result === 'written' ? await readFile(to) : original }
}

const pixels = async (bytes: Buffer) =>
  (await sharp(bytes, { animated: true }).autoOrient().raw().toBuffer()).toString('hex')

async function expectClean(kind: ImageKind, original: Buffer) {
  const { result, clean } = await strip(kind, original)
  expect(result).toBe('written')
  expect(clean.includes(secret)).toBe(false)
  expect(await pixels(clean)).toBe(await pixels(original))
  expect((await strip(kind, clean)).result).toBe('nothing to remove')
  return clean
}

test.each([
  ['a comment', 0xfe, secret],
  ['JFIF extensions', 0xe0, `JFXX\0\x10${secret}`],
  ['XMP', 0xe1, `http://ns.adobe.com/xap/1.0/\0${secret}`],
  ['an index of more pictures', 0xe2, `MPF\0${secret}`],
  ['FlashPix', 0xe2, `FPXR\0${secret}`],
  ['a segment of JPEG XT or C2PA', 0xeb, `JP${secret}`],
  ['Ducky', 0xec, `Ducky${secret}`],
  ['Photoshop', 0xed, `Photoshop 3.0\0${secret}`],
  ['a segment that is not Adobe’s', 0xee, secret],
])('a JPEG loses %s, with the same pixels', async (_, code, content) => {
  const jpeg = await picture().jpeg().toBuffer()
  const added = segment(code, Buffer.from(content, 'latin1'))
  await expectClean('jpeg', Buffer.concat([jpeg.subarray(0, 2), added, jpeg.subarray(2)]))
})

test('a JPEG loses what stands between scans and behind the end marker: a second picture, a video', async () => {
  const [one, two] = [await picture().jpeg({ progressive: true }).toBuffer(), secret]
  const scan = one.lastIndexOf(Buffer.from([0xff, 0xda]))
  const comment = segment(0xfe, Buffer.from(secret))
  const bytes = [one.subarray(0, scan), comment, one.subarray(scan), one, Buffer.from(two)]
  const clean = await expectClean('jpeg', Buffer.concat(bytes))
  expect(clean.length).toBeLessThanOrEqual(one.length)
})

test('a JPEG keeps its color profile and transform, and its orientation as the only Exif tag', async () => {
  const original = await picture()
    .withMetadata({ orientation: 6, icc: 'p3' })
    .withExifMerge(exif)
    .jpeg()
    .toBuffer()
  expect(original.includes(secret)).toBe(true)
  const clean = await expectClean('jpeg', original)
  const found = await sharp(clean).metadata()
  expect(found).toMatchObject({ orientation: 6, width: 30, height: 20 })
  expect(found.icc).toEqual((await sharp(original).metadata()).icc)
  expect(found.exif?.length).toBe(32)
  const cmyk = await picture().toColorspace('cmyk').withExif(exif).jpeg().toBuffer()
  expect((await sharp(await expectClean('jpeg', cmyk)).metadata()).space).toBe('cmyk')
})

test('a JPEG loses the thumbnail in its JFIF header', async () => {
  const jpeg = await picture().jpeg().toBuffer()
  const start = Buffer.from('4a46494600010100000100010100', 'hex')
  start[12] = 1
  start[13] = 5
  const header = segment(0xe0, Buffer.concat([start, Buffer.from(secret)]))
  await expectClean('jpeg', Buffer.concat([jpeg.subarray(0, 2), header, jpeg.subarray(2)]))
})

test('a PNG loses texts, times, private chunks and bytes behind its end', async () => {
  const png = await picture().png().toBuffer()
  const about = ['tEXt', 'iTXt', 'zTXt', 'tIME', 'prVt', 'vpAg', 'caBX'].map((type) =>
    pngChunk(type, Buffer.from(`Comment\0${secret}`)),
  )
  // Behind the signature and IHDR.
  const bytes = [png.subarray(0, 33), ...about, png.subarray(33), Buffer.from(secret)]
  await expectClean('png', Buffer.concat(bytes))
  const turned = await picture()
    .withMetadata({ orientation: 8 })
    .withExifMerge(exif)
    .png()
    .toBuffer()
  const clean = await expectClean('png', turned)
  expect((await sharp(clean).metadata()).orientation).toBe(8)
})

test('a WebP loses Exif, XMP, unknown chunks and bytes behind its end, animated or not', async () => {
  const simple = await picture().webp().toBuffer()
  await expectClean('webp', Buffer.concat([simple, Buffer.from(secret)]))
  const original = await picture()
    .withMetadata({ orientation: 3, icc: 'p3' })
    .withExifMerge(exif)
    .withXmp(`<x>${secret}</x>`)
    .webp()
    .toBuffer()
  const more = Buffer.concat([original, riffChunk('SECR', Buffer.from(`${secret}.`))])
  more.writeUInt32LE(more.length - 8, 4)
  const found = await sharp(await expectClean('webp', more)).metadata()
  expect(found).toMatchObject({ orientation: 3, icc: expect.anything() })
  expect(found.xmp).toBeUndefined()
  const frames = await sharp(noise(30 * 40 * 3), { raw: { ...raw, height: 40, pageHeight: 20 } })
    .withExif(exif)
    .webp({ loop: 0 })
    .toBuffer()
  expect(
    (await sharp(await expectClean('webp', frames), { animated: true }).metadata()).pages,
  ).toBe(2)
})

test('an AVIF loses Exif, XMP and foreign boxes; nothing in it moves', async () => {
  const original = await picture()
    .withExif(exif)
    .withXmp(`<x>${secret}</x>`)
    .avif({ effort: 0 })
    .toBuffer()
  expect(original.includes(secret)).toBe(true)
  const more = Buffer.concat([
    original,
    box('uuid', Buffer.from(secret)),
    box('free', Buffer.from(secret)),
  ])
  const clean = await expectClean('avif', more)
  expect(clean.length).toBe(more.length)
})

test('a HEIC loses the items of its metadata, wherever they are', async () => {
  const full = (version: number, ...content: Buffer[]) => [be32(version << 24), ...content]
  const item = (id: number, type: string) =>
    box('infe', ...full(2, be16(id), be16(0), Buffer.from(`${type}\0`)))
  const names = box('iinf', ...full(0, be16(3), item(1, 'hvc1'), item(2, 'Exif'), item(3, 'mime')))
  const head = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic'))
  const place = (id: number, method: number, from: number, length: number) =>
    Buffer.concat([be16(id), be16(method), be16(0), be16(1), be32(from), be32(length)])
  const size = secret.length
  // Its own length does not depend on the offsets.
  const meta = (start: number) =>
    box(
      'meta',
      ...full(
        0,
        names,
        box('idat', Buffer.from(secret)),
        box(
          'iloc',
          ...full(
            1,
            Buffer.from([0x44, 0]),
            be16(3),
            place(1, 0, start, 6),
            place(2, 0, start + 6, size),
            place(3, 1, 0, size),
          ),
        ),
      ),
    )
  const start = head.length + meta(0).length + 8
  const data = box('mdat', Buffer.from(`pixels${secret}`))
  const video = box('moov', box('trak', box('udta', Buffer.from(secret))))
  const original = Buffer.concat([head, meta(start), data, video, box('mpvd', Buffer.from(secret))])
  const { result, clean } = await strip('heic', original)
  expect([result, clean.length, clean.includes(secret)]).toEqual([
    'written',
    original.length,
    false,
  ])
  expect(clean.toString('latin1', start, start + 6)).toBe('pixels')
})

test('pictures that are cut off are refused, also where they are too large to decode', async () => {
  const whole: [ImageKind, Buffer][] = [
    ['jpeg', await picture().jpeg({ progressive: true }).toBuffer()],
    ['png', await picture().png().toBuffer()],
    ['png', blackPng({ width: 14_000, height: 10_000, color: 0, interlaced: true })],
    ['webp', await picture().webp().toBuffer()],
    ['avif', await picture().avif({ effort: 0 }).toBuffer()],
  ]
  for (const [kind, bytes] of whole) {
    expect((await strip(kind, bytes)).result).toBe('nothing to remove')
    await expect(strip(kind, bytes.subarray(0, bytes.length - 40))).rejects.toThrow()
  }
  const [, , [, interlaced] = ['png', Buffer.alloc(0)]] = whole
  const damaged = Buffer.from(interlaced)
  damaged[60] = 1
  await expect(strip('png', damaged)).rejects.toThrow('not complete')
})
