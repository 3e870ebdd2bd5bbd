import { z } from 'zod'
import { closest } from 'fastest-levenshtein'
import { pdfPath } from '../../model/optional-pages.ts'
import { urls } from '../../model/urls.ts'
import { defaultGuidePdf } from '../../schema/page.ts'
import { redirects as redirectsSchema } from '../../schema/navigation.ts'
import type { Problem } from '../../model/problem.ts'
import { addressesFile } from '../files/addresses.ts'
import { type ContentFiles, namesOf } from '../files/read-files.ts'
import { closestMatch } from '../messages/suggest.ts'
import type { CheckedContent } from './check.ts'
import type { PageAddress } from './page-addresses.ts'
import { stateIn } from '../publication/publication.ts'

/** Addresses that the program serves and people keep: in feed readers, in emails. */
const ownAddresses = (files: ContentFiles): string[] => [
  urls.sitemap,
  ...(mayHaveFeeds(files) ? [urls.rss, urls.atom] : []),
  ...guidePdfs(files),
]

const feedList = z.object({ lists: z.enum(['posts', 'guides']) })

/** Whether a page lists posts or guides; also while it cannot be read. */
const mayHaveFeeds = (files: ContentFiles): boolean =>
  namesOf(files, 'pages').some((name) => {
    const entry = files.entries.get(`content/pages/${name}.md`)
    return !entry || feedList.safeParse(entry.data).success
  })

const guideFile = 'content/pages/building-guide.md'
const guideFields = z.object({ pdf: z.string().default(defaultGuidePdf) })

/** Returns the address of the building guide's PDF, if there is a guide; also while its page has problems. */
export function guidePdfs({ entries }: ContentFiles): string[] {
  const { data } = guideFields.safeParse(entries.get(guideFile)?.data)
  return data ? [pdfPath(data)] : []
}

/**
 * Returns every address that is to be listed as published: those of all files but drafts, of the program, and the old
 * ones that are redirected. No day decides what is among them: a page that is published later is listed from the start,
 * and a job that has ended still is. Further pages of lists (`/blog/page/2`) are not, since they come and go with the
 * number of entries.
 * @param requested the addresses that files claim
 * @returns undefined while a file that names addresses cannot be read
 */
export function promisedAddresses(
  files: ContentFiles,
  requested: readonly PageAddress[] | undefined,
): string[] | undefined {
  const redirects = redirectsSchema.safeParse(files.entries.get('content/redirects.yaml')?.data)
  const services = namesOf(files, 'services').map((name) => `content/services/${name}.yaml`)
  const named = [...services, ...(files.texts.has(guideFile) ? [guideFile] : [])]
  if (!requested || !redirects.success || named.some((file) => !files.entries.has(file)))
    return undefined
  return [
    ...ownAddresses(files),
    ...requested.filter(({ publication }) => !publication.draft).map(({ path }) => path),
    ...redirects.data.map(({ from }) => from),
  ]
}

/** Reports each published address that has no page and no redirect any more, with the redirect to write. */
export function lostAddresses({ listed, promised, requested, view }: CheckedContent): Problem[] {
  if (!promised || !requested) return []
  const there = new Set(promised)
  const lost = listed.filter(({ path }) => !there.has(path))
  if (lost.length === 0) return []
  const pages = requested
    .filter(({ publication }) => stateIn(publication, view) === 'live')
    .map(({ path }) => path)
  const known = new Set(listed.map(({ path }) => path))
  const added = pages.filter((path) => !known.has(path))
  const drafts = new Map(
    requested.filter(({ publication }) => publication.draft).map(({ path, file }) => [path, file]),
  )
  return lost.map(({ path, line }) => {
    const draft = drafts.get(path)
    const to =
      lost.length === 1 && added.length === 1 && added[0] && folderOf(added[0]) === folderOf(path)
        ? added[0]
        : likeliest(path, pages, added)
    return {
      file: addressesFile,
      line,
      column: 1,
      field: '',
      reason: draft
        ? `lists ${path}, which isn’t published any more, since ${draft} is a draft`
        : `lists ${path}, which isn’t a page any more`,
      repair: `add this line to content/redirects.yaml: - { from: ${path}, to: ${to} }; if it was never published, delete this one`,
      missing: path,
    }
  })
}

/**
 * Returns the page that most likely took the place of another: a new one with words in common (it was renamed), one that
 * differs by a letter or two, a more general one (`/roofing` for a town’s roofing page, `/careers` for a job), or
 * the one that is nearest by edit distance.
 */
function likeliest(path: string, pages: readonly string[], added: readonly string[]): string {
  const words = wordsOf(path)
  const name = wordsOf(nameOf(path))
  const renamed = bestBy(added, path, (other) => {
    const common = wordsOf(nameOf(other)).filter((word) => name.includes(word)).length
    return folderOf(other) === folderOf(path) && common * 2 >= name.length ? common : 0
  })
  const general = bestBy(pages, path, (other) =>
    wordsOf(other).every((word) => words.includes(word)) ? wordsOf(other).length : 0,
  )
  return renamed ?? closestMatch(path, pages) ?? general ?? nearest(path, pages)
}

const wordsOf = (path: string) => path.split(/[/-]/).filter(Boolean)

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

const nearest = (path: string, pages: readonly string[]) =>
  pages.length > 0 ? closest(path, pages) : urls.home

/** The page with the highest score above zero; of several, the one nearest by edit distance. */
function bestBy(
  pages: readonly string[],
  path: string,
  score: (page: string) => number,
): string | undefined {
  const best = Math.max(0, ...pages.map(score))
  if (best === 0) return undefined
  return nearest(
    path,
    pages.filter((page) => score(page) === best),
  )
}
