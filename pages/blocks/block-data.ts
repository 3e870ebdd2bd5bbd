import type { ListingEntry } from '../../renderer/components/Listing.tsx'
import type { VideoData } from '../../renderer/components/Video.tsx'
import { type PictureData, pictureOf } from '../../renderer/components/picture-data.ts'
import { faqNode } from '../../renderer/head/json-ld/page-nodes.ts'
import { hasForm, placeBlocks, projectsOfBlock } from '../../services/content/model/blocks.ts'
import { jpegUrl, vectorUrl } from '../../services/content/model/picture.ts'
import { trustStrip } from '../../services/content/model/trust-strip.ts'
import type { Body, Site } from '../../services/content/model/site.ts'
import type { PageBlock } from '../../services/content/schema/blocks.ts'
import { captionsOf, describeFile, fileUrl } from '../../services/content/model/text-files.ts'
import type { Faq } from '../../services/content/schema/fields.ts'
import { reviewedProject } from '../proof-data.ts'
import {
  claimStats,
  drawingData,
  eagerFirst,
  officeData,
  picturesIn,
  projectEntries,
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
  /** The ids of its other parts. */
  taken: readonly string[]
  /** How many pictures it shows before them: the first two of a page load eagerly (S2.52). */
  pictures: number
}

type OfferBlock = Extract<PageBlock, { layout?: unknown }>

/** The layout of a block of offers that names none. */
const layouts = {
  about: 'beside',
  build: 'pictures',
  rent: 'rows',
  service: 'columns',
  premium: 'dark',
} as const satisfies Record<OfferBlock['block'], OfferBlock['layout']>

/**
 * Returns what the blocks of a page show, and where the page's call to action leads because of them: to be spread into
 * its data.
 */
export function blockData(site: Site, blocks: readonly PageBlock[], around: Around) {
  let before = around.pictures
  return {
    blocks: placeBlocks(site, blocks, around.taken).map(({ block, id }) => {
      const shown = shownBlock(site, block, around)
      const priority = (['first', 'second'] as const)[before]
      before += shown.pictures
      return { ...shown, id, priority }
    }),
    ...(hasForm(blocks) && { callToActionHref: '#estimate', trust: trustStrip(site) }),
  }
}

type Shown = ReturnType<typeof shownBlock>
/** What one block shows, by its kind. `priority`: how its first picture loads. */
export type BlockData<Kind extends Shown['block'] = Shown['block']> = Extract<
  Shown,
  { block: Kind }
> & { id: string | undefined; priority: 'first' | 'second' | undefined }

/** The address of the picture that a browser shows before a file plays. */
const posterOf = (picture: PictureData): string =>
  picture.vector ? vectorUrl(picture) : jpegUrl(picture)

/** The data of a block, with the number of its `pictures`. */
function shownBlock(site: Site, block: PageBlock, around: Around) {
  switch (block.block) {
    case 'hero': {
      const { daylight, image = around.image ?? site.business.shareImage, ...words } = block
      return {
        ...words,
        isHeadline: words.title === undefined,
        title: words.title ?? around.headline,
        lead: words.title === undefined ? (words.lead ?? around.lead) : words.lead,
        picture: pictureOf(site, image),
        sunAt: daylight ? site.business.offices[0]?.coordinates : undefined,
        pictures: 1,
      }
    }
    case 'figures':
      return { block: block.block, figures: claimStats(site, block.claims), pictures: 0 }
    case 'about':
    case 'build':
    case 'rent':
    case 'service':
    case 'premium': {
      const { block: kind, layout = layouts[kind], ...section } = block
      const data = sectionData(site, section)
      const hasPicture = layout === 'beside' || layout === 'rows' || layout === 'dark'
      const items = data.items.filter(({ picture }) => picture && layout === 'pictures')
      return {
        ...data,
        block: 'offers' as const,
        layout,
        pictures: hasPicture ? Number(data.picture !== undefined) : items.length,
      }
    }
    case 'towns': {
      const posters = site.towns.flatMap(({ name, path, poster }) =>
        poster ? [{ name, path, picture: pictureOf(site, poster) }] : [],
      )
      const links = site.towns.flatMap(({ name, path, poster }) =>
        poster ? [] : [{ label: name, path }],
      )
      return { ...block, posters, links, pictures: posters.length }
    }
    case 'cutaway':
      return { ...drawingData(site, block), block: block.block, pictures: 1 }
    case 'testimonials': {
      const entries = testimonialEntries(site)
      return { ...block, entries, pictures: entries.filter(({ picture }) => picture).length }
    }
    case 'reasons':
      return { ...block, points: reasonPoints(site), pictures: 0 }
    case 'contact': {
      const office = officeData(site)
      // A page has one map.
      const map = around.taken.includes('map') ? undefined : office.map
      return { ...block, office, map, pictures: map?.picture ? 1 : 0 }
    }
    case 'banner':
    case 'steps':
    case 'faq':
      return { ...block, pictures: 0 }
    case 'text': {
      const html = block.paragraphs ? undefined : (around.body?.html ?? '')
      const pictures = picturesIn(html ?? '')
      return { ...block, html: around.pictures < 2 && html ? eagerFirst(html) : html, pictures }
    }
    case 'cards': {
      const entries = block.items.map(({ href, image, ...item }): ListingEntry => ({
        ...item,
        path: href,
        picture: pictureOf(site, image),
      }))
      return { ...block, entries, pictures: entries.length }
    }
    case 'gallery':
      return {
        ...block,
        entries: block.pictures.map(({ image, caption }) => ({
          caption,
          picture: pictureOf(site, image),
        })),
        pictures: block.pictures.length,
      }
    case 'video': {
      const { video, image, alt, caption, ...words } = block
      const picture = { ...pictureOf(site, image), alt }
      const shown: VideoData = {
        ...{ picture, caption },
        ...(video.file === undefined
          ? { hosted: video }
          : {
              file: {
                address: video.file,
                poster: posterOf(picture),
                captions: captionsOf(video.file, site),
              },
            }),
      }
      return { ...words, video: shown, pictures: 1 }
    }
    case 'downloads': {
      const entries = block.files.flatMap(({ file, label }) => {
        const found = site.files.find(({ name }) => name === file)
        const kind = found && describeFile(found, site.language)
        return kind ? [{ label, address: fileUrl(file), kind }] : []
      })
      return { ...block, entries, pictures: 0 }
    }
    case 'comparison':
      return { ...block, pictures: 0 }
    case 'projects': {
      const entries = projectEntries(site, projectsOfBlock(site, block), around.image)
      return { ...block, entries, pictures: entries.length }
    }
    case 'reviews': {
      const reviews = projectsOfBlock(site, block).flatMap(({ quote, ...project }) =>
        quote
          ? {
              text: quote.text,
              by: quote.by,
              about: [],
              project: reviewedProject(site, project, around.image),
            }
          : [],
      )
      return { ...block, reviews, pictures: reviews.filter((each) => each.project.picture).length }
    }
  }
}

/** The questions of a page and of its blocks as a node for search engines, if there are any. */
export function faqNodes(
  site: Pick<Site, 'business'>,
  path: string,
  blocks: readonly PageBlock[],
  own: readonly Faq[] = [],
) {
  const inBlocks = blocks.flatMap((block) => (block.block === 'faq' ? block.questions : []))
  const faqs = [...own, ...inBlocks]
  return faqs.length > 0 ? [faqNode(site.business.origin, path, faqs)] : []
}
