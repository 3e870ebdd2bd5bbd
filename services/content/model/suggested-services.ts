import type { Site } from './site.ts'

/** A service that the page for unknown addresses suggests (S2.29, S2.30). */
export interface SuggestedService {
  /** The start of its location pages' addresses. */
  prefix: string
  /** Its own page. */
  path: string
  /** Its pages in the suggested towns. */
  towns: string[]
}

/** How many services and towns are suggested where navigation.yaml names none. */
const suggestedCount = 6

/** Returns the services that navigation.yaml suggests, or the first of all, with their pages in the suggested towns. */
export function suggestedServices({
  navigation: { suggested },
  services,
  towns,
  offerings,
  locations,
}: Pick<
  Site,
  'navigation' | 'services' | 'towns' | 'offerings' | 'locations'
>): SuggestedService[] {
  const chosen = {
    services: suggested?.services ?? services.slice(0, suggestedCount).map(({ slug }) => slug),
    towns: suggested?.towns ?? towns.slice(0, suggestedCount).map(({ slug }) => slug),
  }
  return chosen.services.flatMap((slug) => {
    const service = services.find((each) => each.slug === slug)
    const offering = offerings.find((each) => each.slug === service?.offering)
    if (!service || !offering) return []
    const own = locations.filter((location) => location.service.slug === slug)
    const paths = chosen.towns.flatMap(
      (town) => own.find((location) => location.town.slug === town)?.path ?? [],
    )
    return [{ prefix: service.prefix, path: offering.path, towns: paths }]
  })
}
