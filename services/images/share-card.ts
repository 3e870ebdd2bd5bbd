import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { shareSize as size } from '../content/model/picture.ts'
import { decodeToFill, type Pixels } from './encode.ts'

/** A card's background color, where no scene covers it. */
const ground = '#12252a'

/** The box of a card's title, which is aligned to its bottom edge. In px. */
const titleBox = { left: 72, top: 158, height: 400 }
/** The title is narrower beside a poster, which is 2:3 and as high as the card. */
const titleWidth = (upright: boolean) => (upright ? 640 : 800)

interface Overlay {
  brand: string
  /** The scene is upright: it is shown uncropped beside the title. */
  upright: boolean
}

/** Renders the shade that keeps text readable on any scene, with the company's logo: a PNG of a card's size. */
export async function renderOverlay({ brand, upright }: Overlay): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(await renderSvg(overlayTree(brand, upright), size))
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** Renders a card without its title, with a poster at the right edge of the background. */
export async function renderPosterCard(master: Buffer, overlay: Buffer): Promise<Pixels> {
  const { default: sharp } = await import('sharp')
  const poster = await sharp(master)
    .resize({ height: size.height, width: size.width / 2, fit: 'inside' })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true })
  const left = size.width - poster.info.width
  return sharp({ create: { ...size, channels: 3, background: ground } })
    .composite([{ input: poster.data, left, top: 0 }, { input: overlay }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/**
 * Renders a card without its title: scene and shade.
 *
 * @param focus where to crop a scene of another shape, in percent from the left and from the top
 */
export async function renderCard(
  master: Buffer,
  focus: readonly [number, number],
  shade: Buffer,
): Promise<Pixels> {
  const { data, info } = await decodeToFill(master, size)
  const { width, height, channels } = info
  const { default: sharp } = await import('sharp')
  return sharp(data, { raw: { width, height, channels } })
    .extract({
      left: Math.round(((width - size.width) * focus[0]) / 100),
      top: Math.round(((height - size.height) * focus[1]) / 100),
      ...size,
    })
    .flatten({ background: ground })
    .composite([{ input: shade }])
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
  const words = await sharp(await renderSvg(titleTree(title), area))
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

const overlayTree = (brand: string, upright: boolean) =>
  box(
    {
      width: '100%',
      height: '100%',
      padding: 72,
      color: '#f6efe0',
      ...(!upright && {
        backgroundImage:
          'linear-gradient(90deg, rgba(12,27,31,0.9) 0%, rgba(12,27,31,0.72) 45%, rgba(12,27,31,0.05) 90%)',
      }),
    },
    box({ alignItems: 'center', height: 48, fontSize: 38, fontWeight: 700 }, [
      { type: 'img', key: null, props: { src: logo, width: 60, height: 48 } },
      box({ marginLeft: 18 }, brand),
    ]),
  )

const titleTree = (title: string) =>
  box(
    { width: '100%', height: '100%', flexDirection: 'column', justifyContent: 'flex-end' },
    box({ width: 88, height: 6, backgroundColor: '#c9972b', marginBottom: 28 }, ''),
    box(
      {
        color: '#f6efe0',
        fontSize: title.length > 60 ? 54 : 68,
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
