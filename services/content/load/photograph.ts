import { inflateSync } from 'node:zlib'

export interface Photograph {
  /** As displayed, in px. */
  width: number
  height: number
  /** It contains a GPS position. */
  hasLocation: boolean
  /** It has its end marker: a truncated copy has none. */
  complete: boolean
}

/** In: a file's bytes. Out: what its header says; nothing when it is neither a JPEG nor a PNG. */
export const readPhotograph = (bytes: Buffer): Photograph | undefined =>
  readJpeg(bytes) ?? readPng(bytes)

interface PhotoData {
  size?: { width: number; height: number }
  exif?: Exif
  located: boolean
  complete: boolean
}

function toPhotograph({ size, exif, located, complete }: PhotoData): Photograph | undefined {
  if (!size || size.width === 0 || size.height === 0) return undefined
  const rotated = (exif?.orientation ?? 1) >= 5
  return {
    width: rotated ? size.height : size.width,
    height: rotated ? size.width : size.height,
    hasLocation: located || (exif?.hasLocation ?? false),
    complete,
  }
}

/** XMP stores the position as `exif:GPSLatitude`, as an attribute or as an element. */
const hasXmpLocation = (text: Buffer) =>
  text.includes('GPSLatitude') || text.includes('GPSLongitude')

/** A JPEG is a row of segments: FF, a marker, a length of two bytes; SOS begins the picture. */
function readJpeg(bytes: Buffer): Photograph | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined
  const found: PhotoData = { located: false, complete: false }
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xda || marker === 0xd9) {
      // FF inside the picture is never followed by D9: it is written FF 00 there.
      found.complete = bytes.includes(endOfImage, at)
      break
    }
    const length = bytes.readUInt16BE(at + 2)
    const segment = bytes.subarray(at + 4, at + 2 + length)
    if (isFrame(marker) && segment.length >= 5)
      found.size = { height: segment.readUInt16BE(1), width: segment.readUInt16BE(3) }
    if (marker === 0xe1) {
      if (segment.toString('latin1', 0, 6) === 'Exif\0\0')
        found.exif = readExif(segment.subarray(6))
      else if (hasXmpLocation(segment)) found.located = true
    }
    at += 2 + length
  }
  return toPhotograph(found)
}

/** EOI. */
const endOfImage = Buffer.from([0xff, 0xd9])

/** SOF0–SOF15, less the three markers among them that are something else. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A PNG is a row of chunks: a length of four bytes, a name, the content, a checksum. */
function readPng(bytes: Buffer): Photograph | undefined {
  if (!bytes.subarray(0, 8).equals(pngStart)) return undefined
  const found: PhotoData = { located: false, complete: false }
  for (let at = 8; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    const chunk = bytes.subarray(at + 8, at + 8 + length)
    if (name === 'IHDR' && chunk.length >= 8)
      found.size = { width: chunk.readUInt32BE(0), height: chunk.readUInt32BE(4) }
    if (name === 'IEND') found.complete = true
    if (name === 'eXIf') found.exif = readExif(chunk)
    if (/^(tEXt|zTXt|iTXt)$/.test(name) && textHasLocation(name, chunk)) found.located = true
    at += 12 + length
  }
  return toPhotograph(found)
}

/** A text chunk may be compressed, and some programs write Exif into it as hexadecimal digits. */
function textHasLocation(name: string, chunk: Buffer): boolean {
  const text = decompress(name, chunk)
  if (hasXmpLocation(text)) return true
  if (!/^Raw profile type (exif|APP1)/i.test(chunk.toString('latin1', 0, 80))) return false
  const digits = /\n\s*\d+\n([\s\da-f]+)/i.exec(text.toString('latin1'))?.[1] ?? ''
  const profile = Buffer.from(digits.replace(/\s/g, ''), 'hex')
  const start = profile.toString('latin1', 0, 4) === 'Exif' ? 6 : 0
  return readExif(profile.subarray(start)).hasLocation
}

/** Metadata is shorter than this; compressed text could expand to gigabytes. */
const maxTextBytes = 4_000_000

/** The text of a chunk: behind its keyword, and in iTXt behind two words about its language. */
function decompress(name: string, chunk: Buffer): Buffer {
  const end = chunk.indexOf(0)
  const packed = name === 'zTXt' || (name === 'iTXt' && chunk[end + 1] === 1)
  if (!packed) return chunk
  const start = name === 'zTXt' ? end + 2 : chunk.indexOf(0, chunk.indexOf(0, end + 3) + 1) + 1
  try {
    return inflateSync(chunk.subarray(start), { maxOutputLength: maxTextBytes })
  } catch {
    return chunk
  }
}

/** The Exif fields of a photograph that the site needs. */
interface Exif {
  /** 1–8; from 5 on width and height are swapped. */
  orientation: number
  /** It contains a GPS position. */
  hasLocation: boolean
}

const tags = { orientation: 0x0112, gps: 0x8825, latitude: 0x0002, longitude: 0x0004 }
const entryBytes = 12

/**
 * In: an Exif block, which is a TIFF header with folders of 12-byte entries (Exif 2.32, 4.6). Out:
 * its fields; what cannot be read counts as absent.
 */
function readExif(block: Buffer): Exif {
  const little = block.toString('latin1', 0, 2) === 'II'
  const short = (at: number) =>
    at + 2 > block.length ? 0 : little ? block.readUInt16LE(at) : block.readUInt16BE(at)
  const long = (at: number) =>
    at + 4 > block.length ? 0 : little ? block.readUInt32LE(at) : block.readUInt32BE(at)
  const folder = (at: number) =>
    new Map(
      Array.from({ length: short(at) }, (_, index) => {
        const entry = at + 2 + index * entryBytes
        return [short(entry), entry + 8] as const
      }),
    )

  const first = folder(long(4))
  const orientation = first.get(tags.orientation)
  const gps = first.get(tags.gps)
  const place = gps === undefined ? undefined : folder(long(gps))
  return {
    orientation: orientation === undefined ? 1 : short(orientation),
    hasLocation: place !== undefined && (place.has(tags.latitude) || place.has(tags.longitude)),
  }
}
