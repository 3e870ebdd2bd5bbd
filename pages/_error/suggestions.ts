import { urls } from '../../services/content/model/urls.ts'

/** S2.29, S2.30: how many services and towns are suggested, and how many towns per service. */
const services = ['concrete', 'roofing', 'siding', 'excavation', 'decks', 'kitchen-remodeling']
const sixTowns = ['vail', 'edwards', 'eagle', 'avon', 'beaver-creek', 'aspen']
const threeTowns = ['vail', 'edwards', 'eagle']

/** Pages of the suggested services. */
const servicePages: Readonly<Record<string, string>> = {
  decks: '/decks-and-patios',
  'kitchen-remodeling': '/kitchens',
}

interface Suggestion {
  path: string
  label: string
}

/** `roofing-beaver-creek-colorado` → `Roofing Beaver Creek Colorado` */
export const capitalizeWords = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/**
 * In: an unknown path. Out: location pages to suggest, and the list of services, which is empty
 * when the path's first segment is itself a service.
 */
export function suggestions(path: string): { locations: Suggestion[]; services: Suggestion[] } {
  const first = path.split('/')[1] ?? ''
  const known = services.includes(first)
  const service = known ? first : 'concrete'
  return {
    locations: (known ? sixTowns : threeTowns).map((town) => {
      const path = urls.location(service, town)
      return { path, label: capitalizeWords(path.slice(1)) }
    }),
    services: known
      ? []
      : services.map((slug) => ({
          path: servicePages[slug] ?? `/${slug}`,
          label: capitalizeWords(slug),
        })),
  }
}
