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

/** What is the same on every card, in pixels of a card's size. */
export interface RenderedBrand {
  /** The color of the card, opaque. */
  ground: Buffer
  /** The upper part of a card, with alpha: the company's logo and name at their place. */
  picture: Buffer
}

/** Where the logo and the name are, with room for a second line. */
const brandSize = { width: size.width, height: 300 }

/** Renders the ground of cards, and the company's logo and name. */
export async function renderBrand(brand: CardBrand): Promise<RenderedBrand> {
  const { default: sharp } = await import('sharp')
  const ground = sharp({ create: { ...size, channels: 3, background: brand.ground } })
  const picture = sharp(await renderSvg(brandTree(brand), size))
  return {
    ground: await ground.raw().toBuffer(),
    picture: await picture
      .extract({ left: 0, top: 0, ...brandSize })
      .ensureAlpha()
      .raw()
      .toBuffer(),
  }
}

/**
 * Renders a card without its title: the brand, and the scene at the right edge.
 *
 * @param brand what `renderBrand` returned
 * @param focus where to crop the scene, in percent from the left and from the top; left out for a poster, which is uncropped
 */
export async function renderCard(
  master: Buffer,
  focus: readonly [number, number] | undefined,
  { picture, ground }: RenderedBrand,
): Promise<Pixels> {
  const frame = { width: sceneWidth, height: size.height }
  const { data, info } = await decode(master, { ...frame, fit: focus ? 'outside' : 'inside' })
  const [left, top] = focus
    ? [
        ((info.width - frame.width) * focus[0]) / 100,
        ((info.height - frame.height) * focus[1]) / 100,
      ]
    : [0, 0]
  const card = Buffer.from(ground)
  paste(card, data, {
    ...{ width: info.width, channels: info.channels },
    ...{ left: Math.round(left), top: Math.round(top) },
    columns: Math.min(frame.width, info.width),
    rows: Math.min(frame.height, info.height),
  })
  const shape = { ...size, channels: 3 as const }
  return { data: blend(card, shape, picture, { left: 0, top: 0, ...brandSize }), info: shape }
}

/**
 * Copies a part of a picture to the right edge of a card, in place. Sharp's `composite` would decode and convert the whole card,
 * which takes half as long as drawing the picture.
 *
 * @param part the width and channels of the whole picture, and the part of it
 */
function paste(
  card: Buffer,
  picture: Buffer,
  part: Pick<Pixels['info'], 'width' | 'channels'> & {
    left: number
    top: number
    columns: number
    rows: number
  },
): void {
  const { width, channels, left, top, columns, rows } = part
  const right = size.width - columns
  for (let row = 0; row < rows; row++) {
    const from = ((top + row) * width + left) * channels
    const line = picture.subarray(from, from + columns * channels)
    if (channels === 3) line.copy(card, (row * size.width + right) * 3)
    else
      blend(card, { width: size.width, channels: 3 }, line, {
        ...{ left: right, top: row },
        ...{ width: columns, height: 1 },
      })
  }
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
