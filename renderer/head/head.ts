import type { Language } from '../../services/content/model/languages.ts'
import type { Alternate as PageVersion, Site } from '../../services/content/model/site.ts'
import { type HasWords, siteWords } from '../../services/content/model/site-words.ts'
import { pathIn } from '../../services/content/model/translations.ts'
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
  language: Language
  /** The page in other languages. */
  versions: PageVersion[]
  /** By how many days it is older than its original, if that has changed since. */
  outdatedDays?: number | undefined
  /** The addresses of the pages before and after this one in a series. */
  previous?: string | undefined
  next?: string | undefined
}

interface HeadInput extends MetadataInput {
  /** Breadcrumbs without the home page. */
  crumbs: readonly Crumb[]
  /** JSON-LD nodes in addition to the business and the breadcrumbs. */
  nodes?: readonly Node[] | undefined
  /** The paths of the pages before and after it in a series. */
  previous?: string | undefined
  next?: string | undefined
}

/**
 * Builds a page's head, including the JSON-LD graph.
 * @param site the site that the page is on, in its language
 */
export function head(
  input: HeadInput,
  site: Pick<Site, 'business' | 'claims' | 'paths' | 'languages' | 'alternates' | 'outdated'> &
    HasWords,
): Head {
  const { business, claims, language, words } = site
  const { origin, brand, offices, place } = business
  const home = { label: siteWords(site, 'titles')('home'), path: pathIn(site, '/') }
  const crumbs = [home, ...input.crumbs]
  const coordinates = offices[0]?.coordinates
  const versions = site.alternates[input.path] ?? []
  return {
    metadata: metadata(input, { brand, origin, coordinates, place, language, words }),
    crumbs,
    language,
    versions: versions.filter((version) => version.language !== language),
    alternates: alternates(language, versions, site),
    outdatedDays: site.outdated[input.path],
    ...(input.previous && { previous: absolute(origin, input.previous) }),
    ...(input.next && { next: absolute(origin, input.next) }),
    jsonLd: graph([
      businessNode(business, claims),
      ...(crumbs.length > 1 ? [breadcrumbNode(origin, crumbs)] : []),
      ...(input.nodes ?? []).map((node) => inLanguage(node, language, site.languages.first)),
    ]),
  }
}

/** The nodes that have a language in schema.org. */
const writings = ['Article', 'BlogPosting', 'FAQPage']

const inLanguage = (
  node: Node,
  language: Language,
  first: Language,
): Node & { inLanguage?: Language } =>
  language === first || !writings.includes(node['@type']) ? node : { ...node, inLanguage: language }

/** A language version of the page, for `<link rel="alternate" hreflang>`. */
interface Alternate {
  /** A language, or `x-default`. */
  hreflang: string
  href: string
}

interface AlternatesSite {
  business: Pick<Site['business'], 'origin'>
  languages: Pick<Site['languages'], 'first'>
}

/**
 * The language versions of a page for search engines: itself, the others, and the original as x-default. Empty if it is
 * in one language.
 */
export function alternates(
  language: Language,
  versions: readonly PageVersion[],
  { business: { origin }, languages: { first } }: AlternatesSite,
): Alternate[] {
  const own = versions.filter((version) => version.language === language)
  const others = versions.filter((version) => version.language !== language)
  const original = versions
    .filter((version) => version.language === first)
    .map(({ path }) => ({ hreflang: 'x-default' as const, href: absolute(origin, path) }))
  return [
    ...[...own, ...others].map(({ language: hreflang, path }) => ({
      hreflang,
      href: absolute(origin, path),
    })),
    ...original,
  ]
}
