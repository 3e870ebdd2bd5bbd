import type { Location, Site, Town } from '../../services/content/model/site.ts'

interface Linked {
  path: string
  label: string
}

/** Where to go from one cell of the matrix: this service next door, and this town's other services. */
export function nearbyPages(
  { locations }: Site,
  here: Location,
  neighbours: readonly Town[],
): { sameService: Linked[]; sameTown: Linked[] } {
  const next = neighbours.map(({ slug }) => slug)
  return {
    sameService: locations
      .filter(({ service, town }) => service.slug === here.service.slug && next.includes(town.slug))
      .map(({ path, service, town }) => ({ path, label: `${service.label} in ${town.name}` })),
    sameTown: locations
      .filter(({ path, town }) => town.slug === here.town.slug && path !== here.path)
      .map(({ path, service }) => ({ path, label: service.label })),
  }
}
