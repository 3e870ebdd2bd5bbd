import type { Business } from '../schema/business.ts'
import type { Facts } from './placeholders.ts'
import type { Claim, Service, Town } from './site.ts'

const figure = (value: number) => value.toLocaleString('en-US')
const names = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** `Home Services` stays; `Roofing` becomes `Roofing Services`. */
export const serviceTitle = (name: string) => (/\bServices$/.test(name) ? name : `${name} Services`)

/** What content may say about the firm, everywhere. */
export const firmFacts = (business: Business, claims: Readonly<Record<string, Claim>>): Facts => ({
  brand: business.brand,
  phone: business.phones[0]?.number ?? '',
  email: business.email,
  ...Object.fromEntries(Object.entries(claims).map(([id, { text }]) => [`claim.${id}`, text])),
})

/** What a location page may say about its town and its trade. */
export const townFacts = (town: Town, service: Service, neighbours: readonly Town[]): Facts => ({
  town: town.name,
  county: town.county,
  region: town.region,
  elevation: figure(town.elevation.value),
  snowfall: figure(town.snowfall.value),
  snowLoad: figure(town.snowLoad.value),
  frostDepth: figure(town.frostDepth.value),
  permitOffice: town.permits.office,
  neighbours: names.format(neighbours.map(({ name }) => name)),
  Service: service.name,
  service: service.name.toLowerCase(),
})

/** The names that staff's letters may use, for checking them before any prospect is known. */
export const replyFactNames = ['firstName', 'name', 'reference', 'staff'] as const

/** The names that location copy may use, for checking it before any town is known. */
export const townFactNames = [
  'town',
  'county',
  'region',
  'elevation',
  'snowfall',
  'snowLoad',
  'frostDepth',
  'permitOffice',
  'neighbours',
  'Service',
  'service',
] as const
