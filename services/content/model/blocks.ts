import type { PageBlock } from '../schema/blocks.ts'
import { findBySlug, type Project, type Site } from './site.ts'

/** The parts of the site that blocks show. */
type ShownSite = Pick<Site, 'towns' | 'projects'> & {
  testimonials?: readonly unknown[] | undefined
  whyUs?: readonly unknown[] | undefined
}

/** A block in its place on a page. */
interface PlacedBlock {
  block: PageBlock
  /** What links to it have after `#`; undefined for a hero, figures and a banner. */
  id: string | undefined
}

/** The ids of blocks that have another one than the name of their kind. */
const ownIds: Partial<Record<PageBlock['block'], string>> = {
  cutaway: 'drawing',
  reasons: 'why-us',
}

/**
 * Returns the blocks of a page that have something to show, with their ids.
 * @param taken the ids of the page's other parts
 */
export function placeBlocks(
  site: ShownSite,
  blocks: readonly PageBlock[],
  taken: readonly string[],
): PlacedBlock[] {
  const used = new Set(taken)
  return blocks
    .filter((block) => hasContent(site, block))
    .map((block) => {
      const id = freeId(block.block, used)
      if (id !== undefined) used.add(id)
      return { block, id }
    })
}

/** `text`, and `text-2` for the second one. */
function freeId(kind: PageBlock['block'], used: ReadonlySet<string>): string | undefined {
  if (kind === 'hero' || kind === 'figures' || kind === 'banner') return undefined
  let id = ownIds[kind] ?? kind
  for (let number = 2; used.has(id); number++) id = `${kind}-${number}`
  return id
}

function hasContent(site: ShownSite, block: PageBlock): boolean {
  switch (block.block) {
    case 'towns':
      return site.towns.length > 0
    case 'testimonials':
      return site.testimonials?.length !== 0
    case 'reasons':
      return site.whyUs?.length !== 0
    case 'projects':
    case 'reviews':
      return projectsOfBlock(site, block).length > 0
    default:
      return true
  }
}

/** Returns the projects that a block shows: those that it names, or else the newest, or all with a quote. */
export function projectsOfBlock(
  { projects }: Pick<Site, 'projects'>,
  block: Extract<PageBlock, { block: 'projects' | 'reviews' }>,
): Project[] {
  const named = block.projects?.flatMap((slug) => findBySlug(projects, slug) ?? [])
  if (block.block === 'reviews') return (named ?? projects).filter(({ quote }) => quote)
  return (
    named ??
    [...projects].sort((a, b) => b.completed.localeCompare(a.completed)).slice(0, block.newest)
  )
}

/** Whether the page has the estimate form because of its blocks. */
export const hasForm = (blocks: readonly PageBlock[]): boolean =>
  blocks.some(({ block }) => block === 'contact')

/** Whether its text is one of the blocks of a page. */
export const showsBody = (blocks: readonly PageBlock[]): boolean =>
  blocks.some((block) => block.block === 'text' && block.paragraphs === undefined)

/**
 * Returns the ids that the blocks add to a page.
 * @param taken the ids of the page's other parts
 */
export const blockAnchors = (
  site: ShownSite,
  blocks: readonly PageBlock[],
  taken: readonly string[],
): string[] => [
  ...placeBlocks(site, blocks, taken).flatMap(({ id }) => id ?? []),
  ...(hasForm(blocks) ? ['estimate', ...(taken.includes('map') ? [] : ['map'])] : []),
]
