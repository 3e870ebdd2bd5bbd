import type { Anchor, Pen } from './pen.ts'

/** The least that stays together on a page: a line, a row of a table, a picture. In points. */
export interface Piece {
  height: number
  /** The space above it, left out at the head of a page. */
  above: number
  /** The space below it; of two spaces that meet, the larger one counts. */
  below?: number
  /** It never ends a page: the next piece stands on the same one. */
  keep: boolean
  /** How far down the side column it reaches, where it stands there beside what follows. */
  aside?: number
  /** It needs the side column too, so it begins below what stands there. */
  wide?: boolean
  /** What is repeated over it when it begins a page: the head of its table. */
  again?: Piece
  /** A place that links and the outline lead to. */
  anchor?: Anchor
  /** Draws it with its top at `y`. */
  draw: (pen: Pen, y: number) => void
}

export interface Placed {
  piece: Piece
  y: number
}

/** Where pieces may stand on a page, from its top edge. */
export interface Span {
  top: number
  bottom: number
}
