import { imageWidths } from '../content/model/urls.ts'
import { imageFormats, type Variant } from './encode.ts'

/** What an address may ask for: pages ask for 80 only. */
const imageQualities = [60, 75, 80, 90] as const

interface ImageAddress extends Variant {
  /** The picture's name, without an ending: letters, digits and hyphens only. */
  name: string
}

/** The segments of an address, decoded. */
interface ImageAddressParts {
  width: string
  quality: string
  file: string
}

/** What is wrong with an address, for the person who wrote it. */
interface InvalidImageAddress {
  wrong: Partial<Record<keyof ImageAddressParts, string>>
}

/**
 * In: the segments of a picture's address (S6.4). Out: what it asks for, or what is wrong with
 * it. No path traversal: a name has no dots or slashes.
 */
export function readImageAddress({
  width,
  quality,
  file,
}: ImageAddressParts): ImageAddress | InvalidImageAddress {
  const [, name, ending] = /^([a-z0-9-]+)\.([a-z]+)$/.exec(file) ?? []
  const parsed = {
    width:
      width === 'original'
        ? ('original' as const)
        : imageWidths.find((each) => String(each) === width),
    quality: imageQualities.find((each) => String(each) === quality),
    format: imageFormats.find((each) => each === (ending === 'jpeg' ? 'jpg' : ending)),
  }
  if (parsed.width && parsed.quality && parsed.format && name)
    return { width: parsed.width, quality: parsed.quality, format: parsed.format, name }
  return {
    wrong: {
      ...(!parsed.width && {
        width: `Pictures come ${joinValues(imageWidths)} px wide, or original.`,
      }),
      ...(!parsed.quality && {
        quality: `Pictures come in quality ${joinValues(imageQualities)}.`,
      }),
      ...(!(parsed.format && name) && {
        file: `Pictures are called like roofing.avif, and end in ${joinValues(imageFormats)} or jpeg.`,
      }),
    },
  }
}

/** In: the segments of a picture's address. Out: the name of the drawing whose SVG it asks for. */
export function readVectorAddress({ width, file }: ImageAddressParts): string | undefined {
  const [, name] = /^([a-z0-9-]+)\.svg$/.exec(file) ?? []
  return width === 'original' ? name : undefined
}

/**
 * In: a path, without a query. Out: the drawing or the variant that it asks for; nothing when it is no
 * picture's address.
 */
export function parseImageAddress(path: string): ImageAddress | { drawing: string } | undefined {
  const parts = /^\/api\/image\/([^/]+)\/([^/]+)\/attached_assets\/([^/]+)$/.exec(path)
  const [, width = '', quality = '', file = ''] = parts ?? []
  const drawing = readVectorAddress({ width, quality, file })
  if (drawing !== undefined) return { drawing }
  const read = readImageAddress({ width, quality, file })
  return 'wrong' in read ? undefined : read
}

const joinValues = (values: readonly (string | number)[]) => values.join(', ')
