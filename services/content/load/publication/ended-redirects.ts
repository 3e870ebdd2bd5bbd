import { urls } from '../../model/urls.ts'
import type { Site } from '../../model/site.ts'
import type { ValidContent } from '../collections/collections.ts'
import type { PageAddress } from '../checks/page-addresses.ts'
import type { ContentFiles } from '../files/read-files.ts'
import { nearestPage } from './nearest-page.ts'
import { stateIn, type View } from './publication.ts'

interface Addresses {
  /** All of them, with those of what isn't on the site. */
  requested: readonly PageAddress[] | undefined
  files: ContentFiles
  view: View
}

/**
 * Returns the redirects of content, and one for each page of what has ended: to the page nearest to it, and temporary, since a job may
 * open again. Undefined while redirects.yaml has problems.
 */
export function redirectsIn(
  { redirects }: Pick<ValidContent, 'redirects'>,
  { requested = [], files, view }: Addresses,
): Site['redirects'] | undefined {
  if (!redirects) return undefined
  const live = requested.filter(({ publication }) => stateIn(publication, view) === 'live')
  const taken = new Set([
    ...live.map(({ path }) => path),
    ...redirects.data.map(({ from }) => from),
  ])
  const ended = requested.filter(
    ({ path, publication }) => stateIn(publication, view) === 'ended' && !taken.has(path),
  )
  return [
    ...redirects.data.map((redirect) => ({ ...redirect, status: 301 as const })),
    ...ended.flatMap((address) => {
      const to = nearestPage(address, files, live)
      // The home page may have ended itself, which is reported.
      return to === address.path || (to === urls.home && live.length === 0)
        ? []
        : [{ from: address.path, to, status: 302 as const }]
    }),
  ]
}
