import { join } from 'node:path'
import type { ServicePages } from '../../../renderer/service-pages/service-pages.tsx'
import type { SiteFile } from '../site/contract.ts'
import { type EditionLayers, type EditionsFile, layersOf, readEditions } from '../site/editions.ts'
import { filesIn, openServedFiles, type ServedFiles } from '../site/served-files.ts'
import { readSiteFile } from '../site/site-file.ts'
import { draftsEdition } from './contract.ts'

/** The pages of a site, and its files. */
export interface SitePages {
  site: SiteFile
  siteFiles: ServedFiles
}

/** A site that is not served yet. */
export interface PreviewedSite extends SitePages {
  search: PreviewSearch
  /** All drafts, as if they were live; changes that aren't published; or what is served from a moment on, ISO 8601 in UTC. */
  shows: 'drafts' | 'changes' | { at: string }
  /** Of changes: what would be published of them, without drafts. */
  withoutDrafts?: SitePages
}

/** The search pages of a site that is not served yet. */
interface PreviewSearch {
  /** Returns whether an address is that of a search page. */
  has(path: string): boolean
  /**
   * Returns a page with the results of a request; as it was built if it isn't a search page, or nothing is searched for.
   * Only pages that are shown are found, and words are cited only of those that are shown as they will be.
   */
  withResults(
    html: string,
    request: {
      path: string
      url: string
      pages: ServicePages
      isShown: (path: string) => boolean
      isLater: (path: string) => boolean
    },
  ): Promise<string>
}

/**
 * Opens the search of a site.
 * @param words the file that has the words of its pages @param bets that of the best bets
 */
export type OpenSearch = (
  site: SiteFile,
  { words, bets }: { words: string; bets: string },
) => PreviewSearch

/** Opens an edition by its name: its moment, or `drafts`; undefined: the build has none of that name. */
export type OpenPreview = (edition: string) => Promise<PreviewedSite | undefined>

/** Returns a function that opens the editions of a build, each once. @param build its folder: `dist` */
export function openPreviews(
  build: string,
  editions: EditionsFile | undefined,
  openSearch: OpenSearch,
): OpenPreview {
  const opened = new Map<string, Promise<PreviewedSite>>()
  const open = async (of: Parameters<typeof layersOf>[2]): Promise<PreviewedSite> => {
    const files = await openServedFiles(layersOf(build, editions, of))
    const shows = typeof of === 'object' ? { at: of.at } : 'drafts'
    return openPreviewed(files, { build, shows, openSearch })
  }
  return async (name) => {
    const known = opened.get(name)
    if (known) return known
    const of =
      name === draftsEdition
        ? editions?.drafts && draftsEdition
        : editions?.editions.find(({ at }) => at === name)
    if (!of) return undefined
    const opening = open(of)
    opened.set(name, opening)
    opening.catch(() => opened.delete(name))
    return opening
  }
}

/**
 * Opens what the publisher has built of a commit, with its drafts: a file that somebody has begun is one.
 * @param build its folder
 * @throws SiteFileError it is gone
 */
export async function openBuildPreview(
  build: string,
  openSearch: OpenSearch,
): Promise<PreviewedSite> {
  const editions = await readEditions(build)
  /** All its files are its own: none is looked for in the build that is served. */
  const open = ({ folders, removed }: EditionLayers) =>
    openServedFiles({ folders: [...folders, join(build, 'none')], removed })
  const [all, published] = [
    await open(layersOf(build, editions, 'drafts')),
    await open(layersOf(build, editions, undefined)),
  ]
  const withoutDrafts = {
    site: await readSiteFile(join(build, 'site.json')),
    siteFiles: filesIn(published, 'client'),
  }
  return {
    ...(await openPreviewed(all, { build, shows: 'changes', openSearch })),
    withoutDrafts,
  }
}

async function openPreviewed(
  files: ServedFiles,
  {
    build,
    shows,
    openSearch,
  }: { build: string; shows: PreviewedSite['shows']; openSearch: OpenSearch },
): Promise<PreviewedSite> {
  const locate = async (name: string) => join((await files.find(name)) ?? build, name)
  const site = await readSiteFile(await locate('site.json'))
  const [words, bets] = [await locate('search.jsonl'), await locate('best-bets.json')]
  return {
    site,
    siteFiles: filesIn(files, 'client'),
    search: openSearch(site, { words, bets }),
    shows,
  }
}
