import { absolute, shareUrl } from '../../services/content/model/urls.ts'

/** What a page says about itself; the fields of SPEC.md §3 "Page metadata input" that we set. */
export interface MetadataInput {
  /** Without the brand. */
  title: string
  description: string
  keywords: readonly string[]
  /** The page's path; the canonical address is made from it. */
  path: string
  type?: 'website' | 'article' | undefined
  /** Kept out of search engines. */
  index?: boolean | undefined
  /** Whose picture shared links show, where the page has none drawn: a path. Its own when left out. */
  sharedAs?: string | undefined
  /** Set on pages about one service in one town (SPEC.md §5). */
  local?: LocalInput | undefined
}
export interface LocalInput {
  service: string
  serviceTitle: string
  location: string
  county?: string | undefined
  nearby: readonly string[]
}

export interface Firm {
  brand: string
  origin: string
  /** Latitude and longitude of the first office, in degrees. */
  coordinates: readonly [number, number]
}

/** The tags of a page's head, as data. */
export interface Metadata {
  title: string
  description: string
  keywords: string
  robots: string
  canonical: string
  image: string
  type: 'website' | 'article'
  siteName: string
  /** Latitude;longitude, as `geo.position` writes it. */
  position: string
}

/** SPEC.md §9: the most characters a title has; a longer one is shortened. */
export const titleLimit = 70
/** SPEC.md §9: a description shorter than this gets a sentence about the county. */
export const descriptionThreshold = 130

/** In: what a page says about itself and whose site it is. Out: its head tags (SPEC.md §5, §9). */
export function metadata(page: MetadataInput, firm: Firm): Metadata {
  const { local } = page
  return {
    title: local ? localTitle(local, firm.brand) : plainTitle(page.title, firm.brand),
    description: local ? localDescription(page.description, local) : page.description,
    keywords: (local ? localKeywords(page.keywords, local) : page.keywords).join(', '),
    robots: page.index === false ? 'noindex, follow' : 'index, follow',
    canonical: absolute(firm.origin, page.path),
    image: firm.origin + shareUrl(page.sharedAs ?? page.path),
    type: page.type ?? 'website',
    siteName: firm.brand,
    position: firm.coordinates.join(';'),
  }
}

/** A title that the brand would make too long stands without it. */
function plainTitle(title: string, brand: string): string {
  const full = title.includes(brand) ? title : `${title} | ${brand}`
  return full.length > titleLimit ? title : full
}

/**
 * In: a service in a town, and the brand. Out: its title by SPEC.md §5; over 70 characters it becomes
 * the short form.
 */
export function localTitle({ serviceTitle, service, location }: LocalInput, brand: string): string {
  const full = `${serviceTitle} | ${location}, Eagle, Pitkin & Summit County | ${brand}`
  return full.length > titleLimit ? `${service} | ${location}, CO | ${brand}` : full
}

function localDescription(description: string, { service, location, county }: LocalInput): string {
  if (!county || description.length >= descriptionThreshold) return description
  return `${description} We offer ${service.toLowerCase()} in ${location}, ${county}, and in Pitkin and Summit County mountain communities.`
}

function localKeywords(
  keywords: readonly string[],
  { service, location, county, nearby }: LocalInput,
): string[] {
  const near = nearby.map((place) => `${service} near ${place}`)
  if (county && keywords.some((keyword) => keyword.includes(county))) return [...keywords, ...near]
  return [
    `${service} ${location}`,
    `${service} in ${location}`,
    `best ${service} ${location}`,
    `${service} near ${location}`,
    ...keywords,
    ...near,
  ]
}
