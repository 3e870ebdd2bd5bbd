import { join } from 'node:path'
import type { SiteFile } from '../site/contract.ts'
import { type EditionsFile, layersOf } from '../site/editions.ts'
import { filesIn, openServedFiles, type ServedFiles } from '../site/served-files.ts'
import { readSiteFile } from '../site/site-file.ts'
import { draftsEdition } from './contract.ts'

/** The site of an edition that is not served yet. */
export interface PreviewedSite {
  site: SiteFile
  siteFiles: ServedFiles
  /** The moment from which it will be served, ISO 8601 in UTC; undefined: it has all drafts, as if they were live. */
  at: string | undefined
}

/** Opens an edition by its name: its moment, or `drafts`; undefined: the build has none of that name. */
export type OpenPreview = (edition: string) => Promise<PreviewedSite | undefined>

/** Returns a function that opens the editions of a build, each once. @param build its folder: `dist` */
export function openPreviews(build: string, editions: EditionsFile | undefined): OpenPreview {
  const opened = new Map<string, Promise<PreviewedSite>>()
  const open = async (of: Parameters<typeof layersOf>[2]): Promise<PreviewedSite> => {
    const files = await openServedFiles(layersOf(build, editions, of))
    const site = await readSiteFile(join((await files.find('site.json')) ?? build, 'site.json'))
    const at = typeof of === 'object' ? of.at : undefined
    return { site, siteFiles: filesIn(files, 'client'), at }
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
