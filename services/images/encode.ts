import sharp, { type OutputInfo } from 'sharp'

/** The formats that a picture's address may end with. */
export const imageFormats = ['avif', 'webp', 'jpg', 'png'] as const
export type ImageFormat = (typeof imageFormats)[number]

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

/** In: a master (SVG, JPEG or PNG). Out: its pixels, upright and without metadata. */
export const decode = (master: Buffer): Promise<Pixels> =>
  sharp(master, { limitInputPixels: mostPixels })
    .rotate()
    .raw()
    .toBuffer({ resolveWithObject: true })

/** In: pixels and how to encode them. Out: the encoded picture, never wider than its master. */
export async function encode(
  { data, info }: Pixels,
  { width, quality, format }: Variant,
): Promise<Buffer> {
  const { height, channels } = info
  const picture = sharp(data, { raw: { width: info.width, height, channels } })
  if (width !== 'original') picture.resize({ width, withoutEnlargement: true })
  switch (format) {
    case 'avif':
      return picture.avif({ quality: Math.round(quality * 0.7), effort: 2 }).toBuffer()
    case 'webp':
      return picture.webp({ quality, effort: 2 }).toBuffer()
    case 'jpg':
      return picture.flatten({ background: '#fbf7ee' }).jpeg({ quality, mozjpeg: true }).toBuffer()
    case 'png':
      return picture.png({ palette: true, quality }).toBuffer()
  }
}
