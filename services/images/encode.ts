import type { OutputInfo, Sharp } from 'sharp'

/** The formats that a picture's address may end with. */
export const imageFormats = ['avif', 'webp', 'jpg', 'png'] as const
export type ImageFormat = (typeof imageFormats)[number]

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

/** More pixels than this are refused: a small file can unpack to gigabytes. */
const mostPixels = 60_000_000

/** Loaded with the first picture: who only asks for names of formats does without it. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  // Nothing is decoded twice here, so what sharp would keep is only memory. One picture uses one
  // core: the build encodes two at a time, the service leaves the other core to its visitors.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
let loaded: ReturnType<typeof loadSharp> | undefined
const sharpOnce = () => (loaded ??= loadSharp())

/** In: a master (SVG, JPEG or PNG). Out: its pixels, upright and without metadata. */
export const decode = (master: Buffer): Promise<Pixels> => pixelsOf(master, (picture) => picture)

/** In: a master and a frame, in px. Out: its pixels, no more than fill the frame. */
export const decodeToFill = (
  master: Buffer,
  frame: { width: number; height: number },
): Promise<Pixels> => pixelsOf(master, (picture) => picture.resize({ ...frame, fit: 'outside' }))

/** Pixels have a fourth channel only where something shows through: encoding it takes as long as a colour. */
async function pixelsOf(master: Buffer, sized: (picture: Sharp) => Sharp): Promise<Pixels> {
  const sharp = await sharpOnce()
  const picture = sized(sharp(master, { limitInputPixels: mostPixels }).rotate())
  const pixels = await picture.raw().toBuffer({ resolveWithObject: true })
  if (!isOpaque(pixels)) return pixels
  const { data, info } = pixels
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Whether pixels of four channels let nothing through. */
function isOpaque({ data, info: { channels } }: Pixels): boolean {
  if (channels !== 4) return false
  for (let at = 3; at < data.length; at += channels) if (data[at] !== 255) return false
  return true
}

/** In: pixels and how to encode them. Out: the encoded picture, never wider than its master. */
export async function encode(
  { data, info }: Pixels,
  { width, quality, format }: Variant,
): Promise<Buffer> {
  const sharp = await sharpOnce()
  const { height, channels } = info
  const picture = sharp(data, { raw: { width: info.width, height, channels } })
  if (width !== 'original') picture.resize({ width, withoutEnlargement: true })
  switch (format) {
    case 'avif':
      return picture.avif(avifOf(width, quality)).toBuffer()
    case 'webp':
      return picture.webp({ quality, effort: 2 }).toBuffer()
    case 'jpg':
      return picture.flatten({ background: '#fbf7ee' }).jpeg({ quality }).toBuffer()
    case 'png':
      return picture.png({ palette: true, quality }).toBuffer()
  }
}

/**
 * Colours at half the resolution, as WebP and JPEG have them. A little effort for what phones fetch; above
 * 800 px none, which is done in 40 % of the time and a quarter larger: who has such a screen has a line for it.
 */
const avifOf = (width: Variant['width'], quality: number) => ({
  quality: Math.round(quality * 0.7),
  effort: width === 'original' || width > 800 ? 0 : 1,
  chromaSubsampling: '4:2:0',
})

/**
 * In: a master. Out: the mean colours of its upper, middle and lower third, `#37a,#cde,#564`: sky, light
 * and ground stand in a frame until the picture has come. Short, since every page has those of all pictures.
 */
export async function tintOf(master: Buffer): Promise<string> {
  const sharp = await sharpOnce()
  const { data } = await sharp(master, { limitInputPixels: mostPixels })
    .rotate()
    .flatten({ background: '#fbf7ee' })
    .toColourspace('srgb')
    .resize(1, 3, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const digits = [...data].map((part) => Math.round(part / 17).toString(16)).join('')
  return [0, 3, 6].map((at) => `#${digits.slice(at, at + 3)}`).join(',')
}
