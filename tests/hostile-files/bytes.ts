import { crc32, deflateSync } from 'node:zlib'

/** Parts of the formats that hostile files are made of. Numbers are big-endian unless they say so. */

export const be16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}
export const be32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const le32 = (value: number): Buffer => be32(value).reverse()

/** Concatenates this many copies of a piece. */
export const repeated = (piece: Buffer, bytes: number): Buffer => Buffer.alloc(bytes, piece)

/** Reproducible random bytes (a linear congruential generator). */
export function noise(bytes: number): Buffer {
  const made = Buffer.alloc(bytes)
  for (let at = 0, state = 1; at < bytes; at += 1) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    made[at] = state >>> 16
  }
  return made
}

/** A JPEG segment: marker, length, content. */
export const segment = (marker: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), be16(content.length + 2), content])

/** An ISO base media box: length, type, content. */
export const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  return Buffer.concat([be32(body.length + 8), Buffer.from(type, 'latin1'), body])
}

/** A RIFF chunk: type, length in little-endian, content, padded to an even length. */
export const riffChunk = (type: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(type, 'latin1'),
    le32(content.length),
    content,
    Buffer.alloc(content.length % 2),
  ])

export const webp = (...chunks: Buffer[]): Buffer =>
  riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]))

/** A PNG chunk: length, type, content, checksum. */
export const pngChunk = (type: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  return Buffer.concat([be32(content.length), named, be32(crc32(named))])
}

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')
export const png = (...chunks: Buffer[]): Buffer =>
  Buffer.concat([pngSignature, ...chunks, pngChunk('IEND', Buffer.alloc(0))])

interface PngKind {
  width: number
  height: number
  /** 1–16 */
  depth?: number
  /** 0 gray, 2 RGB, 6 RGBA */
  color?: number
  interlaced?: boolean
}
export const pngHeader = ({ width, height, depth = 8, color = 2, interlaced }: PngKind): Buffer =>
  pngChunk(
    'IHDR',
    Buffer.concat([
      be32(width),
      be32(height),
      Buffer.from([depth, color, 0, 0, interlaced ? 1 : 0]),
    ]),
  )

/** A complete black picture: some kilobytes that decompress to all its pixels. */
export function blackPng(kind: PngKind, ...before: Buffer[]): Buffer {
  const { width, height, depth = 8, color = 2, interlaced = false } = kind
  const bits = depth * ({ 0: 1, 2: 3, 6: 4 }[color] ?? 1)
  const rows = (w: number, h: number) => (w === 0 ? 0 : h * (1 + Math.ceil((w * bits) / 8)))
  // Adam7: the start and the step of each pass.
  const passes = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const
  const bytes = interlaced
    ? passes.reduce(
        (sum, [x, y, dx, dy]) =>
          sum + rows(Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)),
        0,
      )
    : rows(width, height)
  const data = deflateSync(Buffer.alloc(bytes), { level: 1 })
  return png(pngHeader(kind), ...before, pngChunk('IDAT', data))
}
