import { imageWidths } from '../content/model/urls.ts'
import { imageFormats, type Variant } from './encode.ts'

/** What an address may ask for: pages ask for 80 only. */
export const imageQualities = [60, 75, 80, 90] as const

export interface ImageAddress extends Variant {
  /** The picture's name, without an ending: letters, digits and hyphens only. */
  name: string
}

/** The words of an address between its slashes, decoded. */
export interface AddressWords {
  width: string
  quality: string
  file: string
}

/** What is wrong with an address, for the person who wrote it. */
export interface WrongAddress {
  wrong: Partial<Record<keyof AddressWords, string>>
}

/**
 * In: the words of a picture's address (SPEC.md §7). Out: what it asks for, or what is wrong with
 * it. A name cannot leave its folder: it has no dots, slashes or other signs.
 */
export function readImageAddress({
  width,
  quality,
  file,
}: AddressWords): ImageAddress | WrongAddress {
  const [, name, ending] = /^([a-z0-9-]+)\.([a-z]+)$/.exec(file) ?? []
  const wanted = {
    width:
      width === 'original'
        ? ('original' as const)
        : imageWidths.find((each) => String(each) === width),
    quality: imageQualities.find((each) => String(each) === quality),
    format: imageFormats.find((each) => each === (ending === 'jpeg' ? 'jpg' : ending)),
  }
  if (wanted.width && wanted.quality && wanted.format && name)
    return { width: wanted.width, quality: wanted.quality, format: wanted.format, name }
  return {
    wrong: {
      ...(!wanted.width && { width: `Pictures come ${listed(imageWidths)} px wide, or original.` }),
      ...(!wanted.quality && { quality: `Pictures come in quality ${listed(imageQualities)}.` }),
      ...(!(wanted.format && name) && {
        file: `Pictures are called like roofing.avif, and end in ${listed(imageFormats)} or jpeg.`,
      }),
    },
  }
}

/** In: a path, without a query. Out: what it asks for; nothing when it is no picture's address. */
export function parseImageAddress(path: string): ImageAddress | undefined {
  const words = /^\/api\/image\/([^/]+)\/([^/]+)\/attached_assets\/([^/]+)$/.exec(path)
  const [, width = '', quality = '', file = ''] = words ?? []
  const read = readImageAddress({ width, quality, file })
  return 'wrong' in read ? undefined : read
}

const listed = (values: readonly (string | number)[]) => values.join(', ')
