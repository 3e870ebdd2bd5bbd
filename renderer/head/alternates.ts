import type { Site } from '../../services/content/model/site.ts'
import { absolute } from '../../services/content/model/urls.ts'

/** A form of the page in one language, for `<link rel="alternate" hreflang>`. */
export interface Alternate {
  hreflang: 'en' | 'es' | 'x-default'
  href: string
}

interface Counted {
  path: string
  language?: 'en' | 'es' | undefined
  /** The slug of the page that says the same in the other language. */
  counterpart?: string | undefined
}

/**
 * In: a page and all single pages. Out: the page and its true counterpart, each with its language, and
 * the English one for everybody else; nothing for a page that has no counterpart.
 */
export function alternates(
  page: Counted,
  pages: readonly Pick<Site['pages'][number], 'slug' | 'path' | 'language'>[],
  origin: string,
): Alternate[] {
  const other = pages.find(({ slug }) => slug === page.counterpart)
  if (!other) return []
  const both = [page, other].map(({ path, language = 'en' }) => ({
    hreflang: language,
    href: absolute(origin, path),
  }))
  const english = both.filter(({ hreflang }) => hreflang === 'en')
  return [...both, ...english.map(({ href }) => ({ hreflang: 'x-default' as const, href }))]
}
