import type { Business } from '../schema/business.ts'
import type { Faq } from '../schema/fields.ts'
import type { FigureKey } from '../schema/town.ts'
import { eachLanguage, type Language } from './languages.ts'
import { memoize } from './memoize.ts'
import { type Facts, placeholders } from './location/placeholders.ts'
import { type HasWords, siteWords } from './site-words.ts'
import type { Claim, Service, Site, Town } from './site.ts'

// `toLocaleString` makes one for each call.
const numberFormat = new Intl.NumberFormat('en-US')
const formatNumber = (value: number) => numberFormat.format(value)
const listFormat = eachLanguage(
  (language) => new Intl.ListFormat(language, { type: 'conjunction' }),
)

/** `Roofing` becomes `Roofing Services`; `Home Services`, which ends with the word that would be added, stays. */
export function serviceTitle(name: string, site: HasWords): string {
  const t = siteWords(site, 'titles')
  const added = t('service', { service: '' }).trim()
  return added && name.split(' ').at(-1) === added ? name : t('service', { service: name })
}

/** The facts that any content may state about the firm. */
export const firmFacts = (business: Business, claims: Readonly<Record<string, Claim>>): Facts => ({
  brand: business.brand,
  phone: business.phones[0]?.number ?? '',
  email: business.email,
  ...Object.fromEntries(Object.entries(claims).map(([id, { text }]) => [`claim.${id}`, text])),
})

/** Returns a town with its county, if the county is known: `Vail, Eagle County`. */
export const townAndCounty = ({ name, county }: Pick<Town, 'name' | 'county'>): string =>
  county === undefined ? name : `${name}, ${county}`

/** The facts that a location page may state about its town and its trade; those that nobody knows are not there. */
export const townFacts = (
  town: Town,
  service: Service,
  neighbors: readonly Town[],
  language: Language,
): Facts => ({
  town: town.name,
  ...(town.county !== undefined && { county: town.county }),
  region: town.region,
  ...(town.elevation && { elevation: formatNumber(town.elevation.value) }),
  ...(town.snowfall && { snowfall: formatNumber(town.snowfall.value) }),
  ...(town.snowLoad && {
    snowLoad: formatNumber(town.snowLoad.value),
    snowLoadOn: town.snowLoad.on,
  }),
  ...(town.frostDepth && { frostDepth: formatNumber(town.frostDepth.value) }),
  ...(town.permits && { permitOffice: town.permits.office }),
  ...(neighbors.length > 0 && {
    neighbors: listFormat(language).format(neighbors.map(({ name }) => name)),
  }),
  Service: service.name,
  service: service.name.toLowerCase(),
})

/** The placeholders of reply templates, for checking them before any lead is known. */
export const replyFactNames = ['firstName', 'name', 'reference', 'staff'] as const

/** The names that location copy may use, for checking it before any town is known. */
export const townFactNames = [
  'town',
  'county',
  'region',
  'elevation',
  'snowfall',
  'snowLoad',
  'snowLoadOn',
  'frostDepth',
  'permitOffice',
  'neighbors',
  'Service',
  'service',
] as const

/** Results of the homes under the firm's management, and whose homes those are. */
export interface Outcomes {
  stats: { value: string; label: string }[]
  note: string
}

/**
 * Returns the two figures beside what sets the work apart (S2.25). Each says that it comes from homes under
 * management, since no single trade's work produces it. Figures that the firm doesn't claim are left out.
 */
export function outcomes(site: Pick<Site, 'claims'> & HasWords): Outcomes {
  const t = siteWords(site, 'firmFigures')
  const [savings, rise] = [site.claims['maintenance-savings'], site.claims['value-increase']]
  const stat = (claim: Claim | undefined, label: string) =>
    claim ? [{ value: claim.text, label }] : []
  return {
    stats: [...stat(savings, t('savings')), ...stat(rise, t('rise'))],
    note: [savings?.note, rise?.note].filter(Boolean).join(' '),
  }
}

/** The units of a town's figures, as texts write them out. */
const units: Record<FigureKey, string> = {
  elevation: 'ft|feet',
  snowLoad: 'psf|pounds',
  frostDepth: 'in|inches',
  snowfall: 'in|inches',
}
const figureKeys = Object.keys(units) as FigureKey[]

/** Returns the figures of a town that nobody has read at their source on a recorded day (`checked`). */
const uncheckedFigures = (town: Pick<Town, FigureKey>): FigureKey[] =>
  figureKeys.filter((key) => town[key] && !town[key].source.checked)

/**
 * Returns the facts without the town's figures that have no `checked` day, for places that a reader takes as a
 * promise: badge, hero, headlines, statistics, description and structured data.
 */
export function checkedFacts(facts: Facts, town: Pick<Town, FigureKey>): Facts {
  const unchecked: readonly string[] = uncheckedFigures(town)
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !unchecked.includes(name)))
}

/** The unchecked figures of a town, each with a regular expression that finds it written out in a text. */
const wordings = memoize((town: Pick<Town, FigureKey>) =>
  uncheckedFigures(town).map((key) => {
    const value = town[key]?.value ?? Number.NaN
    const written = `(?:${value}|${value.toLocaleString('en-US')})`
    return {
      key,
      written: new RegExp(`(?<![\\d.,])${written}[\\s\\u00a0-]*(?:${units[key]})\\b`),
    }
  }),
)

/** Returns the town's unchecked figures that the text uses by name or writes out. */
export function uncheckedIn(text: string, town: Pick<Town, FigureKey>): FigureKey[] {
  if (!/[\d{]/.test(text)) return []
  const named = placeholders(text).map(({ name }) => name)
  return wordings(town).flatMap(({ key, written }) =>
    named.includes(key) || written.test(text) ? key : [],
  )
}

/**
 * Returns the questions for structured data, which are those whose answers use no unchecked figure. An answer is whole:
 * search engines show it instead of the page.
 */
export const publishableFaqs = (faqs: readonly Faq[], town: Pick<Town, FigureKey>): Faq[] =>
  faqs.filter(({ answer }) => uncheckedIn(answer, town).length === 0)
