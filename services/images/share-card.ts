import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { shareSize as size } from '../content/model/picture.ts'
import { decode, type Pixels } from './encode.ts'

/** The box of a card's title, which is aligned to its bottom edge. In px. */
const titleBox = { left: 72, top: 158, height: 400 }
/** The scene is at the right edge, as high as the card. A poster is 2:3 and narrower, so its title is wider. */
const sceneWidth = 540
const titleWidth = (upright: boolean) => (upright ? 640 : 540)

/** What is the same on all cards of a firm. */
export interface CardBrand {
  name: string
  /** A whole SVG, drawn for dark surfaces. `hasName`: the name is in it. */
  logo?: { svg: string; width: number; height: number; hasName: boolean } | undefined
  /** Behind the words. */
  ground: string
  text: string
  /** The line above the title. */
  line: string
}

/** Renders the company's logo and name at their place: a PNG of a card's size. */
export async function renderBrand(brand: CardBrand): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(await renderSvg(brandTree(brand), size))
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/**
 * Renders a card without its title: the brand, and the scene at the right edge.
 *
 * @param brand what `renderBrand` returned, and the color of the card
 * @param focus where to crop the scene, in percent from the left and from the top; left out for a poster, which is uncropped
 */
export async function renderCard(
  master: Buffer,
  focus: readonly [number, number] | undefined,
  { picture, ground }: { picture: Buffer; ground: string },
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
    .composite([{ input, left, top: 0 }, { input: picture }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Draws the title on a card and encodes it as a JPEG. */
export async function addTitle(
  { data, info }: Pixels,
  title: string,
  { upright, brand }: { upright: boolean; brand: Pick<CardBrand, 'text' | 'line'> },
): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { left, top, height } = titleBox
  const area = { width: titleWidth(upright), height }
  const words = await sharp(await renderSvg(titleTree(title, upright, brand), area))
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

/** Renders a word in the typeface of cards, as paths: an SVG of a square with the word in its middle. */
export const renderWord = (word: string, side: number, color: string): Promise<Buffer> =>
  renderSvg(
    box(
      { width: '100%', height: '100%', alignItems: 'center', justifyContent: 'center', color },
      box({ fontSize: Math.round(side * 0.72), fontWeight: 700, lineHeight: 1 }, word),
    ),
    { width: side, height: side },
  )

/** Renders an element tree to SVG. Satori is loaded on demand: most builds find all cards in the cache. */
async function renderSvg(tree: Box, { width, height }: { width: number; height: number }) {
  const { default: satori } = await import('satori')
  return Buffer.from(await satori(tree, { width, height, fonts: await fonts() }))
}

/** The height of the logo, and the most of its width. */
const logoBox = { width: 420, height: 48 }

const brandTree = ({ name, logo, text }: CardBrand) =>
  box(
    { width: '100%', height: '100%', padding: 72, color: text },
    box({ alignItems: 'center', height: logoBox.height, fontSize: 38, fontWeight: 700 }, [
      ...(logo ? [logoImage(logo)] : []),
      ...(logo?.hasName ? [] : [box(logo ? { marginLeft: 18 } : {}, name)]),
    ]),
  )

function logoImage({ svg, width, height }: NonNullable<CardBrand['logo']>) {
  const scale = Math.min(logoBox.height / height, logoBox.width / width)
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return {
    type: 'img',
    key: null,
    props: { src, width: Math.round(width * scale), height: Math.round(height * scale) },
  }
}

const titleTree = (
  title: string,
  upright: boolean,
  { text, line }: Pick<CardBrand, 'text' | 'line'>,
) =>
  box(
    { width: '100%', height: '100%', flexDirection: 'column', justifyContent: 'flex-end' },
    box({ width: 88, height: 6, backgroundColor: line, marginBottom: 28 }, ''),
    box(
      {
        color: text,
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
