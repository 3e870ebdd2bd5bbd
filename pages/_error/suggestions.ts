import { urls } from '../../services/content/model/urls.ts'

/** SPEC.md §2, §9 "Not-found page": 6 services, 6 towns, 3 towns. */
const services = ['concrete', 'roofing', 'siding', 'excavation', 'decks', 'kitchen-remodeling']
const sixTowns = ['vail', 'edwards', 'eagle', 'avon', 'beaver-creek', 'aspen']
const threeTowns = ['vail', 'edwards', 'eagle']

/** Where a service of the not-found list has its own page. */
const servicePages: Readonly<Record<string, string>> = {
  decks: '/decks-and-patios',
  'kitchen-remodeling': '/kitchens',
}

interface Suggestion {
  href: string
  label: string
}

/** `roofing-beaver-creek-colorado` → `Roofing Beaver Creek Colorado` */
export const capitalised = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/**
 * In: a path that leads nowhere. Out: location pages to try instead, and the list of services, which
 * is empty when the path's first segment is itself a service.
 */
export function suggestions(path: string): { locations: Suggestion[]; services: Suggestion[] } {
  const first = path.split('/')[1] ?? ''
  const known = services.includes(first)
  const service = known ? first : 'concrete'
  return {
    locations: (known ? sixTowns : threeTowns).map((town) => {
      const href = urls.location(service, town)
      return { href, label: capitalised(href.slice(1)) }
    }),
    services: known
      ? []
      : services.map((slug) => ({
          href: servicePages[slug] ?? `/${slug}`,
          label: capitalised(slug),
        })),
  }
}
