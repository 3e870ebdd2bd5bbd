import { Links } from '../components/lists.tsx'
import { useWords } from '../page-context.tsx'
import type { SuggestedService } from '../../services/content/model/suggested-services.ts'

/** The most towns that are suggested for a service that the path does not name. */
const townsWithoutService = 3

interface Suggestion {
  path: string
  label: string
}

/** `roofing-east-springfield` → `Roofing East Springfield` */
export const capitalizeWords = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** Returns the suggested service that a path is below: `/roofing/nowhere`. A single segment may be an article. */
export function serviceAbove(
  path: string,
  services: readonly SuggestedService[],
): SuggestedService | undefined {
  const [, first, ...deeper] = path.split('/')
  return deeper.length > 0 ? services.find(({ prefix }) => prefix === first) : undefined
}

/**
 * Suggests location pages and services for an unknown path. There are no services if the path's first segment is
 * one of them.
 * @param suggested the services that may be suggested
 */
export function suggestions(
  path: string,
  suggested: readonly SuggestedService[],
): { locations: Suggestion[]; services: Suggestion[] } {
  const first = path.split('/')[1]
  const named = suggested.find(({ prefix }) => prefix === first)
  const towns = named?.towns ?? suggested[0]?.towns.slice(0, townsWithoutService) ?? []
  return {
    locations: towns.map((path) => ({ path, label: capitalizeWords(path.slice(1)) })),
    services: named
      ? []
      : suggested.map(({ prefix, path }) => ({ path, label: capitalizeWords(prefix) })),
  }
}

interface SuggestionsProps {
  path: string
  suggested: readonly SuggestedService[]
}

/** The pages that the not-found page suggests for a path (S2.29, S2.30). */
export function Suggestions({ path, suggested }: SuggestionsProps) {
  const t = useWords('suggestions')
  const { locations, services } = suggestions(path, suggested)
  return (
    <div className="suggestions">
      {locations.length > 0 && (
        <>
          <h2>{t('locations')}</h2>
          <Links className="town-links" links={locations} />
        </>
      )}
      {services.length > 0 && (
        <>
          <h2>{t('services')}</h2>
          <Links className="town-links" links={services} />
        </>
      )}
    </div>
  )
}
