import type { OutputInfo, ResizeOptions } from 'sharp'
import { maxPixels } from '../content/model/picture.ts'
import { fileProblem, formatProblem, type Problem } from '../content/model/problem.ts'

/** The formats that pictures are encoded in, as file endings. */
export const imageFormats = ['avif', 'webp', 'jpg', 'png'] as const
type ImageFormat = (typeof imageFormats)[number]

export const imageTypes: Record<ImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

/** One encoding of a picture. */
export interface Variant {
  /** In px; `original` is as wide as the master. */
  width: number | 'original'
  /** 1–100 */
  quality: number
  format: ImageFormat
}

/** A picture, decoded once for all its variants. */
export interface Pixels {
  data: Buffer
  info: Pick<OutputInfo, 'width' | 'height' | 'channels'>
}

/** Loads sharp with the first picture, so that importing this module's constants does not. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  // Nothing is decoded twice here, so sharp's cache would only use memory. One picture uses one
  // core: the build encodes two at a time, the service leaves the other core to requests.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
let loaded: ReturnType<typeof loadSharp> | undefined
const sharpModule = () => (loaded ??= loadSharp())

/**
 * Decodes a master (SVG, JPEG or PNG) to pixels, upright and without metadata. Removes the alpha channel of an opaque
 * picture: encoding it takes as long as a color.
 */
export async function decode(master: Buffer, size?: ResizeOptions): Promise<Pixels> {
  const sharp = await sharpModule()
  const picture = sharp(master, { limitInputPixels: maxPixels }).rotate()
  if (size) picture.resize(size)
  const pixels = await picture.raw().toBuffer({ resolveWithObject: true })
  if (!isOpaque(pixels)) return pixels
  const { data, info } = pixels
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Whether a picture with an alpha channel has no transparent pixel. */
function isOpaque({ data, info: { channels } }: Pixels): boolean {
  if (channels !== 4) return false
  for (let at = 3; at < data.length; at += channels) if (data[at] !== 255) return false
  return true
}

/** Encodes pixels as a variant, never wider than the master. */
export async function encode(
  { data, info }: Pixels,
  { width, quality, format }: Variant,
): Promise<Buffer> {
  const sharp = await sharpModule()
  const { height, channels } = info
  const picture = sharp(data, { raw: { width: info.width, height, channels } })
  if (width !== 'original') picture.resize({ width, withoutEnlargement: true })
  switch (format) {
    case 'avif':
      return picture.avif(avifOptions(width, quality)).toBuffer()
    case 'webp':
      return picture.webp({ quality, effort: 2 }).toBuffer()
    case 'jpg':
      return picture.flatten({ background: '#fbf7ee' }).jpeg({ quality }).toBuffer()
    case 'png':
      return picture.png({ palette: true, quality }).toBuffer()
  }
}

/**
 * 4:2:0 chroma subsampling, as WebP and JPEG have it. Effort 1 for the widths that phones fetch; above
 * 800 px effort 0, which takes 40 % of the time for files a quarter larger.
 */
const avifOptions = (width: Variant['width'], quality: number) => ({
  quality: Math.round(quality * 0.7),
  effort: width === 'original' || width > 800 ? 0 : 1,
  chromaSubsampling: '4:2:0',
})

/**
 * Returns the mean colors of a master's upper, middle and lower third, `#37a,#cde,#564`: a placeholder
 * until the picture is loaded. Short, because every page contains those of all pictures.
 */
export async function placeholderColorsOf(master: Buffer): Promise<string> {
  const sharp = await sharpModule()
  const { data } = await sharp(master, { limitInputPixels: maxPixels })
    .rotate()
    .flatten({ background: '#fbf7ee' })
    .toColourspace('srgb')
    .resize(1, 3, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const digits = [...data].map((part) => Math.round(part / 17).toString(16)).join('')
  return [0, 3, 6].map((at) => `#${digits.slice(at, at + 3)}`).join(',')
}

/** A picture that cannot be decoded or encoded. The message names the file and what its author can do. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture'
  readonly problem: Problem

  /**
   * @param file in content/images
   * @param cause the decoder's error
   */
  constructor(file: string, cause: unknown) {
    const problem = fileProblem(`content/images/${file}`, {
      reason: 'is damaged: it can’t be read as a picture',
      repair: 'open the original and export it again, as a JPEG or PNG',
    })
    super(formatProblem(problem), { cause })
    this.problem = problem
  }
}

/**
 * Passes on the result of work on a picture.
 *
 * @throws UnreadablePicture when the work fails; it names the picture's file
 */
export const withPictureError = <Result>(file: string, work: Promise<Result>): Promise<Result> =>
  work.catch((cause: unknown) => {
    throw new UnreadablePicture(file, cause)
  })
