import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { z } from 'zod'
import { buildCache, contentFolder, shownProblem } from './load/files/folder.ts'
import { readHistory } from './load/files/history.ts'
import { type Content, readContent, viewContent } from './load/load.ts'
import { readJson } from './markdown/cache-file.ts'
import { ContentProblems } from './model/problem.ts'
import { imagePlaceholderVersion } from './model/picture.ts'
import type { Site } from './model/site.ts'
import { siteAt } from './model/translations.ts'
import { trackedSite } from './tracked-site.ts'

/** On the global object, because in development pages and plugins load two copies of this module. */
const siteCache = globalThis as {
  contractorContent?: Content | undefined
  contractorSite?: Site | undefined
  contractorView?: SiteView
}

/** As what the site is loaded. */
interface SiteView {
  /** The moment that counts as now; the clock's when left out. */
  now?: Date | undefined
  /** Drafts, and what appears later, are on it. */
  drafts?: boolean | undefined
}

/**
 * Returns the site, loaded once and cached; after `clearSite` the next call loads it again.
 * @param root a folder with content of its own in `content`, as tests have; left out, it is the content folder of this
 *   project (CONTENT_DIR)
 * @throws ContentProblems whose message lists every problem of the content
 */
export function getSite(root?: string): Site {
  siteCache.contractorSite ??= loadSite(root)
  return siteCache.contractorSite
}

/** Returns the site of a page's language. @param path the page's address */
export const getSiteAt = (path: string): Site => siteAt(getSite(), path)

/** Makes `getSite` return the site of another moment, or with its drafts; `{}` is the site of now. Files aren't read again. */
export function viewSite(view: SiteView): void {
  siteCache.contractorView = view
  siteCache.contractorSite = undefined
}

/** Returns the moment of the site: now, or that of its view. */
export const siteNow = (): Date => siteCache.contractorView?.now ?? new Date()

/** Makes `getSite` read the content folder again. */
export function clearSite(): void {
  siteCache.contractorContent = undefined
  siteCache.contractorSite = undefined
}

/** Read once per process, so that an edit in development does not wait for git. */
let commit: string | undefined

function loadSite(given: string | undefined): Site {
  const folder = given === undefined ? contentFolder() : join(given, 'content')
  const root = given ?? process.cwd()
  commit ??= commitOf(folder)
  const { contractorContent: known, contractorView: { drafts = false } = {} } = siteCache
  const content =
    known ?? readContent({ root, folder, imagePlaceholders: placeholders(folder, root) })
  const loaded = viewContent(content, { today: siteNow(), drafts, commit })
  if (!known) content.files.cache.save()
  siteCache.contractorContent = content
  if (!loaded.site || loaded.problems.length > 0)
    throw new ContentProblems(loaded.problems.map((problem) => shownProblem(folder, problem)))
  return deepFreeze(trackedSite(loaded.site))
}

/** Where the build keeps the colors of a folder's pictures, which take longer to work out than to read; from the root. */
export const imagePlaceholdersFile = (folder: string, root?: string): string =>
  join(buildCache(folder, root), `image-placeholders-${imagePlaceholderVersion}.json`)

/** Without the file, pictures have no placeholder colors. */
export const readImagePlaceholders = (file: string): Record<string, string> =>
  readJson(file, z.record(z.string(), z.string())) ?? {}

const placeholders = (folder: string, root: string) =>
  readImagePlaceholders(join(root, imagePlaceholdersFile(folder, root)))

/** Frozen because every page shares it. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.values(value).forEach(deepFreeze)
  return Object.freeze(value)
}

/** Returns the commit that the content was at, for the records of what visitors saw. */
function commitOf(folder: string): string {
  const history = readHistory(folder)
  if (history) return history.commit.slice(0, 12)
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'unknown'
  }
}
