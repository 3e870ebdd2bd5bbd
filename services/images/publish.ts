import { readFile } from 'node:fs/promises'
import { offeredFormats } from '../content/model/picture.ts'
import { imageQuality, imageUrl, type ImageWidth, imageWidths } from '../content/model/urls.ts'
import type { Image } from '../content/model/site.ts'
import { encodeCached } from './cache.ts'
import { type Variant, withPictureError } from './encode.ts'

interface PublishOptions {
  /** Copies a file to an address of the site. */
  copy: (file: string, address: string) => Promise<void>
  /** The cache of encoded pictures, kept between builds. */
  cache: string
}

/** The sizes and formats of a photograph that pages use. */
const variants: (Variant & { width: ImageWidth })[] = imageWidths.flatMap((width) =>
  offeredFormats.map((format) => ({ width, quality: imageQuality, format })),
)

/** Pages show a drawing as its SVG; structured data and browsers that can't load it get this variant. */
const variantsOfVector = variants.filter(({ width, format }) => width === 1200 && format === 'jpg')

/**
 * Writes every picture in the sizes and formats that pages use, and every drawing as a JPEG, at the same addresses as
 * `GET /api/image/…`.
 *
 * @returns how many files were encoded now, and how many came from the cache
 */
export async function publishImages(
  images: readonly Pick<Image, 'name' | 'file' | 'master' | 'vector'>[],
  { copy, cache }: PublishOptions,
): Promise<{ encoded: number; cached: number }> {
  const count = { encoded: 0, cached: 0 }
  const queue = [...images]
  const work = async () => {
    for (let image = queue.shift(); image; image = queue.shift()) {
      const master = await readFile(image.master)
      const wanted = image.vector ? variantsOfVector : variants
      const encoded = await withPictureError(image.file, encodeCached(master, wanted, cache))
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
