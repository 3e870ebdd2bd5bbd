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
export interface VerticalSpan {
  top: number
  bottom: number
}
