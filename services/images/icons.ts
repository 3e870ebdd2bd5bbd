import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Brand, Mark } from '../content/model/brand/brand.ts'
import { isCached, writeAtomically } from './cache.ts'
import { renderWord } from './share-card.ts'

/** Increment when the same brand results in other icons. */
const version = 1

/** The icons of a site, by file name, in the order in which they are made. */
export const iconNames = [
  'favicon.svg',
  'favicon.ico',
  'icon-192.png',
  'icon-512.png',
  'apple-touch-icon.png',
] as const
export type IconName = (typeof iconNames)[number]

export const iconTypes: Record<IconName, string> = {
  'favicon.svg': 'image/svg+xml',
  'favicon.ico': 'image/x-icon',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'apple-touch-icon.png': 'image/png',
}

/** What icons are made of. */
export interface IconBrand extends Pick<Brand, 'mark' | 'iconGround'> {
  /** The firm’s name, whose first letter is shown where there is no mark. */
  name: string
  /** The color of that letter. */
  letterColor: string
}

/** Makes an icon, or finds it in the folder `cache`. */
export async function icon(name: IconName, brand: IconBrand, cache: string): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify([version, name, brand]))
    .digest('hex')
  const file = join(cache, `icon-${key.slice(0, 20)}${name.slice(name.lastIndexOf('.'))}`)
  if (isCached(file)) return readFile(file)
  const made = await render(name, brand)
  await writeAtomically(file, made)
  return made
}

async function render(name: IconName, brand: IconBrand): Promise<Buffer> {
  const { iconGround: ground } = brand
  const mark = brand.mark ?? (await letterMark(brand))
  switch (name) {
    case 'favicon.svg':
      return Buffer.from(tile(mark, ground))
    case 'favicon.ico':
      return ico(await png(tile(mark, ground), 32))
    case 'icon-192.png':
      return png(full(mark, ground), 192)
    case 'icon-512.png':
      return png(full(mark, ground), 512)
    case 'apple-touch-icon.png':
      return png(full(mark, ground), 180)
  }
}

const svg = (side: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${body}</svg>\n`

/** The mark on a square with round corners, for browser tabs. */
const tile = ({ side, body }: Mark, ground: string) =>
  svg(
    side,
    `<rect width="${side}" height="${side}" rx="${round(side * 0.1875)}" fill="${ground}"/>${body}`,
  )

/** The mark with more room around it: on a phone the system cuts the corners, or all but a circle. */
const full = ({ side, body }: Mark, ground: string) => {
  const from = round(side * 0.1171875)
  return svg(
    side,
    `<rect width="${side}" height="${side}" fill="${ground}"/><g transform="translate(${from} ${from})scale(.76)">${body}</g>`,
  )
}

const round = (value: number) => Math.round(value * 1000) / 1000

/** The first letter of the name, as a path: an icon must not depend on the fonts of a machine. */
async function letterMark({ name, letterColor }: IconBrand): Promise<Mark> {
  const side = 64
  const [letter = ''] = name
  const drawn = await renderWord(letter.toUpperCase(), side, letterColor)
  return { side, body: drawn.toString('utf8') }
}

async function png(drawing: string, side: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const buffer = Buffer.from(drawing)
  const { width } = await sharp(buffer).metadata()
  // Drawn larger than needed, whatever its coordinates, then made smaller: its edges are even.
  const density = Math.round(((side > 32 ? 600 : 300) * 64) / width)
  return sharp(buffer, { density }).resize(side, side).png({ palette: true }).toBuffer()
}

/** For browsers that show no SVG in a tab, and for what asks for this name unasked: one PNG of 32 pixels. */
function ico(picture: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  header.writeUInt32LE(picture.length, 14)
  return Buffer.concat([header, picture])
}
