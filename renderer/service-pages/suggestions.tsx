import { Links } from '../components/lists.tsx'
import { urls } from '../../services/content/model/urls.ts'

/** S2.29, S2.30: the suggested services, and the towns for a known and an unknown service. */
const services = ['concrete', 'roofing', 'siding', 'excavation', 'decks', 'kitchen-remodeling']
const sixTowns = ['vail', 'edwards', 'eagle', 'avon', 'beaver-creek', 'aspen']
const threeTowns = ['vail', 'edwards', 'eagle']

/** The pages of services whose path is not their slug. */
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

/** Whether a path is below a suggested service: `/roofing/nowhere`. A single segment may be an article. */
export const isBelowService = (path: string): boolean => {
  const [, first = '', ...deeper] = path.split('/')
  return deeper.length > 0 && services.includes(first)
}

/**
 * Suggests location pages and services for an unknown path. There are no services if the path's first segment is
 * one of them.
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

/** The pages that the not-found page suggests for a path (S2.29, S2.30). */
export function Suggestions({ path }: { path: string }) {
  const { locations, services } = suggestions(path)
  return (
    <div className="suggestions">
      <h2>Were you looking for one of these?</h2>
      <Links className="town-links" links={locations} />
      {services.length > 0 && (
        <>
          <h2>Browse Our Services</h2>
          <Links className="town-links" links={services} />
        </>
      )}
    </div>
  )
}
