import { crc32, createInflate } from 'node:zlib'
import { Readable } from 'node:stream'
import { orientationOnly, readOrientation } from './exif-orientation.ts'

const signatureBytes = 8

/** Ancillary chunks that say how pixels look; critical ones, whose names begin with a capital, always stay. */
const neededChunks = new Set([
  ...['tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI', 'bKGD', 'pHYs'],
  // Frames of an animation.
  ...['acTL', 'fcTL', 'fdAT'],
])

/**
 * Copies the chunks that a decoder needs, and of Exif data the orientation. Texts, times, private chunks and bytes
 * behind the end are dropped. @returns also what a decoder holds at once of an interlaced picture; 0: it decodes in
 * strips @throws Error the file is cut off
 */
export function cleanPng(file: Buffer) {
  const kept: Buffer[] = [file.subarray(0, signatureBytes)]
  let orientation: number | undefined
  let wholePictureBytes = 0
  for (const { type, content, whole } of chunksOf(file)) {
    if (type === 'IHDR') wholePictureBytes = interlacedBytes(content)
    if (type === 'eXIf') orientation ??= readOrientation(content)
    else if (neededChunks.has(type) || /^[A-Z]/.test(type)) kept.push(whole)
  }
  // Behind IHDR, which is the first chunk.
  if (orientation !== undefined) kept.splice(2, 0, chunk('eXIf', orientationOnly(orientation)))
  return { bytes: Buffer.concat(kept), wholePictureBytes }
}

function* chunksOf(file: Buffer) {
  for (let at = signatureBytes; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at)
    if (end > file.length) break
    const type = file.toString('latin1', at + 4, at + 8)
    yield { type, content: file.subarray(at + 8, end - 4), whole: file.subarray(at, end) }
    if (type === 'IEND') return
    at = end
  }
  throw new Error('The end is missing.')
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** The samples of a pixel by color type. */
const samples: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

function headerOf(content: Buffer) {
  if (content.length !== 13) throw new Error('It has no header.')
  const [depth, color] = [content[8] ?? 0, content[9] ?? 0]
  return {
    width: content.readUInt32BE(0),
    height: content.readUInt32BE(4),
    bitsPerPixel: depth * (samples[color] ?? 4),
    interlaced: content[12] === 1,
  }
}

/** A decoder expands samples below a byte, and a palette to colors with transparency. */
function interlacedBytes(content: Buffer): number {
  const { width, height, bitsPerPixel, interlaced } = headerOf(content)
  const expanded = content[9] === 3 ? 32 : Math.max(8, bitsPerPixel)
  return interlaced ? (width * height * expanded) / 8 : 0
}

/** The start and the step of each pass of an interlaced picture (Adam7). */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/**
 * Returns whether all rows of an interlaced picture are there, without holding its pixels: checksums are right, and the
 * data decompresses to the number of bytes that the header promises.
 */
export async function isCompleteInterlacedPng(file: Buffer): Promise<boolean> {
  const all = [...chunksOf(file)]
  const header = headerOf(all[0]?.content ?? Buffer.alloc(0))
  if (
    all.some(({ whole }) => crc32(whole.subarray(4, -4)) !== whole.readUInt32BE(whole.length - 4))
  )
    return false
  const data = all.filter(({ type }) => type === 'IDAT').map(({ content }) => content)
  const promised = passes.reduce((sum, [x, y, across, down]) => {
    const wide = Math.max(0, Math.ceil((header.width - x) / across))
    const high = Math.max(0, Math.ceil((header.height - y) / down))
    return sum + (wide === 0 ? 0 : high * (1 + Math.ceil((wide * header.bitsPerPixel) / 8)))
  }, 0)
  let found = 0
  try {
    for await (const part of Readable.from(data).pipe(createInflate())) {
      found += Buffer.isBuffer(part) ? part.length : 0
      if (found > promised) return false
    }
  } catch {
    return false
  }
  return found === promised
}
