import type { Problem } from '../../model/problem.ts'
import type { Language } from '../../model/languages.ts'
import type { Route } from '../../model/routes.ts'
import type { TextLink } from '../bodies/bodies.ts'
import type { ValidContent } from '../collections/collections.ts'
import type { ListedAddress } from '../files/addresses.ts'
import type { Entry } from '../files/entry.ts'
import type { ContentFiles } from '../files/read-files.ts'
import type { PageAddress } from './page-addresses.ts'
import type { Publications, View } from '../publication/publication.ts'

/** What checks read: the files that are on the site in a view, what of them is valid, and what follows from it. */
export interface CheckedContent {
  files: ContentFiles
  /** Those that are on the site at another moment, too. */
  allFiles: ContentFiles
  view: View
  publications: Publications
  /** Every file that could be parsed. */
  entries: readonly Entry[]
  valid: ValidContent
  /** What is valid for the site of each other language. */
  translations: readonly { language: Language; valid: ValidContent }[]
  /** The day in the office: `2026-11-21`. */
  today: string
  /** Links in texts. */
  textLinks: readonly TextLink[]
  /** The pages that could be made of what is valid. */
  routes: readonly Route[]
  /** The addresses that files claim; undefined while they can't be known (`pageAddresses`). */
  requested: readonly PageAddress[] | undefined
  /** The addresses published so far. */
  listed: readonly ListedAddress[]
  /** The addresses that exist; undefined while a file that names addresses cannot be read. */
  promised: readonly string[] | undefined
  /** The day on which a file was last committed; undefined while it differs from that, and for all files without git. */
  changedOn: (file: string) => string | undefined
  /** Whether the schema has found a problem in a field, which says more than other checks of it. */
  isFaulty: (place: Pick<Problem, 'file' | 'field'>) => boolean
}

/** Finds what is wrong with content beyond what the schema of a single file can say. */
export type Check = (content: CheckedContent) => Problem[]
