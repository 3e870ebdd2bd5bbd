import { useEffect } from 'react'

/** Service types whose bare name, without a town, shows the generic service page (S1.24). */
const bareNames = [
  'concrete',
  'roofing',
  'siding',
  'excavation',
  'decks-and-patios',
  'kitchens',
  'home-inspections',
]

type CatchAllView =
  | { name: 'location'; slug: string }
  | { name: 'service'; slug: string }
  | { name: 'redirect-to-services' }
  | { name: 'article'; slug: string }
  | { name: 'not-found' }

/**
 * The view of a path that is not prerendered (S1.19 to S1.24). In: the path, and the prefixes of
 * location pages. Out: the view.
 */
export function catchAllView(path: string, prefixes: readonly string[]): CatchAllView {
  const [, first = '', second, ...deeper] = path.split('/').map(decode)
  if (deeper.length > 0) return { name: 'not-found' }
  if (second !== undefined)
    return first === 'services' ? serviceView(second) : { name: 'not-found' }
  if (first.includes('-colorado') || prefixes.some((prefix) => first.startsWith(`${prefix}-`)))
    return { name: 'location', slug: first }
  return first ? { name: 'article', slug: first } : { name: 'not-found' }
}

/** A part of a path as people write it; an invalid escape stays as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** `/services/{slug}`: service type, a hyphen, city. */
function serviceView(slug: string): CatchAllView {
  if (bareNames.includes(slug)) return { name: 'service', slug }
  return slug.includes('-') ? { name: 'location', slug } : { name: 'redirect-to-services' }
}

/**
 * Sets the tab's title when 404.html shows an existing page: the file's own title is “Page Not
 * Found”. In: the title.
 */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
