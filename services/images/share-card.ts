import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { shareSize as size } from '../content/model/picture.ts'
import { decode, type Pixels } from './encode.ts'

/** A card's background color, behind the words. */
const ground = '#12252a'

/** The box of a card's title, which is aligned to its bottom edge. In px. */
const titleBox = { left: 72, top: 158, height: 400 }
/** The scene is at the right edge, as high as the card. A poster is 2:3 and narrower, so its title is wider. */
const sceneWidth = 540
const titleWidth = (upright: boolean) => (upright ? 640 : 540)

/** Renders the company's logo and name at their place: a PNG of a card's size. */
export async function renderBrand(brand: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(await renderSvg(brandTree(brand), size))
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/**
 * Renders a card without its title: the brand, and the scene at the right edge.
 *
 * @param focus where to crop the scene, in percent from the left and from the top; left out for a poster, which is uncropped
 */
export async function renderCard(
  master: Buffer,
  focus: readonly [number, number] | undefined,
  brand: Buffer,
): Promise<Pixels> {
  const { default: sharp } = await import('sharp')
  const frame = { width: sceneWidth, height: size.height }
  const { data, info } = await decode(master, { ...frame, fit: focus ? 'outside' : 'inside' })
  const { width, height, channels } = info
  const scene = sharp(data, { raw: { width, height, channels } })
  if (focus)
    scene.extract({
      left: Math.round(((width - frame.width) * focus[0]) / 100),
      top: Math.round(((height - frame.height) * focus[1]) / 100),
      ...frame,
    })
  const left = size.width - (focus ? frame.width : width)
  const input = await scene.png({ compressionLevel: 0 }).toBuffer()
  return sharp({ create: { ...size, channels: 3, background: ground } })
    .composite([{ input, left, top: 0 }, { input: brand }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Draws the title on a card and encodes it as a JPEG. */
export async function addTitle(
  { data, info }: Pixels,
  title: string,
  upright: boolean,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { left, top, height } = titleBox
  const area = { width: titleWidth(upright), height }
  const words = await sharp(await renderSvg(titleTree(title, upright), area))
    .raw()
    .toBuffer()
  const { width, channels } = info
  const card = blend(Buffer.from(data), { width, channels }, words, { left, top, ...area })
  return sharp(card, { raw: { width, height: info.height, channels } })
    .jpeg({ quality: 80 })
    .toBuffer()
}

/**
 * Blends pixels with alpha onto opaque ones, in place. Sharp's `composite` would convert the whole card, which nearly
 * doubles the time of a card.
 *
 * @param box where the upper pixels are drawn
 */
function blend(
  ground: Buffer,
  { width, channels }: Pick<Pixels['info'], 'width' | 'channels'>,
  upper: Buffer,
  box: { left: number; top: number; width: number; height: number },
): Buffer {
  for (let at = 0; at < upper.length; at += 4) {
    const alpha = (upper[at + 3] ?? 0) / 255
    if (alpha === 0) continue
    const [x, y] = [(at / 4) % box.width, Math.floor(at / 4 / box.width)]
    const to = ((box.top + y) * width + box.left + x) * channels
    for (let color = 0; color < 3; color++)
      ground[to + color] =
        (upper[at + color] ?? 0) * alpha + (ground[to + color] ?? 0) * (1 - alpha)
  }
  return ground
}

/** Renders an element tree to SVG. Satori is loaded on demand: most builds find all cards in the cache. */
async function renderSvg(tree: Box, { width, height }: { width: number; height: number }) {
  const { default: satori } = await import('satori')
  return Buffer.from(await satori(tree, { width, height, fonts: await fonts() }))
}

const logo =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 32"><path d="M2 29 15 7l6 9 4-5 13 18h-6.6L25 19.4l-4 5-6-9L7.6 29z" fill="#e2b34a"/></svg>',
  )

const brandTree = (brand: string) =>
  box(
    { width: '100%', height: '100%', padding: 72, color: '#f6efe0' },
    box({ alignItems: 'center', height: 48, fontSize: 38, fontWeight: 700 }, [
      { type: 'img', key: null, props: { src: logo, width: 60, height: 48 } },
      box({ marginLeft: 18 }, brand),
    ]),
  )

const titleTree = (title: string, upright: boolean) =>
  box(
    { width: '100%', height: '100%', flexDirection: 'column', justifyContent: 'flex-end' },
    box({ width: 88, height: 6, backgroundColor: '#c9972b', marginBottom: 28 }, ''),
    box(
      {
        color: '#f6efe0',
        fontSize: (title.length > 60 ? 54 : 68) - (upright ? 0 : 8),
        fontWeight: 700,
        lineHeight: 1.12,
      },
      title,
    ),
  )

type Box = ReturnType<typeof box>

function box(style: object, ...children: unknown[]) {
  return {
    type: 'div',
    key: null,
    props: { style: { display: 'flex', ...style }, children: children.flat() },
  }
}

let loaded: ReturnType<typeof loadFonts> | undefined
const fonts = () => (loaded ??= loadFonts())

async function loadFonts() {
  const { resolve } = createRequire(import.meta.url)
  const file = resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff')
  return [{ name: 'Figtree', weight: 700 as const, data: await readFile(file) }]
}
