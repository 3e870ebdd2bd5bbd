import sharp, { type Sharp } from 'sharp'
import { maxMegapixels, type ImageKind } from './contract.ts'

export type StripResult = 'written' | 'nothing to remove' | 'too many pixels' | 'too much work'

/** Rotation needs the whole picture in memory, so larger pictures keep their orientation tag instead. */
const maxRotatedPixels = 40_000_000

/** Encoders by kind, with a quality high enough that re-encoding once is invisible. */
const formats: Record<ImageKind, (picture: Sharp, large: boolean) => Sharp> = {
  // Optimized Huffman tables would need the coefficients of the whole picture in memory.
  jpeg: (picture, large) => picture.jpeg({ quality: 92, optimiseCoding: !large }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 92 }),
  avif: (picture) => picture.avif({ quality: 75, effort: 2 }),
}

sharp.cache(false)
sharp.concurrency(1)

/**
 * Writes a picture without metadata (place, time, camera) in its correct orientation. One without metadata is left
 * unchanged. The number of pixels is read from the header before decoding. Runs in a worker process with a memory
 * limit (picture-cleaner.ts). @throws Error it is not a complete picture
 */
export async function stripMetadata(
  kind: ImageKind,
  from: string,
  to: string,
): Promise<StripResult> {
  try {
    return await strip(kind, from, to)
  } catch (error) {
    if (isOutOfMemory(String(error))) return 'too much work'
    throw error
  }
}

async function strip(kind: ImageKind, from: string, to: string): Promise<StripResult> {
  const maxPixels = maxMegapixels[kind] * 1_000_000
  const open = () => sharp(from, { failOn: 'error', limitInputPixels: maxPixels })
  const found = await sharp(from, { limitInputPixels: false }).metadata()
  if (found.format !== (kind === 'avif' ? 'heif' : kind)) throw new Error(`It is ${found.format}.`)
  const pixels = found.width * found.height
  if (pixels > maxPixels) return 'too many pixels'
  if (!found.exif && !found.xmp && !found.iptc && !found.comments) {
    // Decodes the whole picture, which detects truncation.
    await open().resize(64, 64, { fit: 'inside' }).raw().toBuffer()
    return 'nothing to remove'
  }
  const large = pixels > maxRotatedPixels
  const picture = large ? withOrientation(open(), found.orientation) : open().autoOrient()
  await formats[kind](picture, large).toFile(to)
  return 'written'
}

/** Sets the orientation as the only EXIF tag. */
const withOrientation = (picture: Sharp, orientation = 1): Sharp =>
  orientation === 1 ? picture : picture.withExif({ IFD0: { Orientation: String(orientation) } })

/** Returns whether a decoder ran out of memory; decoders have different messages for it. */
const isOutOfMemory = (result: string): boolean =>
  ['out of memory', 'Insufficient memory', 'Memory allocation'].some((words) =>
    result.includes(words),
  )
