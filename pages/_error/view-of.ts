/** Service types whose bare name, without a town, shows the generic service page (SPEC.md §2). */
const bareNames = [
  'concrete',
  'roofing',
  'siding',
  'excavation',
  'decks-and-patios',
  'kitchens',
  'home-inspections',
]

export type View =
  | { name: 'location'; slug: string }
  | { name: 'service'; slug: string }
  | { name: 'finding' }
  | { name: 'article'; slug: string }
  | { name: 'not-found' }

/**
 * What to show at a path that is not prerendered (SPEC.md §2 "Catch-all", "Location service page").
 * In: the path, and the prefixes of location pages. Out: the view.
 */
export function viewOf(path: string, prefixes: readonly string[]): View {
  const [, first = '', second, ...deeper] = path.split('/')
  if (deeper.length > 0) return { name: 'not-found' }
  if (second !== undefined)
    return first === 'services' ? serviceView(second) : { name: 'not-found' }
  if (first.includes('-colorado') || prefixes.some((prefix) => first.startsWith(`${prefix}-`)))
    return { name: 'location', slug: first }
  return first ? { name: 'article', slug: first } : { name: 'not-found' }
}

/** `/services/{slug}`: service type, a hyphen, city. */
function serviceView(slug: string): View {
  if (bareNames.includes(slug)) return { name: 'service', slug }
  return slug.includes('-') ? { name: 'location', slug } : { name: 'finding' }
}
