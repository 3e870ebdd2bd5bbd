import sharp from 'sharp'
import type { PrintColors } from './page-style.ts'

/** A picture to crop: its master, and the focus. */
interface CropSource {
  file: Buffer
  /** Percent from the left and from the top. */
  focus: readonly [number, number]
}

/** Pixels per point: 160 dpi. */
const density = 160 / 72

/** Crops a master (SVG, JPEG or PNG) to a size in points. Returns a JPEG. */
export async function cropImage(
  { file, focus }: CropSource,
  { width, height, shaded = false }: { width: number; height: number; shaded?: boolean },
  colors: Pick<PrintColors, 'page' | 'text'>,
): Promise<Buffer> {
  const [wide, high] = [Math.round(width * density), Math.round(height * density)]
  const { width: master, height: tall, format } = await sharp(file).metadata()
  const scale = Math.max(wide / master, high / tall)
  // An SVG is rasterized at the size it needs instead of being enlarged.
  const drawn = format === 'svg' ? { density: Math.max(72, 72 * scale) } : {}
  const [full, deep] = [Math.ceil(master * scale), Math.ceil(tall * scale)]
  // As `object-position` crops on the website.
  const from = (whole: number, part: number, at: number) => Math.round(((whole - part) * at) / 100)
  return sharp(file, drawn)
    .rotate()
    .resize(full, deep, { fit: 'fill' })
    .extract({
      left: from(full, wide, focus[0]),
      top: from(deep, high, focus[1]),
      width: wide,
      height: high,
    })
    .flatten({ background: colors.page })
    .composite(shaded ? [{ input: Buffer.from(shade(wide, high, colors.text)) }] : [])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer()
}

/** A gradient for the title on the cover: dark at the top, transparent below the text. */
const shade = (width: number, height: number, color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="shade" x2="0" y2="1">
      <stop stop-color="${color}" stop-opacity=".78"/><stop offset=".56" stop-color="${color}" stop-opacity="0"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#shade)"/>
  </svg>`
