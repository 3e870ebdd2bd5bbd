import type { Location, Site, Town } from './site.ts'

interface Linked {
  path: string
  label: string
}

/** The towns next door, nearest first. */
export const neighboursOf = ({ towns }: { towns: readonly Town[] }, { neighbours }: Town): Town[] =>
  neighbours.flatMap((slug) => towns.filter((each) => each.slug === slug))

/** Where to go from one cell of the matrix: this service next door, and this town's other services. */
export function nearbyPages(
  { locations }: Pick<Site, 'locations'>,
  here: Location,
): { sameService: Linked[]; sameTown: Linked[] } {
  return {
    sameService: locations
      .filter(
        ({ service, town }) =>
          service.slug === here.service.slug && here.town.neighbours.includes(town.slug),
      )
      .map(({ path, service, town }) => ({ path, label: `${service.label} in ${town.name}` })),
    sameTown: locations
      .filter(({ path, town }) => town.slug === here.town.slug && path !== here.path)
      .map(({ path, service }) => ({ path, label: service.label })),
  }
}

/** What the projects of a page stand under: “nearby” only when one of them is in its town or next door. */
export const workTitle = ({ projects, town }: Pick<Location, 'projects' | 'town'>): string =>
  projects.some((project) => [town.slug, ...town.neighbours].includes(project.town))
    ? 'Work nearby'
    : 'Work of ours elsewhere'
