import { urls } from '../../model/urls.ts'
import type { Redirect } from '../../schema/navigation.ts'
import type { PageAddress } from './page-addresses.ts'
import type { ValidEntry } from '../collections/collections.ts'
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
  'test-enhanced-roofing-vail-colorado',
  'styleguide',
]

/**
 * Reports each file whose address is taken by another file or by the program; one problem per pair of files.
 * @param requested the addresses that files claim
 */
export function duplicatePaths(requested: readonly PageAddress[]): Problem[] {
  const owners = new Map<string, string>()
  const reported = new Set<string>()
  return requested.flatMap(({ path, file }) => {
    const owner = reserved.includes(path.split('/')[1] ?? '') ? program : owners.get(path)
    if (owner === undefined) {
      owners.set(path, file)
      return []
    }
    const pair = `${file} ${owner}`
    if (reported.has(pair)) return []
    reported.add(pair)
    return [
      fileProblem(file, {
        reason: `would be at ${path}, which ${owner} already uses`,
        repair: repair(file, owner),
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

/** Reports each redirect that hides a page or another redirect. */
export function conflictingRedirects(
  redirects: ValidEntry<Redirect[]> | undefined,
  asked: readonly PageAddress[],
): Problem[] {
  const owners = new Map(asked.map(({ path, file }) => [path, file]))
  return (redirects?.data ?? []).flatMap(({ from }, index) => {
    const owner = owners.get(from)
    owners.set(from, 'another redirect')
    if (!redirects || owner === undefined) return []
    return [
      fieldProblem(redirects.entry, [index, 'from'], {
        reason: `redirects ${from}, which ${owner} already uses`,
        repair: 'remove this redirect',
      }),
    ]
  })
}
