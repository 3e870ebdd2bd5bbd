import served from 'virtual:served'
import type { LocationService } from '../../services/api/contract/location-service.ts'
import { fillAll } from '../../services/content/model/placeholders.ts'
import { Offer } from '../location/Offer.tsx'
import { Opening } from '../location/Opening.tsx'

/** SPEC.md §2 "On success": the location view for a place that only the service knows. */
export function LocationFound({ found }: { found: LocationService }) {
  const { types, ...claims } = served
  // Unknown types fall back to home-services.
  const type =
    types.find(({ slug }) => slug === found.serviceType) ??
    types.find(({ slug }) => slug === 'home-services')
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
    ...claims,
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
    manages: ['property-management', 'vacation-rental-management'].includes(found.serviceType),
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
