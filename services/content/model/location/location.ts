import type { Faq } from '../../schema/fields.ts'
import type { LocationFields } from '../../schema/location.ts'
import type { Preset } from '../../schema/service.ts'
import { serviceTitle, townAndCounty, townFacts, checkedFacts } from '../facts.ts'
import { type Facts, fillAll, placeholders, strings } from './placeholders.ts'
import {
  findBySlug,
  type Location,
  type Offering,
  type Project,
  type Service,
  type Town,
} from '../site.ts'
import { addressIn, type Language } from '../languages.ts'
import { type HasWords, siteWords } from '../site-words.ts'
import { urls } from '../urls.ts'

export interface MatrixParts extends HasWords {
  services: readonly Service[]
  towns: readonly Town[]
  offerings: readonly Offering[]
  projects: readonly Project[]
  overrides: Readonly<Record<string, LocationFields>>
  /** The copy of service types that have none of their own (S2.27). */
  fallback: Preset | undefined
  firm: Facts
  /** The slug of the firm's state, which ends the addresses. */
  state: string
  /** The language of addresses that do not begin with one. */
  first: Language
}

/** Returns every pair of service type and town, without a service's exceptions. */
export const cells = <
  EachService extends Pick<Service, 'prefix' | 'except'>,
  EachTown extends Pick<Town, 'slug'>,
>(
  services: readonly EachService[],
  towns: readonly EachTown[],
  state: string,
) =>
  services.flatMap((service) =>
    towns
      .filter((town) => !service.except.includes(town.slug))
      .map((town) => ({ service, town, path: urls.location(service.prefix, town.slug, state) })),
  )

/** Returns the name of the picture that the build composes for a page: the last part of its address. None without both layers. */
export const composedName = ({
  service,
  town,
  path,
}: {
  service: Pick<Service, 'foreground'>
  town: Pick<Town, 'background'>
  path: string
}): string | undefined =>
  service.foreground !== undefined && town.background !== undefined ? path.slice(1) : undefined

/** Returns the location matrix: one page for each service type in each town. */
export function locations(parts: MatrixParts): Location[] {
  const { language } = parts
  const t = siteWords(parts, 'titles')
  const spare = spareStats(parts)
  return cells(parts.services, parts.towns, parts.state).flatMap(({ service, town, path }) => {
    const ownPreset = service.preset ?? parts.fallback
    if (!ownPreset) return []
    const slug = path.slice(1)
    const override = parts.overrides[slug]
    const facts = { ...parts.firm, ...townFacts(town, service, neighborsOf(parts, town), language) }
    const checked = checkedFacts(facts, town)
    const preset = fillAll(ownPreset, facts)
    const own = override && fillAll(override, facts)
    const offering = findBySlug(parts.offerings, service.offering)
    const { badge, image, lead, faqs, consequences, ...copy } = preset
    const typeImage = service.preset ? image : (offering?.image ?? image)
    return {
      slug,
      path: addressIn(language, path, parts),
      service,
      town,
      title: t('location', {
        service: serviceTitle(service.name, parts),
        place: townAndCounty(town),
      }),
      badge: own?.badge ?? badge,
      image: own?.image ?? composedName({ service, town, path }) ?? typeImage,
      typeImage,
      lead: own?.lead ?? lead,
      description: own?.description ?? fillAll(service.description, facts),
      copy: {
        ...copy,
        stats: fourStats(ownPreset.stats, spare, checked),
        consequences: shownConsequences(consequences.filter(isFilled), own?.consequences ?? {}),
      },
      own,
      local: own?.local ?? [],
      faqs: questions(service, town, faqs.filter(isFilled), own?.faqs ?? []),
      projects: nearbyProjects(parts.projects, service, town, own?.projects ?? []),
      index: own?.index ?? isProven(service, town, parts.projects),
    }
  })
}

/** Whether a filled text has all its facts; without one that the town doesn't have it is left off the page. */
const isFilled = (value: unknown): boolean =>
  [...strings(value)].every(({ text }) => placeholders(text).length === 0)

/** Whether we have the project in the town that a service needs for its pages to be indexed (S1.34). */
const isProven = (
  { indexedWithProject: needed }: Service,
  { slug }: Town,
  projects: readonly Project[],
): boolean =>
  needed === undefined ||
  projects.some(({ town, category }) => town === slug && (needed === 'any' || needed === category))

/**
 * Returns the paragraphs below the town's facts. A page with its own text on two topics or more shows those, and
 * the topic of its town's paragraph unless it has enough without; other pages show the trade's general text.
 */
function shownConsequences(
  general: Preset['consequences'],
  own: LocationFields['consequences'],
): Preset['consequences'] {
  const enough = Object.keys(own).length > 1
  const plenty = Object.keys(own).length > 2
  return general
    .filter(({ topic, withTown }) => !enough || withTown || own[topic] !== undefined)
    .map((each) => ({
      ...each,
      withTown: each.withTown && !plenty,
      text: own[each.topic] ?? each.text,
    }))
}

/** Returns the figures that the firm claims, in the order in which they replace others. */
function spareStats({ firm, ...site }: Pick<MatrixParts, 'firm'> & HasWords): Preset['stats'] {
  const t = siteWords(site, 'firmFigures')
  const claim = (name: string) => firm[`claim.${name}`] ?? ''
  return [
    { value: claim('years-badge'), label: t('inBusiness') },
    {
      value: claim('reviews') && claim('rating'),
      label: t('rated', { reviews: claim('reviews') }),
    },
    { value: claim('stars') && claim('customers'), label: t('stars', { stars: claim('stars') }) },
    { value: claim('response'), label: t('response') },
  ].filter(({ value }) => value !== '')
}

/**
 * Fills statistics, and replaces each whose figure is unknown, so that their number stays the same.
 * @param spareStats replacements, in this order
 * @param facts the facts that may be used in one
 */
function fourStats(
  stats: Preset['stats'],
  spareStats: Preset['stats'],
  facts: Facts,
): Preset['stats'] {
  const known = fillAll(stats, facts).filter(({ value }) => placeholders(value).length === 0)
  const spare = spareStats.filter(({ value }) => known.every((each) => each.value !== value))
  return [...known, ...spare].slice(0, stats.length)
}

/** A page with questions of its own and of its town shows the trade's only up to this many in all. */
const enoughQuestions = 4

/**
 * Returns the page's own questions first, then the trade's on other topics, then the town's that concern the trade.
 */
const questions = (
  service: Service,
  town: Town,
  general: Preset['faqs'],
  own: LocationFields['faqs'],
): Faq[] => {
  const ofTown = town.faqs.filter(({ services }) => services?.includes(service.slug) ?? true)
  const room = enoughQuestions - own.length - ofTown.length
  const otherTopics = general.filter(
    ({ topic }) => !topic || own.every((each) => each.topic !== topic),
  )
  return [
    ...own,
    ...(own.length > 0 ? otherTopics.slice(0, Math.max(0, room)) : general),
    ...ofTown,
  ].map(({ question, answer }) => ({ question, answer }))
}

/** Returns the projects that an author named, or else this trade's work in this town, or another trade's here. */
function nearbyProjects(
  projects: readonly Project[],
  service: Service,
  town: Town,
  named: readonly string[],
): Project[] {
  const rank = (project: Project) => {
    if (named.includes(project.slug)) return named.indexOf(project.slug)
    const sameTrade = project.services.includes(service.slug)
    if (project.town !== town.slug) return 99
    return sameTrade ? 10 : 20
  }
  return projects
    .map((project) => ({ project, rank: rank(project) }))
    .filter((each) => each.rank < 99)
    .sort((a, b) => a.rank - b.rank || a.project.order - b.project.order)
    .slice(0, 1)
    .map(({ project }) => project)
}

/** Returns the neighboring towns, nearest first. */
export const neighborsOf = ({ towns }: { towns: readonly Town[] }, { neighbors }: Town): Town[] =>
  neighbors.flatMap((slug) => findBySlug(towns, slug) ?? [])

/** Heading above a page's projects. */
export function projectsTitle(
  { projects, town }: Pick<Location, 'projects' | 'town'>,
  site: HasWords,
): string {
  const t = siteWords(site, 'locationPage')
  return projects.every((project) => project.town === town.slug)
    ? t('workHere', { town: town.name })
    : t('workNearby')
}
