import type { ReactElement } from 'react'

/** One picture of the site: what it shows, what must stay in a crop, and the drawing itself. */
export type Picture = {
  alt: string
  /** Per cent from the left and the top. */
  focus: readonly [x: number, y: number]
  draw: () => ReactElement
}

export type Pictures = Readonly<Record<string, Picture>>
