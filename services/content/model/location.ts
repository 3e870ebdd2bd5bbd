import type { Faq } from '../schema/fields.ts'
import type { LocationFields } from '../schema/location.ts'
import type { Preset } from '../schema/service.ts'
import { serviceTitle, townFacts } from './facts.ts'
import { type Facts, fillAll, placeholders } from './placeholders.ts'
import type { Location, Offering, Project, Service, Site, Town } from './site.ts'
import { urls } from './urls.ts'

export interface MatrixParts {
  services: readonly Service[]
  towns: readonly Town[]
  offerings: readonly Offering[]
  projects: readonly Project[]
  overrides: Readonly<Record<string, LocationFields>>
  /** The copy of service types that have none of their own: home-services' preset (S2.27). */
  fallback: Preset
  firm: Facts
}

/** Which service types stand in which towns: every pair, less a service's exceptions. */
export const cells = <
  EachService extends Pick<Service, 'prefix' | 'except'>,
  EachTown extends Pick<Town, 'slug'>,
>(
  services: readonly EachService[],
  towns: readonly EachTown[],
) =>
  services.flatMap((service) =>
    towns
      .filter((town) => !service.except.includes(town.slug))
      .map((town) => ({ service, town, path: urls.location(service.prefix, town.slug) })),
  )

/** The location matrix: one page for each service type in each town. */
export const locations = (parts: MatrixParts): Location[] =>
  cells(parts.services, parts.towns).map(({ service, town, path }) => {
    const slug = path.slice(1)
    const override = parts.overrides[slug]
    const facts = { ...parts.firm, ...townFacts(town, service, neighborsOf(parts, town)) }
    const preset = fillAll(service.preset ?? parts.fallback, facts)
    const own = override && fillAll(override, facts)
    const offering = parts.offerings.find((each) => each.slug === service.offering)
    const { badge, image, lead, faqs, consequences, ...copy } = preset
    const typeImage = service.preset ? image : (offering?.image ?? image)
    return {
      slug,
      path,
      service,
      town,
      title: `${serviceTitle(service.name)} in ${town.name}, ${town.county}`,
      badge: own?.badge ?? badge,
      image: own?.image ?? typeImage,
      typeImage,
      lead: own?.lead ?? lead,
      description: own?.description ?? fillAll(service.description, facts),
      copy: {
        ...copy,
        stats: fourStats(copy.stats, facts),
        consequences: consequences.map((general) => ({
          ...general,
          text: own?.consequences[general.topic] ?? general.text,
        })),
      },
      own,
      local: own?.local ?? [],
      faqs: questions(service, town, faqs, own?.faqs ?? []),
      projects: nearbyProjects(parts.projects, service, town, own?.projects ?? []),
      index: own?.index ?? true,
    }
  })

/** Stand in, in this order, for a statistic whose figure the town does not have. */
const spareStats: Preset['stats'] = [
  { value: '{elevation} ft', label: 'above sea level in {town}' },
  { value: '{claim.years-badge}', label: 'in business' },
  { value: '{claim.rating}', label: 'from {claim.reviews}' },
]

/** In: statistics, already filled. Out: as many, without those whose figure is unknown. */
function fourStats(stats: Preset['stats'], facts: Facts): Preset['stats'] {
  const known = stats.filter(({ value }) => placeholders(value).length === 0)
  const spare = fillAll(spareStats, facts).filter(({ value }) =>
    known.every((each) => each.value !== value),
  )
  return [...known, ...spare].slice(0, stats.length)
}

/** The page's own first, then the trade's on other topics, then the town's that matter to the trade. */
const questions = (
  service: Service,
  town: Town,
  general: Preset['faqs'],
  own: LocationFields['faqs'],
): Faq[] =>
  [
    ...own,
    ...general.filter(({ topic }) => !topic || own.every((each) => each.topic !== topic)),
    ...town.faqs.filter(({ services }) => services?.includes(service.slug) ?? true),
  ].map(({ question, answer }) => ({ question, answer }))

/** First the ones an author named, then this trade's work in this town, next door, and elsewhere. */
function nearbyProjects(
  projects: readonly Project[],
  service: Service,
  town: Town,
  named: readonly string[],
): Project[] {
  const rank = (project: Project) => {
    if (named.includes(project.slug)) return named.indexOf(project.slug)
    const sameTrade = project.services.includes(service.slug)
    if (project.town === town.slug) return sameTrade ? 10 : 20
    if (town.neighbors.includes(project.town)) return sameTrade ? 11 : 21
    return sameTrade ? 30 : 99
  }
  return projects
    .map((project) => ({ project, rank: rank(project) }))
    .filter((each) => each.rank < 99)
    .sort((a, b) => a.rank - b.rank || a.project.order - b.project.order)
    .slice(0, 2)
    .map(({ project }) => project)
}

interface PageLink {
  path: string
  label: string
}

/** The towns next door, nearest first. */
export const neighborsOf = ({ towns }: { towns: readonly Town[] }, { neighbors }: Town): Town[] =>
  neighbors.flatMap((slug) => towns.filter((each) => each.slug === slug))

/** Where to go from one cell of the matrix: this service next door, and this town's other services. */
export function nearbyPages(
  { locations }: Pick<Site, 'locations'>,
  here: Location,
): { sameService: PageLink[]; sameTown: PageLink[] } {
  return {
    sameService: locations
      .filter(
        ({ service, town }) =>
          service.slug === here.service.slug && here.town.neighbors.includes(town.slug),
      )
      .map(({ path, service, town }) => ({ path, label: `${service.label} in ${town.name}` })),
    sameTown: locations
      .filter(({ path, town }) => town.slug === here.town.slug && path !== here.path)
      .map(({ path, service }) => ({ path, label: service.label })),
  }
}

/** What the projects of a page stand under: “nearby” only when one of them is in its town or next door. */
export const projectsTitle = ({ projects, town }: Pick<Location, 'projects' | 'town'>): string =>
  projects.some((project) => [town.slug, ...town.neighbors].includes(project.town))
    ? 'Work nearby'
    : 'Work of ours elsewhere'
