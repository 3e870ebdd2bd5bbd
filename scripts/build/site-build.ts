import type { ChangeDays } from '../../renderer/head/sitemap.ts'
import type { Graph } from './graph.ts'
import type { Output } from './output.ts'
import type { Steps } from './steps.ts'

/** What a site is written with: the whole one, or the edition of a later day. */
export interface SiteBuild {
  output: Output
  graph: Graph
  steps: Steps
  builtAt: Date
  /** The days on which files of content changed. */
  days: () => ChangeDays
  /** Returns whether a file is that of the edition before; left out: its time says so. */
  isUnchanged?: (path: string) => boolean
}
