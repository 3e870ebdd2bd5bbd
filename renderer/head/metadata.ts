import { firstLanguage, type Language } from '../../services/content/model/languages.ts'
import { fill } from '../../services/content/model/location/placeholders.ts'
import { phrases, type Phrases } from '../../services/content/model/phrases.ts'
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
  serviceTitle: string
  location: string
  county?: string | undefined
  nearby: readonly string[]
}

/** What of the firm is in the head of its pages. */
export interface MetadataFirm {
  brand: string
  origin: string
  /** Latitude and longitude of the first office, in degrees, if they are known. */
  coordinates: readonly [number, number] | undefined
  place: Pick<Place, 'state' | 'country' | 'counties'>
  /** That of the page; the first one when left out. */
  language?: Language | undefined
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
    keywords: (local
      ? localKeywords(page.keywords, local, phrases[firm.language ?? firstLanguage])
      : page.keywords
    ).join(', '),
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
 * The title of a page about a service in a town (S5.10), with the counties or the state; short if it is over 70 characters
 * or would name the town twice.
 */
export function localTitle(
  { serviceTitle, service, location }: Pick<LocalInput, 'serviceTitle' | 'service' | 'location'>,
  {
    brand,
    place: { state, counties },
    language = firstLanguage,
  }: Pick<MetadataFirm, 'brand' | 'place' | 'language'>,
): string {
  const words = phrases[language]
  const area = counties.title ?? state.name
  const full = fill(words.localTitle, { Service: serviceTitle, town: location, area, brand })
  const isTwice = area.split(/[,&\s]+/).includes(location)
  return full.length > titleLimit || isTwice
    ? plainTitle(
        fill(words.shortLocalTitle, { name: service, town: location, state: state.code }),
        brand,
      )
    : full
}

function localDescription(
  description: string,
  { serviceTitle, location, county }: LocalInput,
  { place: { counties }, language = firstLanguage }: Pick<MetadataFirm, 'place' | 'language'>,
): string {
  if (!county || description.length >= descriptionThreshold) return description
  const { localSentence, localSentenceWith } = phrases[language]
  const facts = { service: serviceTitle.toLowerCase(), town: location, county }
  const sentence =
    counties.sentence === undefined
      ? fill(localSentence, facts)
      : fill(localSentenceWith, { ...facts, counties: counties.sentence })
  return `${description} ${sentence}`
}

function localKeywords(
  keywords: readonly string[],
  { service, location, county, nearby }: LocalInput,
  words: Phrases,
): string[] {
  const near = nearby.map((place) => fill(words.near, { name: service, town: place }))
  if (county && keywords.some((keyword) => keyword.includes(county))) return [...keywords, ...near]
  return [
    ...words.keywords.map((formula) => fill(formula, { name: service, town: location })),
    ...keywords,
    ...near,
  ]
}
