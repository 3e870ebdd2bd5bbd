import kinds from '../.cache/page-kinds.json'
import type { RouteKind } from '../services/content/model/routes.ts'

/**
 * Whether a path of one segment is shown by pages of a kind. Runs in the browser's router too, so it
 * knows the names of pages, not their content; scripts/vite/content.ts writes the names before Vike
 * reads this file. Location pages are told by their ending.
 */
export function isKind(path: string, kind: RouteKind): boolean {
  const slug = path.slice(1)
  if (slug.includes('/')) return false
  const known = new Map<string, string>(Object.entries(kinds)).get(slug)
  return known ? known === kind : kind === 'location' && slug.endsWith('-colorado')
}
