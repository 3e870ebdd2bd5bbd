import { dirname, join } from 'node:path'
import { type ImagesOnDemand, imagesOnDemand } from '../images/on-demand.ts'
import { openPageSearch, type PageSearch } from './search/route.ts'
import type { SiteFile } from './site/contract.ts'
import { openServedFiles, type ServedFiles } from './site/served-files.ts'
import { type BuiltContent, openBuiltContent, readSiteFile } from './site/site-file.ts'

/** A site as the service serves it. It never changes: a new build is another site (docs/decisions/0100). */
export interface ServedSite {
  /** dist/site.json */
  site: SiteFile
  siteFiles: ServedFiles
  /** The content report and drafts' previews, for staff. */
  content: BuiltContent
  search: PageSearch
  images: ImagesOnDemand
  /** Aborted by `retire` when another site is served: its streams end, and its memory is given back. */
  retired: AbortSignal
  retire(): void
}

/** Where a build is: the folder of its pages, and the file beside which everything else is. */
export interface BuildPlace {
  siteDir: string
  siteJson: string
}

/** Returns where everything is in a folder that a build wrote: `dist`. */
export const placeIn = (folder: string): BuildPlace => ({
  siteDir: join(folder, 'client'),
  siteJson: join(folder, 'site.json'),
})

/**
 * Opens a site that a build wrote.
 * @param dataDir has the cache of encoded pictures
 * @throws SiteFileError there is none, or this version of the service can't read it
 */
export const openSite = async (place: BuildPlace, dataDir: string): Promise<ServedSite> =>
  siteAround(await readSiteFile(place.siteJson), place, dataDir)

/** Opens what belongs to a site that has been read. */
export function siteAround(
  site: SiteFile,
  { siteDir, siteJson }: BuildPlace,
  dataDir: string,
): ServedSite {
  const folder = dirname(siteJson)
  const retiring = new AbortController()
  return {
    site,
    siteFiles: openServedFiles(siteDir),
    content: openBuiltContent(folder),
    search: openPageSearch(join(folder, 'search.jsonl'), retiring.signal),
    images: imagesOnDemand({
      masters: join(folder, 'images'),
      folder: join(dataDir, 'cache/images'),
    }),
    retired: retiring.signal,
    retire: () => retiring.abort(),
  }
}
