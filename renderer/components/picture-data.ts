import type { Site } from '../../services/content/model/site.ts'

/** What a page needs to know to show a picture. */
export interface PictureData {
  name: string
  alt: string
  /** The point to keep when cropped: per cent from the left and from the top. */
  focus: readonly [number, number]
  /** Of the master, in px. */
  width: number
  height: number
  /** Stands in its addresses, so that browsers may keep what they have fetched. */
  version: string
  /** Its colours from top to bottom, shown until it has come. */
  tint?: string | undefined
}

/** In: the site's images and a name. Out: the picture; the loader has made sure that it is there. */
export function pictureOf({ images }: Pick<Site, 'images'>, name: string): PictureData {
  const image = images[name]
  if (!image) throw new Error(`There is no picture “${name}” in content/images.`)
  const { alt, focus, width, height, version, tint } = image
  return { name, alt, focus, width, height, version, tint }
}
