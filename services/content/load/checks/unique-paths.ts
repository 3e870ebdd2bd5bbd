import { defaultLanguage, type Language, languageOf, splitLanguage } from '../../model/languages.ts'
import { testPagePrefix, urls } from '../../model/urls.ts'
import { nameOf } from '../files/entry.ts'
import type { CheckedContent } from './check.ts'
import { compareAge } from './compare-age.ts'
import { stateIn } from '../publication/publication.ts'
import { fieldProblem, fileProblem, type Problem } from '../../model/problem.ts'

/** First path segments that belong to the program itself. */
const reserved = [
  '404',
  'admin',
  'api',
  'assets',
  'debug',
  'font-performance',
  'healthz',
  'performance',
  'readyz',
  urls.search.slice(1),
  urls.sitemap.slice(1),
  'styleguide',
]

function isReserved(path: string): boolean {
  const first = path.split('/')[1] ?? ''
  return reserved.includes(first) || first.startsWith(testPagePrefix)
}

/** Whether a file of the first language would be among the pages of another one. */
const isOfLanguage = (
  path: string,
  file: string,
  [first = defaultLanguage, ...others]: readonly Language[],
) =>
  languageOf(path, { first, others, own: {} }) !== first &&
  splitLanguage(nameOf(file), first).language === first

const published = ({ requested = [], view }: Pick<CheckedContent, 'requested' | 'view'>) =>
  requested.filter(({ publication }) => stateIn(publication, view) === 'live')

/**
 * Reports each file whose address is taken by another file or by the program; one problem per pair of files, on the newer of
 * both.
 */
export function duplicatePaths(content: CheckedContent): Problem[] {
  const { files } = content
  const order = compareAge(content)
  const owners = new Map<string, string>()
  const reported = new Set<string>()
  return published(content).flatMap(({ path, file }) => {
    const owner =
      isReserved(path) || isOfLanguage(path, file, files.languages) ? program : owners.get(path)
    if (owner === undefined) {
      owners.set(path, file)
      return []
    }
    const [older, newer] =
      owner === program || order(owner, file) < 0 ? [owner, file] : [file, owner]
    const pair = `${newer} ${older}`
    if (reported.has(pair)) return []
    reported.add(pair)
    return [
      fileProblem(newer, {
        reason: `would be at ${path}, which ${older} already uses`,
        repair: repair(newer, older),
      }),
    ]
  })
}

const program = 'the site itself'

function repair(file: string, owner: string): string {
  if (file.startsWith('content/services/') && owner.startsWith('content/services/'))
    return 'give one of the two services another prefix'
  return owner === program ? 'rename this file' : 'rename one of the two files'
}

/** Reports each redirect that hides a page or another redirect, or leads to another redirect, perhaps in a circle. */
export function conflictingRedirects(content: CheckedContent): Problem[] {
  const {
    valid: { redirects },
    requested,
  } = content
  if (!redirects || !requested) return []
  const owners = new Map(published(content).map(({ path, file }) => [path, file]))
  const targets = new Map(redirects.data.map(({ from, to }) => [from, to]))
  const problem = (path: (string | number)[], reason: string, repair: string) =>
    fieldProblem(redirects.entry, path, { reason, repair })
  return redirects.data.flatMap(({ from, to }, index) => {
    const owner = isReserved(from) ? program : owners.get(from)
    owners.set(from, 'another redirect')
    if (owner !== undefined)
      return problem(
        [index, 'from'],
        `redirects ${from}, which ${owner} already uses`,
        'remove this redirect',
      )
    if (!targets.has(to)) return []
    const end = endOfRedirects(to, targets)
    return problem(
      [index, 'to'],
      end === undefined
        ? 'leads in a circle and never to a page'
        : `leads to ${to}, which is an old address, too`,
      end === undefined ? 'write the address of a page' : `write to: ${end}`,
    )
  })
}

/** Returns where a chain of redirects ends; undefined for a circle. */
function endOfRedirects(path: string, targets: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>()
  let end = path
  for (let next: string | undefined = path; next !== undefined; next = targets.get(next)) {
    if (seen.has(next)) return undefined
    seen.add(next)
    end = next
  }
  return end
}
