import type { Site } from '../../services/content/model/site.ts'

/** What a page needs to know to show a picture. */
export interface PictureData {
  name: string
  alt: string
  /** Of the master, in px. */
  width: number
  height: number
  /** Stands in its addresses, so that browsers may keep what they have fetched. */
  version: string
}

/** In: the site's images and a name. Out: the picture; the loader has made sure that it is there. */
export function pictureOf({ images }: Pick<Site, 'images'>, name: string): PictureData {
  const image = images[name]
  if (!image) throw new Error(`There is no picture “${name}” in content/images.`)
  const { alt, width, height, version } = image
  return { name, alt, width, height, version }
}
