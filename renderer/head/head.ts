import type { Site } from '../../services/content/model/site.ts'
import { absolute } from '../../services/content/model/urls.ts'
import { breadcrumbNode, type Crumb } from './json-ld/page-nodes.ts'
import { businessNode } from './json-ld/business.ts'
import { type Graph, graph, type Node } from './json-ld/graph.ts'
import { type Metadata, metadata, type MetadataInput } from './metadata.ts'

/** Everything in a page's head that differs between pages, as data. */
export interface Head {
  metadata: Metadata
  jsonLd: Graph
  alternates: Alternate[]
  crumbs: Crumb[]
  language: 'en' | 'es'
  /** The addresses of the pages before and after this one in a series. */
  previous?: string | undefined
  next?: string | undefined
}

interface HeadInput extends MetadataInput {
  /** Breadcrumbs without the home page. */
  crumbs: readonly Crumb[]
  /** JSON-LD nodes in addition to the business and the breadcrumbs. */
  nodes?: readonly Node[] | undefined
  /** The page's language; English when left out. */
  language?: 'en' | 'es' | undefined
  /** The slug of the translation. */
  translation?: string | undefined
  /** The paths of the pages before and after it in a series. */
  previous?: string | undefined
  next?: string | undefined
}

/** Builds a page's head, including the JSON-LD graph. */
export function head(
  input: HeadInput,
  { business, claims, pages }: Pick<Site, 'business' | 'claims' | 'pages'>,
): Head {
  const { origin, brand, offices, place } = business
  const home = input.language === 'es' ? 'Inicio' : 'Home'
  const crumbs = [{ label: home, path: '/' }, ...input.crumbs]
  const coordinates = offices[0]?.coordinates
  return {
    metadata: metadata(input, { brand, origin, coordinates, place }),
    crumbs,
    language: input.language ?? 'en',
    alternates: alternates(input, pages, origin),
    ...(input.previous && { previous: absolute(origin, input.previous) }),
    ...(input.next && { next: absolute(origin, input.next) }),
    jsonLd: graph([
      businessNode(business, claims),
      ...(crumbs.length > 1 ? [breadcrumbNode(origin, crumbs)] : []),
      ...(input.nodes ?? []),
    ]),
  }
}

/** A language version of the page, for `<link rel="alternate" hreflang>`. */
interface Alternate {
  hreflang: 'en' | 'es' | 'x-default'
  href: string
}

/**
 * The language versions of a page: itself, its translation, and the English one as x-default. Empty if it has no
 * translation.
 *
 * @param pages all single pages
 */
export function alternates(
  page: Pick<HeadInput, 'path' | 'language' | 'translation'>,
  pages: readonly Pick<Site['pages'][number], 'slug' | 'path' | 'language'>[],
  origin: string,
): Alternate[] {
  const other = pages.find(({ slug }) => slug === page.translation)
  if (!other) return []
  const both = [page, other].map(({ path, language = 'en' }) => ({
    hreflang: language,
    href: absolute(origin, path),
  }))
  const english = both.filter(({ hreflang }) => hreflang === 'en')
  return [...both, ...english.map(({ href }) => ({ hreflang: 'x-default' as const, href }))]
}
