import type { SiteFile } from '../site/contract.ts'
import type { ServedFiles } from '../site/served-files.ts'

/** The site of an edition. */
export interface PreviewedSite {
  site: SiteFile
  siteFiles: ServedFiles
  /** The moment from which it is published, ISO 8601 in UTC; undefined: it has all drafts, as if they were published today. */
  at?: string | undefined
  /** Whether only this edition has a file: `/images/roof.avif`. */
  hasOwn: (path: string) => boolean
}
