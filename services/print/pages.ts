import type { Piece, Placed, Span } from './piece.ts'

/** Between two things in the side column. */
const asideGap = 10

/**
 * In: pieces, where they may stand on the first page, and where on all others. Out: the pages, each
 * with its pieces and their places. Throws when something that must stay together is higher than a
 * page.
 */
export function pagesOf(pieces: readonly Piece[], first: Span, others: Span): Placed[][] {
  const pages: Placed[][] = []
  let page = openPage(first)
  for (const group of groupsOf(pieces)) {
    let placed = place(group, page)
    if (!placed) {
      pages.push(page.placed)
      page = openPage(others)
      const [head] = group
      placed = place(head?.again ? [head.again, ...group] : group, page)
    }
    if (!placed) throw new Error('Something that must stay together is higher than a page.')
    page = placed
  }
  return [...pages, page.placed]
}

/** Pieces that one page must hold. */
function groupsOf(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = []
  let together: Piece[] = []
  for (const piece of pieces) {
    together.push(piece)
    if (piece.keep) continue
    groups.push(together)
    together = []
  }
  return together.length > 0 ? [...groups, together] : groups
}

interface Page {
  placed: Placed[]
  /** The bottom of the last piece, and of the last one in the side column. */
  y: number
  aside: number
  bottom: number
}

const openPage = ({ top, bottom }: Span): Page => ({ placed: [], y: top, aside: 0, bottom })

/** The page with the group on it; nothing when there is no room. */
function place(group: readonly Piece[], page: Page): Page | undefined {
  const next = { ...page, placed: [...page.placed] }
  for (const piece of group) {
    const y = next.y + gapBetween(next.placed.at(-1)?.piece, piece)
    const clears = piece.wide || piece.aside !== undefined
    const at = clears ? Math.max(y, next.aside > 0 ? next.aside + asideGap : 0) : y
    next.placed.push({ piece, y: at })
    next.y = at + piece.height
    if (piece.aside !== undefined) next.aside = at + piece.aside
    if (Math.max(next.y, next.aside) > next.bottom) return undefined
  }
  return next
}

/** Nothing stands above the first piece of a page, nor between a title and the text beside it. */
function gapBetween(last: Piece | undefined, { above, wide }: Piece): number {
  if (!last || (last.aside !== undefined && !wide)) return 0
  return Math.max(last.below ?? 0, above)
}

/** How far down a page its pieces reach. */
export const reachOf = (page: readonly Placed[]): number =>
  Math.max(0, ...page.map(({ piece, y }) => y + Math.max(piece.height, piece.aside ?? 0)))
