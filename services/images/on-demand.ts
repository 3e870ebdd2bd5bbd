import { join } from 'node:path'
import { folderPruner, readCached, writeAtomically } from './cache.ts'
import type { Variant } from './encode.ts'
import { workerProcess } from './worker-process.ts'

/** A picture in the build: its master's file, and a `version` that changes with its content. */
interface ImageMaster {
  name: string
  file: string
  version: string
}

interface OnDemandOptions {
  /** Returns where a master is: in dist/images, or in an edition. */
  master: (file: string) => Promise<string>
  /** The cache of encoded pictures. */
  folder: string
  /** The size of the cache; the oldest files are removed first. */
  maxBytes?: number
}

export interface ImagesOnDemand {
  /** @throws QueueFullError, or the decoder's error for an unreadable or oversized master */
  encode(image: ImageMaster, variant: Variant): Promise<Buffer>
}

/** The queue is full: another picture would wait too long. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

const defaultMaxBytes = 512 * 1024 * 1024
/** Pictures take up to a second each, one after the other. */
const maxQueued = 30

/**
 * Encodes pictures on request and caches them. One at a time, so that a core stays free for pages and
 * requests; concurrent requests for the same variant share one encoding.
 */
export function imagesOnDemand({
  master,
  folder,
  maxBytes = defaultMaxBytes,
}: OnDemandOptions): ImagesOnDemand {
  const inProgress = new Map<string, Promise<Buffer>>()
  const prune = folderPruner(folder, maxBytes)
  const encode = encoderProcess()
  let last: Promise<unknown> = Promise.resolve()

  const encodeAndCache = async (from: string, file: string, variant: Variant) => {
    const picture = await encode({ master: await master(from), variant })
    // A full disk only costs time: the picture is encoded again next time.
    await writeAtomically(file, picture).then(prune, () => undefined)
    return picture
  }
  return {
    async encode(image, variant) {
      const { width, quality, format } = variant
      const key = `${image.name}-${image.version}-${width}-${quality}.${format}`
      const file = join(folder, key)
      const existing = inProgress.get(key) ?? (await readCached(file)) ?? inProgress.get(key)
      if (existing) return existing
      if (inProgress.size >= maxQueued) throw new QueueFullError()
      const made = last.then(() => encodeAndCache(image.file, file, variant))
      inProgress.set(key, made)
      last = made.catch(() => undefined).finally(() => inProgress.delete(key))
      return made
    },
  }
}

/** A job for the encoder. */
export interface EncodeJob {
  /** The master's file. */
  master: string
  variant: Variant
}

/** Starts a worker that encodes masters (encoder.ts). The returned function rejects when a picture can't be encoded. */
export function encoderProcess(): (job: EncodeJob) => Promise<Buffer> {
  const encode = workerProcess<EncodeJob, Uint8Array>({
    entry: 'encoder',
    moduleUrl: import.meta.url,
    // Masters are the company's own pictures, of 60 megapixels at most.
    memoryMb: 768,
    // On a busy machine a large one takes half a minute.
    timeoutMs: 120_000,
    fileMb: 64,
  })
  return async (order) => Buffer.from(await encode(order))
}
