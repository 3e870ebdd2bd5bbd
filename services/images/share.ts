import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shareUrl } from '../content/model/urls.ts'
import { isKept, keep } from './cache.ts'
import type { Pixels } from './encode.ts'
import { cardOf, shadeOf, withTitle } from './share-card.ts'

/** Raise this when share-card.ts draws otherwise. */
const version = 3

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
  let shade: Promise<Buffer> | undefined
  const shadeOnce = () => (shade ??= shadeOf(brand))
  const sceneOf = ({ file, focus }: Shared['scene']) => {
    const scene = scenes.get(file) ?? openScene(join(masters, file), focus, shadeOnce)
    scenes.set(file, scene)
    return scene
  }
  const queue = [...pages]
  const work = async () => {
    for (let page = queue.shift(); page; page = queue.shift()) {
      const scene = await sceneOf(page.scene)
      const words = JSON.stringify([version, brand, page.title, page.scene.focus, scene.hash])
      const key = join(cache, `share-${createHash('sha256').update(words).digest('hex')}.jpg`)
      if (!isKept(key)) await keep(key, await withTitle(await scene.card(), page.title))
      await copy(key, shareUrl(page.path))
    }
  }
  await Promise.all([work(), work()])
}

interface Scene {
  hash: string
  /** What every card with this scene shows, drawn when it is first asked for. */
  card: () => Promise<Pixels>
}

async function openScene(
  file: string,
  focus: Shared['scene']['focus'],
  shade: () => Promise<Buffer>,
): Promise<Scene> {
  const master = await readFile(file)
  let card: Promise<Pixels> | undefined
  return {
    hash: createHash('sha256').update(master).digest('hex'),
    card: () => (card ??= shade().then((dark) => cardOf(master, focus, dark))),
  }
}
