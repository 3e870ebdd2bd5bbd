import type { Line } from './lines.ts'
import type { Colour, Type } from './sheet.ts'

/**
 * A node of the document’s logical structure, which screen readers follow. It comes into being when
 * something of it is drawn first.
 */
export interface Tag {
  type: string
  parent?: Tag
  /** What a person who cannot see it should know. */
  alt?: string
  scope?: 'Column' | 'Row'
}

export interface Anchor {
  id: string
  title: string
  /** A chapter (1) or a section of one (2). */
  level: 1 | 2
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Draws on the pages of a document, and keeps its logical structure. */
export interface Pen {
  /**
   * A line of text that begins at `x` and stands on `baseline`; an ornament when it has no tag. `more`
   * says that its text goes on in another line.
   */
  line: (line: Line, x: number, baseline: number, tag?: Tag, more?: boolean) => void
  /** A picture of content/images, cropped to its box. */
  picture: (image: string, box: Box, tag: Tag) => void
  /** A filled box: a line under something, beside something. */
  rule: (box: Box, colour: Colour) => void
  /** An empty box, to be ticked. */
  frame: (box: Box, colour: Colour) => void
  /** A colour over a picture that fades out downward, from an opacity of 0 to 1. */
  shade: (box: Box, colour: Colour, opacity: number) => void
  /** A running title, a page’s number: text that belongs to the page and not to what is read. */
  furniture: (text: string, type: Type, x: number, baseline: number) => void
  /** A place that links and the outline lead to. */
  place: (anchor: Anchor, y: number) => void
  /** Begins a new page. */
  turn: () => void
}

/** A pen that leaves no trace: it only tells which pictures it is asked for. */
export const notingPen = (picture: Pen['picture']): Pen => ({
  picture,
  line: () => undefined,
  rule: () => undefined,
  frame: () => undefined,
  shade: () => undefined,
  furniture: () => undefined,
  place: () => undefined,
  turn: () => undefined,
})
