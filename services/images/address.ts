import { imageWidths } from '../content/model/urls.ts'
import { imageFormats, type Variant } from './encode.ts'

/** The qualities that an address may request; pages use 80 only. */
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

/** The errors of an address by segment, for the person who wrote it. */
interface InvalidImageAddress {
  wrong: Partial<Record<keyof ImageAddressParts, string>>
}

/**
 * Parses the segments of a picture's address (S6.4). Returns the requested variant, or what is wrong
 * with the address. No path traversal: a name has no dots or slashes.
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

/** Returns the name of the drawing whose SVG is requested; undefined for any other picture. */
export function readVectorAddress({ width, file }: ImageAddressParts): string | undefined {
  const [, name] = /^([a-z0-9-]+)\.svg$/.exec(file) ?? []
  return width === 'original' ? name : undefined
}

/**
 * Parses a path without its query. Returns the requested drawing or variant; undefined when it is not
 * the address of a picture.
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
