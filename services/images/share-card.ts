import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { shareSize as size } from '../content/model/picture.ts'
import { decodeToFill, type Pixels } from './encode.ts'

/** Where a card's title stands, at the foot of this box. In px. */
const titleBox = { left: 72, top: 158, width: 800, height: 400 }

/** The shade that keeps text readable on any scene, with the firm's logo. Out: a PNG of a card's size. */
export async function renderOverlay(brand: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(await renderSvg(overlayTree(brand), size))
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/**
 * The picture of a shared link without its title: scene and shade. Of a scene that is wider or higher than a
 * card, the focus (percent from the left and the top) stays.
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
    .flatten({ background: '#12252a' })
    .composite([{ input: shade }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** In: a card, and what to write on it. Out: a JPEG. */
export async function addTitle({ data, info }: Pixels, title: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { left, top } = titleBox
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .composite([{ input: await renderSvg(titleTree(title), titleBox), left, top }])
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** In: a tree as satori lays it out. Satori is loaded with the first card: most builds find all cards in the cache. */
async function renderSvg(tree: Box, { width, height }: { width: number; height: number }) {
  const { default: satori } = await import('satori')
  return Buffer.from(await satori(tree, { width, height, fonts: await fonts() }))
}

const logo =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 32"><path d="M2 29 15 7l6 9 4-5 13 18h-6.6L25 19.4l-4 5-6-9L7.6 29z" fill="#e2b34a"/></svg>',
  )

const overlayTree = (brand: string) =>
  box(
    {
      width: '100%',
      height: '100%',
      padding: 72,
      color: '#f6efe0',
      backgroundImage:
        'linear-gradient(90deg, rgba(12,27,31,0.9) 0%, rgba(12,27,31,0.72) 45%, rgba(12,27,31,0.05) 90%)',
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
