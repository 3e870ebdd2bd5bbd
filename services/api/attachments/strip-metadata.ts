import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { maxMegapixels, type ImageKind } from './contract.ts'
import { cleanHeif } from './heif-metadata.ts'
import { cleanJpeg } from './jpeg-metadata.ts'
import { cleanPng, isCompleteInterlacedPng } from './png-metadata.ts'
import { cleanWebp } from './webp-metadata.ts'

export type StripResult = 'written' | 'nothing to remove' | 'too many pixels' | 'too much work'

/**
 * A picture whose decoder holds the whole picture, not strips of it, is decoded to verify that it is complete only if
 * that takes at most this much. Of larger ones the structure is verified.
 */
const maxWholePictureBytes = 130_000_000

/** What an AVIF decoder holds for each pixel. */
const avifBytesAPixel = 19

sharp.cache(false)
sharp.concurrency(1)

/**
 * Writes a copy without what no decoder needs: place, time, camera, comments, other pictures, bytes behind the end.
 * Coded pixels are copied, never encoded anew, and the orientation stays as a tag. A picture without metadata is left
 * unchanged. Runs in a worker process with a memory limit (picture-cleaner.ts).
 * @throws Error it is not a complete picture
 */
export async function stripMetadata(
  kind: ImageKind | 'heic',
  from: string,
  to: string,
): Promise<StripResult> {
  try {
    const original = await readFile(from)
    const { bytes, ...picture } = clean(kind, original)
    const fault = kind === 'heic' ? undefined : await verify(kind, bytes, picture)
    if (fault) return fault
    if (bytes.equals(original)) return 'nothing to remove'
    await writeFile(to, bytes)
    return 'written'
  } catch (error) {
    if (isOutOfMemory(String(error))) return 'too much work'
    throw error
  }
}

/**
 * Writes a square JPEG of a stored picture, upright. @param size its width in px
 * @throws Error it can't be decoded
 */
export async function writeThumbnail(
  kind: ImageKind,
  { from, to, size }: { from: string; to: string; size: number },
): Promise<StripResult> {
  await sharp(from, { limitInputPixels: maxMegapixels[kind] * 1_000_000 })
    .rotate()
    .resize(size, size, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 70 })
    .toFile(to)
  return 'written'
}

interface CleanPicture {
  bytes: Buffer
  /** What its decoder holds at once, if it does not decode in strips. */
  wholePictureBytes?: number
}

function clean(kind: ImageKind | 'heic', file: Buffer): CleanPicture {
  switch (kind) {
    case 'jpeg':
      return cleanJpeg(file)
    case 'png':
      return cleanPng(file)
    case 'webp':
      return { bytes: cleanWebp(file) }
    case 'avif':
    case 'heic':
      return { bytes: cleanHeif(file) }
  }
}

/** Reads format and pixels from the header before it decodes. */
async function verify(
  kind: ImageKind,
  bytes: Buffer,
  { wholePictureBytes = 0 }: Pick<CleanPicture, 'wholePictureBytes'>,
): Promise<'too many pixels' | undefined> {
  const found = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (found.format !== (kind === 'avif' ? 'heif' : kind)) throw new Error(`It is ${found.format}.`)
  const pixels = found.width * found.height
  const maxPixels = maxMegapixels[kind] * 1_000_000
  if (pixels > maxPixels) return 'too many pixels'
  const held = kind === 'avif' ? pixels * avifBytesAPixel : wholePictureBytes
  if (held <= maxWholePictureBytes) {
    // Decoding at a small size reads every byte, which detects truncation.
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels })
    await picture.resize(64, 64, { fit: 'inside' }).raw().toBuffer()
  } else if (kind === 'png' && !(await isCompleteInterlacedPng(bytes))) {
    throw new Error('It is not complete.')
  }
  return undefined
}

/** Returns whether a decoder ran out of memory; decoders have different messages for it. */
const isOutOfMemory = (result: string): boolean =>
  ['out of memory', 'Insufficient memory', 'Memory allocation'].some((words) =>
    result.includes(words),
  )
