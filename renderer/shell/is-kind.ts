import shell from 'virtual:shell'
import type { RouteKind } from '../../services/content/model/routes.ts'

/**
 * Whether a path of one segment is shown by pages of a kind. Runs in the browser's router too, so it
 * knows the names of pages, not their content. Location pages are told by their ending.
 */
export function isKind(path: string, kind: RouteKind): boolean {
  const slug = path.slice(1)
  if (slug.includes('/')) return false
  const known = shell.kinds[slug]
  return known ? known === kind : kind === 'location' && slug.endsWith('-colorado')
}
