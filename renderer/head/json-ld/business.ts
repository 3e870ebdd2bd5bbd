import type { Address, Business } from '../../../services/content/schema/business.ts'
import type { Claim } from '../../../services/content/model/site.ts'
import { imageUrl } from '../../../services/content/model/urls.ts'

export const businessId = (origin: string) => `${origin}/#business`
/** The id of the circle around the first office, or else of the places served; service nodes refer to it. */
export const serviceAreaId = (origin: string) => `${origin}/#service-area`

export const postal = ({ street, city, state, postalCode }: Address, country: string) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  addressRegion: state,
  postalCode,
  addressCountry: country,
})

/** The business, with both offices, hours and service area (S2.33). */
export function businessNode(business: Business, claims: Readonly<Record<string, Claim>>) {
  const middle = business.offices[0]?.coordinates
  const places = business.areas.flatMap((area) => area.places)
  const { origin, place } = business
  const accounts = Object.values(business.social)
  return {
    '@type': 'GeneralContractor',
    '@id': businessId(origin),
    name: business.brand,
    legalName: business.legalName,
    description: business.description,
    url: origin,
    telephone: `+1-${business.phones[0]?.number ?? ''}`,
    email: business.email,
    ...(business.founded !== undefined && { foundingDate: String(business.founded) }),
    logo: `${origin}/icon-512.png`,
    image: origin + imageUrl(1200, `${business.shareImage}.jpg`),
    ...(accounts.length > 0 && { sameAs: accounts }),
    address: business.offices.map(({ address }) => postal(address, place.country)),
    location: business.offices.map(({ name, address, coordinates }) => ({
      '@type': 'Place',
      name,
      address: postal(address, place.country),
      ...(coordinates && { geo: geo(coordinates) }),
    })),
    ...(middle && { geo: geo(middle) }),
    areaServed: [
      ...places.map((town) => ({ '@type': 'City', name: `${town}, ${place.state.name}` })),
      middle && business.serviceRadius !== undefined
        ? {
            '@type': 'GeoCircle',
            '@id': serviceAreaId(origin),
            geoMidpoint: geo(middle),
            geoRadius: business.serviceRadius,
          }
        : { '@type': 'Place', '@id': serviceAreaId(origin), name: places.join(', ') },
    ],
    ...(business.priceRange !== undefined && { priceRange: business.priceRange }),
    openingHoursSpecification: openingHours(business),
    ...rating(origin, claims),
  }
}

const openingHours = ({ hours }: Pick<Business, 'hours'>) =>
  hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  }))

/** Each office with a phone of its own, such as a rental yard, as a business that belongs to the firm. */
export const officeNodes = ({ origin, brand, place, ...business }: Business) =>
  business.offices.flatMap(({ name, phone, address, coordinates }) => {
    const number = business.phones.find(({ label }) => label === phone)?.number
    if (number === undefined) return []
    return {
      '@type': 'LocalBusiness',
      '@id': `${origin}/#${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
      name: `${brand} ${name}`,
      parentOrganization: { '@id': businessId(origin) },
      telephone: `+1-${number}`,
      image: origin + imageUrl(1200, `${business.shareImage}.jpg`),
      address: postal(address, place.country),
      ...(coordinates && { geo: geo(coordinates) }),
      ...(business.priceRange !== undefined && { priceRange: business.priceRange }),
      openingHoursSpecification: openingHours(business),
    }
  })

/** The name of the site, which search engines show above its pages. They read it from the home page alone. */
export const websiteNode = ({ origin, brand }: Pick<Business, 'origin' | 'brand'>) => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: brand,
  url: origin,
  publisher: { '@id': businessId(origin) },
})

const geo = ([latitude, longitude]: readonly [number, number]) => ({
  '@type': 'GeoCoordinates',
  latitude,
  longitude,
})

/**
 * The rating, parsed from the texts of two claims. A site on a real domain leaves it out until the evidence for both
 * is recorded. Under `.example`, a reserved domain, all figures are placeholder content.
 */
function rating(origin: string, claims: Readonly<Record<string, Claim>>) {
  const proven = ['rating', 'reviews'].every((name) => claims[name]?.evidence?.recorded)
  if (!proven && !new URL(origin).hostname.endsWith('.example')) return {}
  const value = /\d(?:\.\d)?/.exec(claims['rating']?.text ?? '')?.[0]
  const count = /\d+/.exec(claims['reviews']?.text ?? '')?.[0]
  if (!value || !count) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: value,
      reviewCount: count,
      bestRating: '5',
    },
  }
}
