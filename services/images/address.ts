import { imageQuality, imageWidths } from '../content/model/urls.ts'
import { imageFormats, type Variant } from './encode.ts'

export interface ImageAddress extends Variant {
  /** The picture's name, without an ending: letters, digits and hyphens only. */
  name: string
}

const shape = /^\/api\/image\/(original|\d+)\/(\d+)\/attached_assets\/([a-z0-9-]+)\.([a-z]+)$/

/**
 * In: a path. Out: what it asks for, or nothing when it is no picture's address or asks for a width,
 * quality or format that is not allowed. A name cannot leave its folder: it has no dots or slashes.
 */
export function parseImageAddress(path: string): ImageAddress | undefined {
  const [, size = '', quality = '', name = '', ending = ''] = shape.exec(path) ?? []
  const format = imageFormats.find((each) => each === ending)
  const width = size === 'original' ? size : imageWidths.find((each) => String(each) === size)
  if (!format || !width || quality !== String(imageQuality)) return undefined
  return { width, quality: imageQuality, name, format }
}
