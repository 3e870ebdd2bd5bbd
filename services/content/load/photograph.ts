import { inflateSync } from 'node:zlib'
import { type Exif, readExif } from './exif.ts'

export interface Photograph {
  /** As it is seen, in px. */
  width: number
  height: number
  /** It says where it was taken. */
  located: boolean
}

/** In: a file's bytes. Out: what its header says; nothing when it is neither a JPEG nor a PNG. */
export const readPhotograph = (bytes: Buffer): Photograph | undefined =>
  readJpeg(bytes) ?? readPng(bytes)

interface Found {
  size?: { width: number; height: number }
  exif?: Exif
  located: boolean
}

function seen({ size, exif, located }: Found): Photograph | undefined {
  if (!size || size.width === 0 || size.height === 0) return undefined
  const lying = (exif?.orientation ?? 1) >= 5
  return {
    width: lying ? size.height : size.width,
    height: lying ? size.width : size.height,
    located: located || (exif?.located ?? false),
  }
}

/** Adobe's notes write the place as `exif:GPSLatitude`, as an attribute or as an element. */
const xmpLocated = (text: Buffer) => text.includes('GPSLatitude') || text.includes('GPSLongitude')

/** A JPEG is a row of segments: FF, a marker, a length of two bytes; SOS begins the picture. */
function readJpeg(bytes: Buffer): Photograph | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined
  const found: Found = { located: false }
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xda || marker === 0xd9) break
    const length = bytes.readUInt16BE(at + 2)
    const segment = bytes.subarray(at + 4, at + 2 + length)
    if (isFrame(marker) && segment.length >= 5)
      found.size = { height: segment.readUInt16BE(1), width: segment.readUInt16BE(3) }
    if (marker === 0xe1) {
      if (segment.toString('latin1', 0, 6) === 'Exif\0\0')
        found.exif = readExif(segment.subarray(6))
      else if (xmpLocated(segment)) found.located = true
    }
    at += 2 + length
  }
  return seen(found)
}

/** SOF0–SOF15, less the three markers among them that are something else. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A PNG is a row of chunks: a length of four bytes, a name, the content, a checksum. */
function readPng(bytes: Buffer): Photograph | undefined {
  if (!bytes.subarray(0, 8).equals(pngStart)) return undefined
  const found: Found = { located: false }
  for (let at = 8; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    const chunk = bytes.subarray(at + 8, at + 8 + length)
    if (name === 'IHDR' && chunk.length >= 8)
      found.size = { width: chunk.readUInt32BE(0), height: chunk.readUInt32BE(4) }
    if (name === 'eXIf') found.exif = readExif(chunk)
    if (/^(tEXt|zTXt|iTXt)$/.test(name) && textLocated(name, chunk)) found.located = true
    at += 12 + length
  }
  return seen(found)
}

/** A chunk of text may be packed, and programs hide Exif in it as hexadecimal digits. */
function textLocated(name: string, chunk: Buffer): boolean {
  const text = unpacked(name, chunk)
  if (xmpLocated(text)) return true
  if (!/^Raw profile type (exif|APP1)/i.test(chunk.toString('latin1', 0, 80))) return false
  const digits = /\n\s*\d+\n([\s\da-f]+)/i.exec(text.toString('latin1'))?.[1] ?? ''
  const profile = Buffer.from(digits.replace(/\s/g, ''), 'hex')
  const start = profile.toString('latin1', 0, 4) === 'Exif' ? 6 : 0
  return readExif(profile.subarray(start)).located
}

/** Text longer than this is no note of a camera; packed text may unpack to gigabytes. */
const mostText = 4_000_000

/** The text of a chunk: behind its keyword, and in iTXt behind two words about its language. */
function unpacked(name: string, chunk: Buffer): Buffer {
  const end = chunk.indexOf(0)
  const packed = name === 'zTXt' || (name === 'iTXt' && chunk[end + 1] === 1)
  if (!packed) return chunk
  const start = name === 'zTXt' ? end + 2 : chunk.indexOf(0, chunk.indexOf(0, end + 3) + 1) + 1
  try {
    return inflateSync(chunk.subarray(start), { maxOutputLength: mostText })
  } catch {
    return chunk
  }
}
