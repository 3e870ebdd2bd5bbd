import { dirname, join } from 'node:path'
import { type ImagesOnDemand, imagesOnDemand } from '../images/on-demand.ts'
import { type OpenPreview, openPreviews } from './previews/previewed-site.ts'
import { openPageSearch, openSearchPages, type PageSearch } from './search/route.ts'
import type { SiteFile } from './site/contract.ts'
import {
  type Edition,
  editionAt,
  editionsStamp,
  type EditionsFile,
  layersOf,
  readEditions,
} from './site/editions.ts'
import { filesIn, openServedFiles, type ServedFiles } from './site/served-files.ts'
import { type BuiltContent, openBuiltContent, readSiteFile } from './site/site-file.ts'

/** A site as the service serves it. It never changes: another build or edition is another site (docs/decisions/0100). */
export interface ServedSite {
  /** dist/site.json */
  site: SiteFile
  /** The pages, and what they load. */
  siteFiles: ServedFiles
  /** The content report, for staff. */
  content: BuiltContent
  /** Opens what is not served yet, for previews. */
  openPreview: OpenPreview
  search: PageSearch
  images: ImagesOnDemand
  /** What changes by itself; undefined: the build wrote no editions. */
  editions: EditionsFile | undefined
  /** When those were written, as `editionsStamp` returns it. */
  stamp: number | undefined
  /** Where the build is; undefined in development. */
  place: BuildPlace | undefined
  /** The edition that this is; undefined: what the build wrote itself. */
  edition: Edition | undefined
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

interface Opening {
  /** Decides which edition it is. */
  at: Date
  /** Has the cache of encoded pictures. */
  dataDir: string
}

/**
 * Opens a site that a build wrote, as it is at a moment.
 * @throws SiteFileError there is none, or this version of the service can't read it
 */
export async function openSite(place: BuildPlace, { at, dataDir }: Opening): Promise<ServedSite> {
  const { siteDir, siteJson } = place
  const build = dirname(siteJson)
  // Read before them: editions that are written meanwhile are found by the next look.
  const stamp = await editionsStamp(build)
  const editions = await readEditions(build)
  const edition = editionAt(editions, at)
  if (!edition) {
    const siteFiles = await openServedFiles({ folders: [siteDir], removed: [] })
    const parts = { build, siteFiles, files: await filesOf(build), editions, stamp, place }
    return siteAround(await readSiteFile(siteJson), { ...parts, dataDir })
  }
  const files = await openServedFiles(layersOf(build, editions, edition))
  const own = join((await files.find('site.json')) ?? build, 'site.json')
  const parts = {
    build,
    siteFiles: filesIn(files, 'client'),
    files,
    editions,
    edition,
    stamp,
    place,
  }
  return siteAround(await readSiteFile(own), { ...parts, dataDir })
}

/** Returns the files of a folder without editions. */
export const filesOf = (folder: string): Promise<ServedFiles> =>
  openServedFiles({ folders: [folder], removed: [] })

interface SiteParts {
  /** The folder of the build. */
  build: string
  /** All its files, as the edition has them. */
  files: ServedFiles
  siteFiles: ServedFiles
  editions?: EditionsFile | undefined
  edition?: Edition | undefined
  stamp?: number | undefined
  place?: BuildPlace
  dataDir: string
}

/** Opens what belongs to a site that has been read. */
export async function siteAround(
  site: SiteFile,
  { build, files, siteFiles, editions, edition, stamp, place, dataDir }: SiteParts,
): Promise<ServedSite> {
  const retiring = new AbortController()
  const locate = async (name: string) => join((await files.find(name)) ?? build, name)
  return {
    site,
    siteFiles,
    content: openBuiltContent(files),
    openPreview: openPreviews(build, editions, openSearchPages),
    search: openPageSearch(await locate('search.jsonl'), {
      bets: await locate('best-bets.json'),
      retired: retiring.signal,
    }),
    images: imagesOnDemand({
      master: (file) => locate(`images/${file}`),
      folder: join(dataDir, 'cache/images'),
    }),
    editions,
    edition,
    stamp,
    place,
    retired: retiring.signal,
    retire: () => retiring.abort(),
  }
}
