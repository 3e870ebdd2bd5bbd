import { type PictureData, pictureOf } from '../renderer/components/picture-data.ts'
import type { Site } from '../services/content/model/site.ts'
import type { Section } from '../services/content/schema/page.ts'

/** A section with its pictures looked up. */
export interface SectionData extends Omit<Section, 'image' | 'items'> {
  picture?: PictureData | undefined
  items: (Omit<Section['items'][number], 'image'> & { picture?: PictureData | undefined })[]
}

export const sectionData = (site: Site, { image, items, ...section }: Section): SectionData => ({
  ...section,
  picture: image ? pictureOf(site, image) : undefined,
  items: items.map(({ image: name, ...item }) => ({
    ...item,
    picture: name ? pictureOf(site, name) : undefined,
  })),
})
