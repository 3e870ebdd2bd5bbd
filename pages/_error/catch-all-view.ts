import { useEffect } from 'react'

/** What of the site's addresses the view of an unknown path depends on. */
export interface KnownAddresses {
  /** The prefixes of location pages' slugs. */
  prefixes: readonly string[]
  /** The names whose `/services/{name}` shows the generic service page (S1.24). */
  bareNames: readonly string[]
  /** The slug of the firm's state, which ends the addresses of location pages. */
  state: string
}

type CatchAllView =
  | { name: 'location'; slug: string }
  | { name: 'service'; slug: string }
  | { name: 'redirect-to-services' }
  | { name: 'article'; slug: string }
  | { name: 'not-found' }

/** Chooses the view of a path that is not prerendered (S1.19 to S1.24). */
export function catchAllView(path: string, known: KnownAddresses): CatchAllView {
  const { prefixes, bareNames, state } = known
  const [, first = '', second, ...deeper] = path.split('/').map(decode)
  if (deeper.length > 0) return { name: 'not-found' }
  if (second !== undefined)
    return first === 'services' ? serviceView(second, bareNames) : { name: 'not-found' }
  if (first.includes(`-${state}`) || prefixes.some((prefix) => first.startsWith(`${prefix}-`)))
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
