import sharp from 'sharp'

/** The formats that a picture's address may end with. */
export const imageFormats = ['avif', 'webp', 'jpg', 'png'] as const
export type ImageFormat = (typeof imageFormats)[number]

/** More pixels than this are refused: a small file can unpack to gigabytes. */
const mostPixels = 60_000_000

/**
 * In: a master picture (SVG, JPEG or PNG), a width in px (`original`: as it is), a quality of 1–100
 * and a format. Out: the encoded picture, never wider than its master, without metadata.
 */
export async function encode(
  master: Buffer | string,
  width: number | 'original',
  quality: number,
  format: ImageFormat,
): Promise<Buffer> {
  const picture = sharp(master, { limitInputPixels: mostPixels }).rotate()
  if (width !== 'original') picture.resize({ width, withoutEnlargement: true })
  switch (format) {
    case 'avif':
      return picture.avif({ quality: Math.round(quality * 0.7), effort: 2 }).toBuffer()
    case 'webp':
      return picture.webp({ quality, effort: 3 }).toBuffer()
    case 'jpg':
      return picture.flatten({ background: '#fbf7ee' }).jpeg({ quality, mozjpeg: true }).toBuffer()
    case 'png':
      return picture.png({ palette: true, quality }).toBuffer()
  }
}
