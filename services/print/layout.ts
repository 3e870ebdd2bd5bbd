import type { Anchor, Canvas } from './canvas.ts'

/** An unbreakable item of a page: a line, a row of a table, a picture. In points. */
export interface LayoutItem {
  height: number
  /** The space above it, left out at the head of a page. */
  above: number
  /** The space below it; of two spaces that meet, the larger one counts. */
  below?: number
  /** It never ends a page: the next piece stands on the same one. */
  keepWithNext: boolean
  /** How far down the side column it reaches, where it stands there beside what follows. */
  sideHeight?: number
  /** It needs the side column too, so it begins below what stands there. */
  fullWidth?: boolean
  /** What is repeated over it when it begins a page: the head of its table. */
  repeatedHead?: LayoutItem
  /** A named destination of links and of the outline. */
  anchor?: Anchor
  /** Draws it with its top at `y`. */
  draw: (pen: Canvas, y: number) => void
}

export interface PlacedItem {
  item: LayoutItem
  y: number
}

/** The area of a page for items, from its top edge. */
interface VerticalSpan {
  top: number
  bottom: number
}

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
