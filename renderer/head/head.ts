import type { Site } from '../../services/content/model/site.ts'
import { type Alternate, alternates } from './alternates.ts'
import { businessNode } from './json-ld/business.ts'
import { breadcrumbNode, type Crumb } from './json-ld/breadcrumb.ts'
import { type Graph, graph, type Node } from './json-ld/graph.ts'
import { type Metadata, metadata, type MetadataInput } from './metadata.ts'

/** Everything in a page's head that differs between pages, as data. */
export interface Head {
  metadata: Metadata
  jsonLd: Graph
  alternates: Alternate[]
  crumbs: Crumb[]
  language: 'en' | 'es'
}

export interface HeadInput extends MetadataInput {
  /** The way here from the home page, without the home page. */
  crumbs: readonly Crumb[]
  /** What the page is about, besides the firm and the way here. */
  nodes?: readonly Node[] | undefined
  /** The language of the page's words; English when left out. */
  language?: 'en' | 'es' | undefined
  /** The slug of the page that says the same in the other language. */
  counterpart?: string | undefined
}

/** In: a page's own words and the site. Out: its head, with the firm's structured data joined in. */
export function head(
  input: HeadInput,
  { business, claims, pages }: Pick<Site, 'business' | 'claims' | 'pages'>,
): Head {
  const { origin, brand, offices } = business
  const home = input.language === 'es' ? 'Inicio' : 'Home'
  const crumbs = [{ label: home, path: '/' }, ...input.crumbs]
  const coordinates = offices[0]?.coordinates ?? [0, 0]
  return {
    metadata: metadata(input, { brand, origin, coordinates }),
    crumbs,
    language: input.language ?? 'en',
    alternates: alternates(input, pages, origin),
    jsonLd: graph([
      businessNode(business, claims),
      ...(crumbs.length > 1 ? [breadcrumbNode(origin, crumbs)] : []),
      ...(input.nodes ?? []),
    ]),
  }
}
