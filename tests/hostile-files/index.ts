import { deflateSync, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import {
  be16,
  be32,
  blackPng,
  box,
  noise,
  png,
  pngChunk,
  pngHeader,
  repeated,
  riffChunk,
  segment,
  webp,
} from './bytes.ts'

export interface HostileFile {
  name: string
  bytes: Buffer
}

/** The largest allowed upload. */
const most = 20 * 1024 * 1024

/** 120 megapixels of one color in 2.4 kB, which decode to 2.8 GB. */
export const avifBomb = gunzipSync(
  Buffer.from(
    'H4sICJIUA2sCA2ExMjAuYXZpZgBjYGCQSSupLEgsy0xjAILczDRDEDs3MxHEv5abWpLIAAGKGSk5RVA2Q0FmcgkDGlDKzMlPBjFcHBgYgRAEfkFpBo5AIKGcmZkHtgYsKgrkpDJBeYllBoYgJl9BZkkuXElYZkFRAZC2yCxIzgfSPIllhs6N9mBNIpnFBakQw7WmAPEPIEOgILMiEyTCzMHBAaTEMgtyYe4HOom5kYkZ6JTI3JTEEiEGLm7771mTV99dwmIi5WC0X0D4pFMyy+HzNp8dFRgYYs+fcVXax1Ebq+3TkT89QmXr4jDdhZ5Pu29LPO7hmhId638iyOjk9OWXFXVTKzuXbZ3SET07pcBFfu0emz/RX3wjqp0MhOT9lNlFvy8USLSR53jS+K3uy6qrt7e+dI/NnLrKIf78maC4iXOqLMxntUfP23M4QqY05qN87pU0lYTtd0W9JVOP6ika7lx5yL2ub7p1TKQ1pwVffeSmiBPPp86aU+Po+/Q1F/sRt+4Wo3re+BquTRvUsi38FrbwnnscujBgq9njGkbaW7CERAt4HJL/B0/mz3ry2jb3yuSsqxsNJ/V//nP3x6NdJt/eui1KCmuOOnTuwdY24/MhgSfMGxg+qiXGvX7d7ndu+162p3MmfprsKHHXneHmgkWCRk2Hfif/VRNaPmmrzvaJS4u/+S5svN2htuL5ia4GI+lG/+qqdYum/zgmpPVsdcDQD+fRiByNyOEUkWtoGwwq86J959yPvJF1dtnb0OmyCvUszr7TMmUOsYXevDM3KFvwp5nHhr6v/3yLDywRPjH9Z8sSu+unmLjD5/ezVQcdn38gIPIdd/48DcWN3XzT7u1NUhh1Le1cO/iT60uvnTPeFmQ5MOeqH4+8Z/J522IhT/Ey3WSfte3vzc5/rVGxKZPedFlXZq1ENdcNAEJ5n45LCQAA',
    'base64',
  ),
)

/** A WebP of one color, whose header alone states its size: 268 megapixels in 38 bytes. */
export const webpBomb = (width = 16383, height = 16383): Buffer => {
  const size = Buffer.alloc(4)
  size.writeUInt32LE((width - 1) | ((height - 1) << 14))
  return webp(
    riffChunk(
      'VP8L',
      Buffer.concat([Buffer.from([0x2f]), size, Buffer.from('07d0aa12d5acff8188e87f00', 'hex')]),
    ),
  )
}

/** An AVIF whose container declares a small picture (`ispe`), while its stream has a large one. */
function lyingAvif(): Buffer {
  const bytes = Buffer.from(avifBomb)
  const size = Buffer.concat([be32(10_900), be32(11_000)])
  for (let at = bytes.indexOf(size); at !== -1; at = bytes.indexOf(size, at + 1))
    Buffer.concat([be32(100), be32(100)]).copy(bytes, at)
  return bytes
}

const ftyp = (brand: string) => box('ftyp', Buffer.from(`${brand}\0\0\0\0mif1${brand}`))

/** Only empty boxes, up to the largest size. */
export const emptyBoxes = (brand: string): Buffer => {
  const head = ftyp(brand)
  return Buffer.concat([head, repeated(box('free'), Math.floor((most - head.length) / 8) * 8)])
}

const nestedBoxes = (depth: number): Buffer => {
  const heads = Array.from({ length: depth }, (_, level) =>
    Buffer.concat([be32((depth - level) * 8), Buffer.from('moov')]),
  )
  return Buffer.concat(heads)
}

const gray = (width: number, height: number) =>
  sharp(Buffer.alloc(width * height, 0x88), {
    raw: { width, height, channels: 1 },
    limitInputPixels: false,
  })

/**
 * Files of all accepted types, in ways known to crash or stall decoders.
 * @param largest width and height of the largest photo: as many pixels as are accepted, or fewer to save time
 */
export async function hostileFiles(
  largest: readonly [number, number] = [16_000, 12_500],
): Promise<HostileFile[]> {
  return [
    ...(await jpegs(largest)),
    ...pngs(),
    ...(await webps()),
    ...avifs(),
    ...heics(),
    ...pdfs(),
    ...others(),
  ].map(([name, bytes]) => ({ name, bytes }))
}

type Named = [name: string, bytes: Buffer]

async function jpegs(largest: readonly [number, number]): Promise<Named[]> {
  const small = await sharp(noise(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } })
    .jpeg()
    .toBuffer()
  const scans = await gray(64, 64).jpeg({ progressive: true }).toBuffer()
  const sized = (width: number, height: number) => {
    const bytes = Buffer.from(small)
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
    Buffer.concat([be16(height), be16(width)]).copy(bytes, frame + 5)
    return bytes
  }
  const start = Buffer.from([0xff, 0xd8])
  const behindStart = (...parts: Buffer[]) => Buffer.concat([start, ...parts, small.subarray(2)])
  const lastScan = scans.lastIndexOf(Buffer.from([0xff, 0xda]))
  const exif = (content: Buffer) => segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), content]))
  /** A directory with one entry that points to itself as the next directory. */
  const loop = Buffer.from('4d4d002a00000008000101120003000000010006000000000008', 'hex')
  const upright = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex')
  const large = await gray(...largest)
    .jpeg({ quality: 40 })
    .toBuffer()
  const flipped = Buffer.from(small)
  for (let at = 700; at < flipped.length; at += 97) flipped[at] = 0xff - (flipped[at] ?? 0)
  return [
    ['4,290 megapixels promised.jpg', sized(65_500, 65_500)],
    ['225 megapixels promised.jpg', sized(15_000, 15_000)],
    ['no height.jpg', sized(300, 0)],
    ['half.jpg', small.subarray(0, small.length / 2)],
    ['begin and end.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['noise.jpg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), noise(1_000_000)])],
    ['fill bytes.jpg', behindStart(repeated(Buffer.from([0xff]), most - small.length - 2))],
    [
      'comments.jpg',
      behindStart(
        repeated(segment(0xfe, Buffer.alloc(65_000)), 18_000_000 - (18_000_000 % 65_004)),
      ),
    ],
    ['empty segments.jpg', behindStart(repeated(segment(0xe1, Buffer.alloc(0)), 16_000_000))],
    [
      'many scans.jpg',
      Buffer.concat([
        scans.subarray(0, lastScan),
        repeated(scans.subarray(lastScan, -2), (scans.length - 2 - lastScan) * 20_000),
        scans.subarray(-2),
      ]),
    ],
    ['a loop in the camera data.jpg', behindStart(exif(loop))],
    ['camera data that points out.jpg', behindStart(exif(Buffer.from('49492a00ffffff7f', 'hex')))],
    ['bits flipped.jpg', flipped],
    ['largest.jpg', large],
    [
      'largest in scans.jpg',
      await gray(...largest)
        .jpeg({ quality: 40, progressive: true })
        .toBuffer(),
    ],
    ['largest held upright.jpg', Buffer.concat([start, exif(upright), large.subarray(2)])],
    ['with a program behind it.jpg', Buffer.concat([small, Buffer.from('MZ'), noise(5_000_000)])],
  ]
}

/** Texts that decompress to 100 MB each, which takes many seconds. */
export function slowPng(texts = 44): Buffer {
  const unpacking = deflateSync(Buffer.alloc(100_000_000), { level: 1 })
  const text = pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), unpacking]))
  return blackPng({ width: 10, height: 10 }, repeated(text, text.length * texts))
}

function pngs(): Named[] {
  const tiny = { width: 10, height: 10 }
  const text = (content: string) => pngChunk('tEXt', Buffer.from(`Comment\0${content}`))
  const unpacking = deflateSync(Buffer.alloc(100_000_000))
  const profile = pngChunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), unpacking]))
  const whole = blackPng({ width: 500, height: 500 })
  const wrongSum = Buffer.from(whole)
  wrongSum.writeUInt32BE(7, 29)
  return [
    ['900 megapixels promised.png', png(pngHeader({ width: 30_000, height: 30_000 }))],
    ['as wide as a number can be.png', png(pngHeader({ width: 0x7fffffff, height: 1 }))],
    ['no width.png', png(pngHeader({ width: 0, height: 10 }))],
    [
      '249 megapixels of one bit.png',
      blackPng({ width: 15_780, height: 15_780, depth: 1, color: 0 }),
    ],
    [
      '225 megapixels interlaced.png',
      blackPng({ width: 15_000, height: 15_000, depth: 1, color: 0, interlaced: true }),
    ],
    ['16 bits a channel.png', blackPng({ width: 5_000, height: 5_000, depth: 16, color: 6 })],
    ['one row of a million.png', blackPng({ width: 1_000_000, height: 1 })],
    ['text that unpacks to gigabytes.png', slowPng()],
    ['a profile that unpacks.png', blackPng(tiny, profile)],
    ['100,000 texts.png', blackPng(tiny, repeated(text('x'), text('x').length * 100_000))],
    ['wrong checksum.png', wrongSum],
    ['half.png', whole.subarray(0, whole.length / 2)],
    [
      'noise inside.png',
      png(pngHeader({ width: 4_000, height: 4_000 }), pngChunk('IDAT', noise(3_000_000))),
    ],
    ['much behind its end.png', Buffer.concat([whole, noise(10_000_000)])],
  ]
}

async function webps(): Promise<Named[]> {
  const small = await sharp(noise(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } })
    .webp()
    .toBuffer()
  const flags = (bits: number) =>
    riffChunk(
      'VP8X',
      Buffer.concat([Buffer.from([bits, 0, 0, 0]), repeated(Buffer.from([0xff]), 6)]),
    )
  const frame = riffChunk('ANMF', Buffer.concat([Buffer.alloc(16), webpBomb(16, 16).subarray(12)]))
  const sized = Buffer.from(small)
  sized.writeUInt32LE(0x3fff3fff, 26)
  const tooLong = Buffer.from(small)
  tooLong.writeUInt32LE(0xfffffff0, 4)
  return [
    ['268 megapixels.webp', webpBomb()],
    ['39 megapixels.webp', webpBomb(6_300, 6_300)],
    ['268 megapixels promised.webp', sized],
    ['a canvas without a picture.webp', webp(flags(0))],
    [
      '50,000 frames.webp',
      webp(flags(2), riffChunk('ANIM', Buffer.alloc(6)), repeated(frame, frame.length * 50_000)),
    ],
    [
      '19 MB of camera data.webp',
      webp(flags(8), small.subarray(12), riffChunk('EXIF', noise(19_000_000))),
    ],
    ['longer than it is.webp', tooLong],
    ['half.webp', small.subarray(0, small.length / 2)],
    ['noise.webp', webp(riffChunk('VP8 ', noise(2_000_000)))],
  ]
}

function avifs(): Named[] {
  const full = (type: string, ...content: Buffer[]) => box(type, Buffer.alloc(4), ...content)
  const picture = full('hdlr', Buffer.from('\0\0\0\0pict'), Buffer.alloc(13))
  const items = repeated(
    full('infe', be32(1), Buffer.from('av01\0')),
    15_000_000 - (15_000_000 % 21),
  )
  return [
    ['120 megapixels.avif', avifBomb],
    ['120 megapixels called small.avif', lyingAvif()],
    ['half.avif', avifBomb.subarray(0, 1200)],
    ['only a brand.avif', ftyp('avif')],
    ['empty boxes.avif', emptyBoxes('avif')],
    ['boxes in boxes.avif', Buffer.concat([ftyp('avif'), nestedBoxes(1_000_000)])],
    [
      '700,000 items.avif',
      Buffer.concat([ftyp('avif'), full('meta', picture, full('iinf', be16(65_535), items))]),
    ],
    [
      'noise.avif',
      Buffer.concat([ftyp('avif'), box('meta', noise(100_000)), box('mdat', noise(1_000_000))]),
    ],
    [
      'box without end.avif',
      Buffer.concat([ftyp('avif'), be32(1), Buffer.from('meta'), repeated(Buffer.from([0xff]), 8)]),
    ],
  ]
}

function heics(): Named[] {
  return [
    ['empty boxes.heic', emptyBoxes('heic')],
    ['boxes in boxes.heic', Buffer.concat([ftyp('heic'), nestedBoxes(2_000_000)])],
    [
      'longer than any disk.heic',
      Buffer.concat([ftyp('heic'), be32(1), Buffer.from('mdat'), repeated(Buffer.from([0xff]), 8)]),
    ],
    ['noise.heic', Buffer.concat([ftyp('heic'), noise(5_000_000)])],
    ['a movie.heic', Buffer.concat([ftyp('msf1'), box('mdat', noise(15_000_000))])],
  ]
}

function pdfs(): Named[] {
  const start = Buffer.from('%PDF-1.7\n')
  return [
    ['20 MB.pdf', Buffer.concat([start, noise(most - 20), Buffer.from('\n%%EOF\n')])],
    ['only ends.pdf', Buffer.concat([start, repeated(Buffer.from('%%EOF\n'), 18_000_000)])],
    ['no end.pdf', Buffer.concat([start, noise(5_000_000)])],
    [
      'objects in a loop.pdf',
      Buffer.concat([start, Buffer.from('1 0 obj<</Kids[1 0 R]/Parent 1 0 R>>endobj\n%%EOF')]),
    ],
  ]
}

function others(): Named[] {
  return [
    [
      'entities.svg',
      Buffer.from('<!DOCTYPE svg [<!ENTITY a "&b;&b;"><!ENTITY b "&a;&a;">]><svg>&a;</svg>'),
    ],
    ['program.jpg', Buffer.from('MZ\x90\0 a program')],
    ['empty.png', Buffer.alloc(0)],
    ['archive.pdf', Buffer.concat([Buffer.from('PK\x03\x04'), noise(1_000_000)])],
    ['too large.jpg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(most)])],
  ]
}
