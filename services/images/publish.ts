import { readFile } from 'node:fs/promises'
import { offeredFormats } from '../content/model/picture.ts'
import { imageQuality, imageUrl, type ImageWidth, imageWidths } from '../content/model/urls.ts'
import { encodeCached } from './cache.ts'
import { type Variant, withPictureError } from './encode.ts'

export interface PublishOptions {
  /** Copies a file to an address of the site. */
  copy: (file: string, address: string) => Promise<void>
  /** The cache of encoded pictures, kept between builds. */
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
  images: readonly { name: string; file: string; master: string }[],
  { copy, cache }: PublishOptions,
): Promise<{ encoded: number; cached: number }> {
  const count = { encoded: 0, cached: 0 }
  const queue = [...images]
  const work = async () => {
    for (let image = queue.shift(); image; image = queue.shift()) {
      const master = await readFile(image.master)
      const encoded = await withPictureError(image.file, encodeCached(master, variants, cache))
      for (const { variant, file, fresh } of encoded) {
        count[fresh ? 'encoded' : 'cached'] += 1
        await copy(file, imageUrl(variant.width, `${image.name}.${variant.format}`))
      }
    }
  }
  // Two pictures at a time: encoding one uses one core.
  await Promise.all([work(), work()])
  return count
}
