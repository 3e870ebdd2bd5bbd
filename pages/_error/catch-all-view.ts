import { useEffect } from 'react'

type CatchAllView =
  | { name: 'location'; slug: string }
  | { name: 'service'; slug: string }
  | { name: 'redirect-to-services' }
  | { name: 'article'; slug: string }
  | { name: 'not-found' }

/**
 * Chooses the view of a path that is not prerendered (S1.19 to S1.24).
 *
 * @param prefixes the prefixes of location pages' slugs
 * @param bareNames the names whose `/services/{name}` shows the generic service page (S1.24)
 */
export function catchAllView(
  path: string,
  prefixes: readonly string[],
  bareNames: readonly string[],
): CatchAllView {
  const [, first = '', second, ...deeper] = path.split('/').map(decode)
  if (deeper.length > 0) return { name: 'not-found' }
  if (second !== undefined)
    return first === 'services' ? serviceView(second, bareNames) : { name: 'not-found' }
  if (first.includes('-colorado') || prefixes.some((prefix) => first.startsWith(`${prefix}-`)))
    return { name: 'location', slug: first }
  return first ? { name: 'article', slug: first } : { name: 'not-found' }
}

/** Percent-decodes a segment of a path; one with an invalid escape stays as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The view of `/services/{slug}`. The slug is a service type, a hyphen and a city. */
function serviceView(slug: string, bareNames: readonly string[]): CatchAllView {
  if (bareNames.includes(slug)) return { name: 'service', slug }
  return slug.includes('-') ? { name: 'location', slug } : { name: 'redirect-to-services' }
}

/** Sets the tab's title when 404.html shows a page that exists: the title in the file is “Page Not Found”. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
