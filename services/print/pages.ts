import type { LayoutItem, PlacedItem, VerticalSpan } from './layout-item.ts'

/** Between two things in the side column. */
const asideGap = 10

/**
 * In: pieces, where they may stand on the first page, and where on all others. Out: the pages, each
 * with its pieces and their places. Throws when something that must stay together is higher than a
 * page.
 */
export function paginate(
  pieces: readonly LayoutItem[],
  first: VerticalSpan,
  others: VerticalSpan,
): PlacedItem[][] {
  const pages: PlacedItem[][] = []
  let page = newPage(first)
  for (const group of keepTogetherGroups(pieces)) {
    let placed = placeGroup(group, page)
    if (!placed) {
      pages.push(page.placed)
      page = newPage(others)
      const [head] = group
      placed = placeGroup(head?.repeatedHead ? [head.repeatedHead, ...group] : group, page)
    }
    if (!placed) throw new Error('Something that must stay together is higher than a page.')
    page = placed
  }
  return [...pages, page.placed]
}

/** Items that must be on one page. */
function keepTogetherGroups(pieces: readonly LayoutItem[]): LayoutItem[][] {
  const groups: LayoutItem[][] = []
  let together: LayoutItem[] = []
  for (const piece of pieces) {
    together.push(piece)
    if (piece.keepWithNext) continue
    groups.push(together)
    together = []
  }
  return together.length > 0 ? [...groups, together] : groups
}

interface Page {
  placed: PlacedItem[]
  /** The bottom of the last piece, and of the last one in the side column. */
  y: number
  aside: number
  bottom: number
}

const newPage = ({ top, bottom }: VerticalSpan): Page => ({ placed: [], y: top, aside: 0, bottom })

/** The page with the group on it; nothing when there is no room. */
function placeGroup(group: readonly LayoutItem[], page: Page): Page | undefined {
  const next = { ...page, placed: [...page.placed] }
  for (const item of group) {
    const y = next.y + spaceBetween(next.placed.at(-1)?.item, item)
    const clears = item.fullWidth || item.sideHeight !== undefined
    const at = clears ? Math.max(y, next.aside > 0 ? next.aside + asideGap : 0) : y
    next.placed.push({ item, y: at })
    next.y = at + item.height
    if (item.sideHeight !== undefined) next.aside = at + item.sideHeight
    if (Math.max(next.y, next.aside) > next.bottom) return undefined
  }
  return next
}

/** Nothing stands above the first piece of a page, nor between a title and the text beside it. */
function spaceBetween(last: LayoutItem | undefined, { above, fullWidth }: LayoutItem): number {
  if (!last || (last.sideHeight !== undefined && !fullWidth)) return 0
  return Math.max(last.below ?? 0, above)
}

/** How far down a page its pieces reach. */
export const contentBottom = (page: readonly PlacedItem[]): number =>
  Math.max(0, ...page.map(({ item, y }) => y + Math.max(item.height, item.sideHeight ?? 0)))
