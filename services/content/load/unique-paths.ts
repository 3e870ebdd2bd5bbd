import type { Route } from '../model/routes.ts'
import type { Redirect } from '../schema/navigation.ts'
import type { Problem } from './problem.ts'

/** First path segments that belong to the program itself. */
const reserved = ['admin', 'api', 'assets', 'healthz', 'readyz']

/**
 * Two things cannot have one address. In: every page, the redirects and the paths that folders
 * under `pages/` take. Out: a problem for each page whose path is already taken.
 */
export function takenPaths(pages: readonly Route[], redirects: readonly Redirect[]): Problem[] {
  const owners = new Map<string, string>()
  const problem = (file: string, path: string, owner: string): Problem => ({
    file,
    line: 1,
    column: 1,
    field: '',
    reason: `would stand at ${path}, which ${owner} already has`,
    repair: 'rename one of the two files',
  })
  const pageProblems = pages.flatMap(({ path, file }) => {
    const first = path.split('/')[1] ?? ''
    const owner = reserved.includes(first) ? 'the program itself' : owners.get(path)
    if (!owner) owners.set(path, file)
    return owner ? [problem(file, path, owner)] : []
  })
  const redirectProblems = redirects.flatMap(({ from }) => {
    const owner = owners.get(from)
    return owner
      ? [
          {
            ...problem('content/redirects.yaml', from, owner),
            repair: `remove the redirect from ${from}`,
          },
        ]
      : []
  })
  return [...pageProblems, ...redirectProblems]
}
