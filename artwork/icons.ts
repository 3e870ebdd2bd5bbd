import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const folder = new URL('../public/', import.meta.url)
const ink = '#12252a'
/** The mark: a peak, and a roof in front of it. */
const mark =
  '<path fill="#c9972b" d="M5 47 24.5 14 33 28.4 27.7 34.2 24.5 28.8 13.7 47z"/><path fill="#c9972b" d="M19 50 39.5 25.5 60 50H51.2L39.5 36 27.8 50z"/>'
const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${body}</svg>\n`

const tile = svg(`<rect width="64" height="64" rx="12" fill="${ink}"/>${mark}`)
await writeFile(new URL('favicon.svg', folder), tile)

/** For browsers that show no SVG in a tab, and for what asks for this name unasked: one PNG of 32 pixels. */
const small = sharp(Buffer.from(tile), { density: 300 }).resize(32, 32)
const png = await small.png({ palette: true }).toBuffer()
const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
header.writeUInt32LE(png.length, 14)
await writeFile(new URL('favicon.ico', folder), Buffer.concat([header, png]))

/** On a phone the system cuts the corners: the mark stays inside the safe circle. */
const padded = svg(
  `<rect width="64" height="64" fill="${ink}"/><g transform="translate(7.5 7.5)scale(.76)">${mark}</g>`,
)
const sizes = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 }
for (const [name, size] of Object.entries(sizes)) {
  const png = sharp(Buffer.from(padded), { density: 600 }).resize(size, size)
  await writeFile(new URL(name, folder), await png.png({ palette: true }).toBuffer())
}
