import type { ListingEntry } from '../../renderer/components/Listing.tsx'
import { type PictureData, pictureOf } from '../../renderer/components/picture-data.ts'
import { faqNode } from '../../renderer/head/json-ld/page-nodes.ts'
import { hasForm, placeBlocks, projectsOfBlock } from '../../services/content/model/blocks.ts'
import type { Body, Site } from '../../services/content/model/site.ts'
import type { PageBlock } from '../../services/content/schema/blocks.ts'
import type { Faq } from '../../services/content/schema/fields.ts'
import {
  claimStats,
  drawingData,
  eagerFirst,
  officeData,
  picturesIn,
  projectEntry,
  reasonPoints,
  sectionData,
  testimonialEntries,
} from '../page-parts.ts'

/** The page around blocks. */
interface Around {
  headline: string
  lead?: string | undefined
  image?: string | undefined
  body?: Body | undefined
  language?: 'en' | 'es' | undefined
  /** The ids of its other parts. */
  taken: readonly string[]
  /** How many pictures it shows before them: the first two of a page load eagerly (S2.52). */
  pictures: number
}

type Kind = PageBlock['block']
type OfferKind = 'about' | 'build' | 'rent' | 'service' | 'premium'
const layouts = {
  about: 'beside',
  build: 'pictures',
  rent: 'rows',
  service: 'columns',
  premium: 'dark',
} as const satisfies Record<OfferKind, string>

/**
 * Returns what the blocks of a page show, and where the page's call to action leads because of them: to be spread into
 * its data.
 */
export function blockData(site: Site, blocks: readonly PageBlock[], around: Around) {
  let before = around.pictures
  return {
    blocks: placeBlocks(site, blocks, around.taken).map(({ block, id }) => {
      const { pictures, ...shown } = shownBlock(site, block, around)
      const priority = ([`first`, `second`] as const)[before]
      before += pictures
      return { ...shown, id, priority }
    }),
    ...(hasForm(blocks) && { callToActionHref: '#estimate' }),
  }
}
