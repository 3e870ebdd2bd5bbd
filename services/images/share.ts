import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { shareUrl } from '../content/model/urls.ts'
import { isKept, keep } from './cache.ts'
import { decode, type Pixels } from './encode.ts'

/** Raise this when the drawing below changes. */
const version = 2
const size = { width: 1200, height: 630 }

export interface Shared {
  path: string
  title: string
  /** The scene behind the title: its file under `masters`, and what to keep when it is cropped. */
  scene: { file: string; focus: readonly [number, number] }
}

export interface ShareOptions {
  masters: string
  /** Puts a copy of a file at an address of the site. */
  copy: (file: string, address: string) => Promise<void>
  cache: string
  brand: string
}

/** Writes the 1200 × 630 picture that shared links show, one for every page: scene, title and mark. */
export async function publishShares(
  pages: readonly Shared[],
  { masters, copy, cache, brand }: ShareOptions,
): Promise<void> {
  const scenes = new Map<string, Promise<Scene>>()
  const sceneOf = ({ file, focus }: Shared['scene']) => {
    const scene = scenes.get(file) ?? openScene(join(masters, file), focus)
    scenes.set(file, scene)
    return scene
  }
  const queue = [...pages]
  const work = async () => {
    for (let page = queue.shift(); page; page = queue.shift()) {
      const scene = await sceneOf(page.scene)
      const words = JSON.stringify([version, brand, page.title, page.scene.focus, scene.hash])
      const key = join(cache, `share-${createHash('sha256').update(words).digest('hex')}.jpg`)
      if (!(await isKept(key)))
        await keep(key, await draw(page.title, await scene.backdrop(), brand))
      await copy(key, shareUrl(page.path))
    }
  }
  await Promise.all([work(), work()])
}

interface Scene {
  hash: string
  /** The scene as every card shows it, made when it is first asked for. */
  backdrop: () => Promise<Pixels>
}

async function openScene(file: string, focus: Shared['scene']['focus']): Promise<Scene> {
  const master = await readFile(file)
  let backdrop: Promise<Pixels> | undefined
  return {
    hash: createHash('sha256').update(master).digest('hex'),
    backdrop: () => (backdrop ??= decode(master).then((pixels) => cropped(pixels, focus))),
  }
}

/** As large as a card; of what is too much, the focus (percent from the left and the top) stays. */
async function cropped({ data, info }: Pixels, focus: Shared['scene']['focus']): Promise<Pixels> {
  const { width, height, channels } = info
  const scale = Math.max(size.width / width, size.height / height)
  const [wide, high] = [Math.ceil(width * scale), Math.ceil(height * scale)]
  const { default: sharp } = await import('sharp')
  return sharp(data, { raw: { width, height, channels } })
    .resize(wide, high)
    .extract({
      left: Math.round(((wide - size.width) * focus[0]) / 100),
      top: Math.round(((high - size.height) * focus[1]) / 100),
      ...size,
    })
    .flatten({ background: '#12252a' })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function draw(title: string, { data, info }: Pixels, brand: string): Promise<Buffer> {
  // Loaded with the first picture that is drawn: most builds find all of them drawn.
  const [{ default: satori }, { default: sharp }] = await Promise.all([
    import('satori'),
    import('sharp'),
  ])
  const words = await satori(poster(title, brand), { ...size, fonts: await fonts() })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .composite([{ input: Buffer.from(words) }])
    .jpeg({ quality: 80 })
    .toBuffer()
}

const mark =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 32"><path d="M2 29 15 7l6 9 4-5 13 18h-6.6L25 19.4l-4 5-6-9L7.6 29z" fill="#e2b34a"/></svg>',
  )

/** The words over the scene, as the tree that satori lays out. */
const poster = (title: string, brand: string) =>
  box(
    {
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: 72,
      color: '#f6efe0',
      backgroundImage:
        'linear-gradient(90deg, rgba(12,27,31,0.9) 0%, rgba(12,27,31,0.72) 45%, rgba(12,27,31,0.05) 90%)',
    },
    box({ alignItems: 'center', fontSize: 38, fontWeight: 700 }, [
      { type: 'img', key: null, props: { src: mark, width: 60, height: 48 } },
      box({ marginLeft: 18 }, brand),
    ]),
    box({ flexDirection: 'column', width: 800 }, [
      box({ width: 88, height: 6, backgroundColor: '#c9972b', marginBottom: 28 }, ''),
      box({ fontSize: title.length > 60 ? 54 : 68, fontWeight: 700, lineHeight: 1.12 }, title),
    ]),
  )

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
