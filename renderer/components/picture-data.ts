import type { Site } from '../../services/content/model/site.ts'

/** What a page needs to know to show a picture. */
export interface PictureData {
  name: string
  alt: string
  /** The point to keep when cropped: per cent from the left and from the top. */
  focus: readonly [number, number]
}

/** In: the site's images and a name. Out: the picture; the loader has made sure that it is there. */
export function pictureOf({ images }: Pick<Site, 'images'>, name: string): PictureData {
  const image = images[name]
  if (!image) throw new Error(`There is no picture “${name}” in content/images.`)
  return { name, alt: image.alt, focus: image.focus }
}
