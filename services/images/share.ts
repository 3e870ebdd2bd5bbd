import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shareUrl } from '../content/model/urls.ts'
import { isCached, writeAtomically } from './cache.ts'
import { type Pixels, withPictureError } from './encode.ts'
import {
  addTitle,
  type CardBrand,
  renderBrand,
  renderCard,
  type RenderedBrand,
} from './share-card.ts'

/** Increment when share-card.ts draws cards differently. */
const version = 4

export interface SharePage {
  path: string
  title: string
  /** The scene beside the title: its master's path, and the focus to keep when it is cropped. */
  scene: {
    file: string
    master: string
    focus: readonly [number, number]
    width: number
    height: number
  }
}

interface ShareOptions {
  /** Copies a file to an address of the site. */
  copy: (file: string, address: string) => Promise<void>
  cache: string
  brand: CardBrand
}

/** Writes a share card for every page, the 1200 × 630 picture of shared links: logo and title, and the scene beside them. */
export async function publishShareImages(
  pages: readonly SharePage[],
  { copy, cache, brand }: ShareOptions,
): Promise<void> {
  const scenes = new Map<string, Promise<Scene>>()
  let rendered: Promise<RenderedBrand> | undefined
  const renderedBrand = () => (rendered ??= renderBrand(brand))
  const sceneOf = (wanted: SharePage['scene']) => {
    const scene = scenes.get(wanted.file) ?? openScene(wanted, renderedBrand)
    scenes.set(wanted.file, scene)
    return scene
  }
  const queue = [...pages]
  const work = async () => {
    for (let page = queue.shift(); page; page = queue.shift()) {
      const scene = await sceneOf(page.scene)
      const words = JSON.stringify([version, brand, page.title, page.scene.focus, scene.hash])
      const key = join(cache, `share-${createHash('sha256').update(words).digest('hex')}.jpg`)
      if (!isCached(key))
        await writeAtomically(
          key,
          await addTitle(await scene.card(), page.title, {
            upright: isUpright(page.scene),
            brand,
          }),
        )
      await copy(key, shareUrl(page.path))
    }
  }
  await Promise.all([work(), work()])
}

interface Scene {
  hash: string
  /** Renders the part that all cards with this scene share, on the first call. */
  card: () => Promise<Pixels>
}

const isUpright = ({ width, height }: SharePage['scene']): boolean => height > width

async function openScene(
  scene: SharePage['scene'],
  brand: () => Promise<RenderedBrand>,
): Promise<Scene> {
  const { file, master: path, focus } = scene
  const master = await readFile(path)
  let card: Promise<Pixels> | undefined
  return {
    hash: createHash('sha256').update(master).digest('hex'),
    card: () =>
      (card ??= brand().then((rendered) =>
        withPictureError(file, renderCard(master, isUpright(scene) ? undefined : focus, rendered)),
      )),
  }
}
