import { join } from 'node:path'
import { keep, readKept } from './cache.ts'
import type { Variant } from './encode.ts'
import { encoderProcess } from './encoder-process.ts'
import { pruned } from './pruned.ts'

/** A picture that the build knows: its master's file, and another `version` for other content. */
export interface KnownImage {
  name: string
  file: string
  version: string
}

export interface OnDemandOptions {
  /** The folder of the masters: dist/images. */
  masters: string
  /** Where encoded pictures are kept. */
  folder: string
  /** How many bytes are kept; the oldest go first. */
  most?: number
}

export interface ImagesOnDemand {
  /** @throws TooBusy; whatever makes a master unreadable, its size among it */
  encoded(image: KnownImage, variant: Variant): Promise<Buffer>
}

/** So many pictures wait already that another one would wait too long. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}

const halfAGigabyte = 512 * 1024 * 1024
/** Pictures take up to a second each, one after the other. */
const mostWaiting = 30

/**
 * Encodes what is asked for and keeps it. One picture at a time, so that a core stays free for
 * pages and requests; who asks for one that is being made waits for that one.
 */
export function imagesOnDemand({
  masters,
  folder,
  most = halfAGigabyte,
}: OnDemandOptions): ImagesOnDemand {
  const making = new Map<string, Promise<Buffer>>()
  const prune = pruned(folder, most)
  const encode = encoderProcess()
  let last: Promise<unknown> = Promise.resolve()

  const make = async (master: string, file: string, variant: Variant) => {
    const picture = await encode({ master, variant })
    // A full disk costs time only: the picture is made again next time.
    await keep(file, picture).then(prune, () => undefined)
    return picture
  }
  return {
    async encoded(image, variant) {
      const { width, quality, format } = variant
      const key = `${image.name}-${image.version}-${width}-${quality}.${format}`
      const file = join(folder, key)
      const known = making.get(key) ?? (await readKept(file)) ?? making.get(key)
      if (known) return known
      if (making.size >= mostWaiting) throw new TooBusy()
      const made = last.then(() => make(join(masters, image.file), file, variant))
      making.set(key, made)
      last = made.catch(() => undefined).finally(() => making.delete(key))
      return made
    },
  }
}
