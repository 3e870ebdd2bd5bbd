import { type HasWords, siteWords } from '../../services/content/model/site-words.ts'
import { absolute, shareUrl } from '../../services/content/model/urls.ts'
import type { Place } from '../../services/content/schema/business.ts'

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
  /** What buyers type, for the short title; the service when left out. */
  searchName?: string | undefined
  serviceTitle: string
  location: string
  county?: string | undefined
  nearby: readonly string[]
}

/** What of the firm is in the head of its pages, in the page's language. */
export interface MetadataFirm extends HasWords {
  brand: string
  origin: string
  /** Latitude and longitude of the first office, in degrees, if they are known. */
  coordinates: readonly [number, number] | undefined
  place: Pick<Place, 'state' | 'country' | 'counties'>
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
  /** `latitude;longitude`, as in `geo.position`, if they are known. */
  position: string | undefined
  /** ISO 3166-2, as in `geo.region`. */
  region: string
}

/** S8.10: the maximum length of a title; a longer one is shortened. */
const titleLimit = 70
/** S8.10: a shorter description gets a sentence about the county. */
const descriptionThreshold = 130

/** Builds the data of a page's head tags (S2.32, S5.10 to S5.14). */
export function metadata(page: MetadataInput, firm: MetadataFirm): Metadata {
  const { local } = page
  return {
    title: local ? localTitle(local, firm) : plainTitle(page.title, firm.brand),
    description: local ? localDescription(page.description, local, firm) : page.description,
    keywords: (local ? localKeywords(page.keywords, local, firm) : page.keywords).join(', '),
    robots: page.index === false ? 'noindex, follow' : 'index, follow',
    canonical: absolute(firm.origin, page.path),
    image: firm.origin + shareUrl(page.sharedAs ?? page.path),
    type: page.type ?? 'website',
    siteName: firm.brand,
    position: (page.coordinates ?? firm.coordinates)?.join(';'),
    region: `${firm.place.country}-${firm.place.state.code}`,
  }
}

/** The brand is left out if the title would be too long with it. */
function plainTitle(title: string, brand: string): string {
  const full = title.includes(brand) ? title : `${title} | ${brand}`
  return full.length > titleLimit ? title : full
}

/**
 * The title of a page about a service in a town (S5.10), with the counties or the state; short, and with what buyers type, if
 * it is over 70 characters or would name the town twice.
 */
export function localTitle(
  {
    serviceTitle,
    service,
    searchName = service,
    location,
  }: Pick<LocalInput, 'serviceTitle' | 'service' | 'searchName' | 'location'>,
  { brand, place: { state, counties }, ...site }: Pick<MetadataFirm, 'brand' | 'place'> & HasWords,
): string {
  const t = siteWords(site, 'titles')
  const area = counties.title ?? state.name
  const full = t('localTitle', { service: serviceTitle, town: location, area, brand })
  const isTwice = area.split(/[,&\s]+/).includes(location)
  return full.length > titleLimit || isTwice
    ? plainTitle(
        t('shortLocalTitle', { service: searchName, town: location, state: state.code }),
        brand,
      )
    : full
}

function localDescription(
  description: string,
  { serviceTitle, location, county }: LocalInput,
  { place: { counties }, ...site }: Pick<MetadataFirm, 'place'> & HasWords,
): string {
  if (!county || description.length >= descriptionThreshold) return description
  const t = siteWords(site, 'titles')
  const facts = { service: serviceTitle.toLowerCase(), town: location, county }
  const sentence =
    counties.sentence === undefined
      ? t('localSentence', facts)
      : t('localSentenceWith', { ...facts, counties: counties.sentence })
  return `${description} ${sentence}`
}

function localKeywords(
  keywords: readonly string[],
  { service, location, county, nearby }: LocalInput,
  site: HasWords,
): string[] {
  const t = siteWords(site, 'titles')
  const near = nearby.map((town) => t('nearbyKeyword', { service, town }))
  if (county && keywords.some((keyword) => keyword.includes(county))) return [...keywords, ...near]
  return [t('localKeywords', { service, town: location }), ...keywords, ...near]
}
