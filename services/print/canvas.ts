import type { Line } from './lines.ts'
import type { Color, TextStyle } from './page-style.ts'

/**
 * A node of the document’s logical structure, which screen readers follow. It is created when
 * its first part is drawn.
 */
export interface Tag {
  type: string
  parent?: Tag
  /** Alternative text. */
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
export interface Canvas {
  /**
   * A line of text that begins at `x` and stands on `baseline`; an ornament when it has no tag. `more`
   * says that its text goes on in another line.
   */
  line: (line: Line, x: number, baseline: number, tag?: Tag, more?: boolean) => void
  /** A picture of content/images, cropped to its box. */
  picture: (image: string, box: Box, tag: Tag) => void
  /** A filled box: a line under something, beside something. */
  rule: (box: Box, color: Color) => void
  /** An empty box, to be ticked. */
  frame: (box: Box, color: Color) => void
  /** A color over a picture that fades out downward, from an opacity of 0 to 1. */
  gradient: (box: Box, color: Color, opacity: number) => void
  /** A running title, a page’s number: text that belongs to the page and not to what is read. */
  artifactText: (text: string, type: TextStyle, x: number, baseline: number) => void
  /** A named destination of links and of the outline. */
  anchor: (anchor: Anchor, y: number) => void
  /** Begins a new page. */
  newPage: () => void
}

/** A canvas that draws nothing and only records which pictures it is asked for. */
export const pictureRecorder = (picture: Canvas['picture']): Canvas => ({
  picture,
  line: () => undefined,
  rule: () => undefined,
  frame: () => undefined,
  gradient: () => undefined,
  artifactText: () => undefined,
  anchor: () => undefined,
  newPage: () => undefined,
})
