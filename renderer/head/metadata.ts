import { absolute, shareUrl } from '../../services/content/model/urls.ts'

/** The fields of S3.21 that are used. */
export interface MetadataInput {
  /** Without the brand. */
  title: string
  description: string
  keywords: readonly string[]
  /** The page's path, for the canonical address. */
  path: string
  type?: 'website' | 'article' | undefined
  /** False: excluded from search engines. */
  index?: boolean | undefined
  /** The path whose share image is used; the page's own when left out. */
  sharedAs?: string | undefined
  /** Latitude and longitude of what the page is about, in degrees; the first office when left out. */
  coordinates?: readonly [number, number] | undefined
  /** Set on pages about one service in one town (S5.10 to S5.13). */
  local?: LocalInput | undefined
}
interface LocalInput {
  service: string
  serviceTitle: string
  location: string
  county?: string | undefined
  nearby: readonly string[]
}

interface Firm {
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
  /** `latitude;longitude`, as in `geo.position`. */
  position: string
}

/** S8.10: the maximum length of a title; a longer one is shortened. */
const titleLimit = 70
/** S8.10: a shorter description gets a sentence about the county. */
const descriptionThreshold = 130

/** Builds the data of a page's head tags (S2.32, S5.10 to S5.14). */
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
    position: (page.coordinates ?? firm.coordinates).join(';'),
  }
}

/** The brand is left out if the title would be too long with it. */
function plainTitle(title: string, brand: string): string {
  const full = title.includes(brand) ? title : `${title} | ${brand}`
  return full.length > titleLimit ? title : full
}

/** The title of a page about a service in a town (S5.10); short if it is over 70 characters or would name Eagle twice. */
export function localTitle({ serviceTitle, service, location }: LocalInput, brand: string): string {
  const full = `${serviceTitle} | ${location}, Eagle, Pitkin & Summit County | ${brand}`
  const isShort = full.length > titleLimit || location === 'Eagle'
  return isShort ? `${service} | ${location}, CO | ${brand}` : full
}

function localDescription(
  description: string,
  { serviceTitle, location, county }: LocalInput,
): string {
  if (!county || description.length >= descriptionThreshold) return description
  return `${description} We offer ${serviceTitle.toLowerCase()} in ${location}, ${county}, and in Pitkin and Summit County mountain communities.`
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
