import served from 'virtual:served'
import type { LocationService } from '../../services/api/contract/location-service.ts'
import { fillAll } from '../../services/content/model/placeholders.ts'
import { localTitle } from '../../renderer/head/metadata.ts'
import { Offer } from '../location/Offer.tsx'
import { Opening } from '../location/Opening.tsx'
import { useTabTitle } from './tab-title.ts'

/** SPEC.md §2 "On success": the location view for a place that only the service knows. */
export function LocationFound({ found }: { found: LocationService }) {
  const { brand, years, outcomes } = served
  const type = typeOf(found.serviceType)
  useTabTitle(type ? tabTitle(type, found.city) : brand)
  if (!type) return null
  const { slug, label, title, form, picture, towns, path } = type
  const town = {
    town: found.city,
    county: found.county,
    Service: label,
    service: label.toLowerCase(),
  }
  const { badge, lead, copy } = fillAll(
    { badge: type.badge, lead: type.lead, copy: type.copy },
    town,
  )
  const page = {
    brand,
    years,
    outcomes,
    workTitle: '',
    title: `${title} in ${found.city}, ${found.county}`,
    service: { slug, label, title, form },
    town: { name: found.city, county: found.county },
    head: {
      crumbs: [
        { label: 'Home', path: '/' },
        { label, path },
        { label: found.city, path: '' },
      ],
    },
    badge,
    lead: found.metaDescription || lead,
    picture,
    fallback: picture,
    copy,
    manages: type.slug === 'property-management',
    faqs: found.faqs,
    projects: [],
    nearby: { sameService: towns, sameTown: [] },
  }
  return (
    <>
      <Opening page={page} />
      <Offer page={page} />
    </>
  )
}

/**
 * The preset for a type that the service names (SPEC.md §2): rentals are managed as property is, under
 * their own name; unknown types fall back to home-services.
 */
function typeOf(serviceType: string) {
  const named = (wanted: string) => served.types.find(({ slug }) => slug === wanted)
  if (serviceType !== 'vacation-rental-management')
    return named(serviceType) ?? named('home-services')
  const managed = named('property-management')
  const label = 'Vacation Rental Management'
  return managed && { ...managed, label, title: `${label} Services` }
}

/** The title by the rule of SPEC.md §5, as the pages that are built have it. */
const tabTitle = ({ title, label }: { title: string; label: string }, city: string): string =>
  localTitle({ serviceTitle: title, service: label, location: city, nearby: [] }, served.brand)
