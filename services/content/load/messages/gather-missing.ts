import type { Kind } from '../../kinds/kind.ts'
import { kinds } from '../../kinds/kinds.ts'
import { groupedBy } from '../../model/memoize.ts'
import { fileProblem, type Problem } from '../../model/problem.ts'
import { nameOf } from '../files/entry.ts'
import { closestMatch } from './suggest.ts'

/** How many places a problem lists at most. */
const listedPlaces = 10

interface Known {
  /** The slug of the firm's state; undefined while business.yaml does not say it. */
  state: string | undefined
  /** The files whose pages are new: one of them may be the missing one under another name. */
  added: readonly string[]
}

/**
 * Puts one problem in place of those about everything that names an entry that isn't there, or one of its pages: after a
 * file was deleted or renamed, what to do is decided once, not at each place.
 */
export function gatherMissing(problems: readonly Problem[], { state, added }: Known): Problem[] {
  const files = new Set(problems.flatMap(({ missing }) => missing?.match(/^content\/.*/) ?? []))
  const pages = [...files].map((file) => ({ file, isPage: pagesOf(file, state) }))
  const about = groupedBy(problems, ({ missing }) => {
    if (missing === undefined) return []
    return files.has(missing)
      ? [missing]
      : pages.flatMap(({ file, isPage }) => (isPage(missing) ? [file] : [])).slice(0, 1)
  })
  const gathered = [...about].filter(([, places]) => places.length > 1)
  const left = new Set(gathered.flatMap(([, places]) => places))
  return [
    ...problems.filter((problem) => !left.has(problem)),
    ...gathered.map(([file, places]) => missingFile(file, places, added)),
  ]
}

/** Returns whether an address is that of a page that a file would make. Towns and services make location pages. */
function pagesOf(file: string, state: string | undefined): (address: string) => boolean {
  const [, folder, slug = ''] = /^content\/([^/]+)\/([^/.]+)/.exec(file) ?? []
  const path = Object.values<Kind>(kinds).find((kind) => kind.folder === folder)?.path
  const page = state === undefined ? undefined : path?.(slug, state)
  return (address) =>
    address === page ||
    (folder === 'towns' && page !== undefined && address.endsWith(page.replace('/', '-'))) ||
    (folder === 'services' && address.startsWith(`/${slug}-`) && address.endsWith(`-${state}`))
}

function missingFile(file: string, about: readonly Problem[], added: readonly string[]): Problem {
  const places = [...new Set(about.map((problem) => `${problem.file}:${problem.line}`))]
  const others = places.length - listedPlaces
  const listed = places.slice(0, listedPlaces).join(', ')
  const inFolder = added.filter((other) => folderOf(other) === folderOf(file))
  const renamed = inFolder.length === 1 ? inFolder[0] : closestMatch(file, inFolder)
  const change = renamed
    ? `if ${renamed} is its new name, write ${nameOf(renamed)} at each`
    : 'if it is gone for good, change those places'
  return fileProblem(file, {
    reason: `isn’t there, but ${places.length} places name it or its pages: ${listed}${others > 0 ? ` and ${others} more` : ''}`,
    repair: `put the file back, or, ${change}`,
  })
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'))
