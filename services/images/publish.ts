import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { offeredFormats } from '../content/model/picture.ts'
import { imageQuality, imageUrl, type ImageWidth, imageWidths } from '../content/model/urls.ts'
import { encodeCached, tintCached } from './cache.ts'
import type { Variant } from './encode.ts'

export interface PublishOptions {
  /** The folder of the masters: content/images. */
  masters: string
  /** Puts a copy of a file at an address of the site. */
  copy: (file: string, address: string) => Promise<void>
  /** Where encoded pictures are kept between builds. */
  cache: string
}

/** The sizes and formats that layouts use. */
const variants: (Variant & { width: ImageWidth })[] = imageWidths.flatMap((width) =>
  offeredFormats.map((format) => ({ width, quality: imageQuality, format })),
)

/**
 * Writes every picture in the sizes and formats that pages use, at the very addresses that
 * `GET /api/image/…` answers. Out: how many were encoded now, and how many came from the cache.
 */
export async function publishImages(
  images: readonly { name: string; file: string }[],
  { masters, copy, cache }: PublishOptions,
): Promise<{ encoded: number; cached: number }> {
  const count = { encoded: 0, cached: 0 }
  const queue = [...images]
  const work = async () => {
    for (let image = queue.shift(); image; image = queue.shift()) {
      const master = await readFile(join(masters, image.file))
      for (const { variant, file, fresh } of await encodeCached(master, variants, cache)) {
        count[fresh ? 'encoded' : 'cached'] += 1
        await copy(file, imageUrl(variant.width, `${image.name}.${variant.format}`))
      }
    }
  }
  // Two pictures at a time: encoding one uses one core.
  await Promise.all([work(), work()])
  return count
}

/** Out: the tint of every picture, by version. */
export async function tintsOf(
  images: readonly { file: string; version: string }[],
  { masters, cache }: Pick<PublishOptions, 'masters' | 'cache'>,
): Promise<Record<string, string>> {
  const tints = images.map(async ({ file, version }): Promise<[string, string]> => {
    return [version, await tintCached(await readFile(join(masters, file)), cache)]
  })
  return Object.fromEntries(await Promise.all(tints))
}
