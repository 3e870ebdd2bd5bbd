import { orientationOnly, readOrientation } from './exif-orientation.ts'

const needed = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const neededInFrame = new Set(['VP8 ', 'VP8L', 'ALPH'])

/** Bits of the first byte of `VP8X` that say which chunks follow. */
const exifBit = 0x08
const xmpBit = 0x04

/** A frame of an animation begins with its place, size and duration. */
const frameHeadBytes = 16

/**
 * Copies the chunks that a decoder needs, and of Exif data the orientation. XMP, unknown chunks and bytes behind the
 * end are dropped. @throws Error the file is cut off
 */
export function cleanWebp(file: Buffer): Buffer {
  const end = 8 + file.readUInt32LE(4)
  if (end > file.length) throw new Error('It is cut off.')
  const kept: Buffer[] = []
  let orientation: number | undefined
  for (const { type, content } of chunksOf(file.subarray(12, end))) {
    if (type === 'EXIF') orientation ??= readOrientation(withoutName(content))
    else if (type === 'ANMF') kept.push(chunk(type, cleanFrame(content)))
    else if (needed.has(type)) kept.push(chunk(type, content))
  }
  const features = kept.find((part) => part.toString('latin1', 0, 4) === 'VP8X')
  if (features && features.length > 8) {
    const bits = (features[8] ?? 0) & ~(exifBit | xmpBit)
    features[8] = orientation === undefined ? bits : bits | exifBit
    if (orientation !== undefined) kept.push(chunk('EXIF', orientationOnly(orientation)))
  }
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...kept]))
}

function* chunksOf(bytes: Buffer) {
  for (let at = 0; at + 8 <= bytes.length;) {
    const end = at + 8 + bytes.readUInt32LE(at + 4)
    if (end > bytes.length) throw new Error('A chunk is cut off.')
    yield { type: bytes.toString('latin1', at, at + 4), content: bytes.subarray(at + 8, end) }
    at = end + (end % 2 === at % 2 ? 0 : 1)
  }
}

const cleanFrame = (content: Buffer): Buffer =>
  Buffer.concat([
    content.subarray(0, frameHeadBytes),
    ...[...chunksOf(content.subarray(frameHeadBytes))]
      .filter(({ type }) => neededInFrame.has(type))
      .map(({ type, content: data }) => chunk(type, data)),
  ])

/** Some programs write the name that stands before Exif data in JPEG. */
const withoutName = (content: Buffer): Buffer =>
  content.toString('latin1', 0, 6) === 'Exif\0\0' ? content.subarray(6) : content

function chunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}
