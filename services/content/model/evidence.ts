import { neighborsOf } from './location.ts'
import type { Location, Site } from './site.ts'
import { townMeasurements } from './town-measurements.ts'

/** What a location page can show for its place: counts of things that only this town has. */
export interface Evidence {
  /** The town's figures that the page shows, each with a source… */
  measurements: number
  /** …and how many of them have a `checked` date. */
  confirmed: number
  /** The firm's work in this town or next door. */
  projects: number
  neighbors: number
  /** What the town's facts mean for this trade: paragraphs of the town… */
  consequences: number
  /** …and how many of them this page follows with words of its own. */
  ownConsequences: number
  /** Questions that the town's file asks on this page. */
  townQuestions: number
  /** Questions of this page alone. */
  ownQuestions: number
  /** Further paragraphs of this page alone. */
  ownParagraphs: number
  /** What else its file in content/locations/ changes: `lead`, `image`, … */
  changed: string[]
}

export function evidenceOf(site: Pick<Site, 'towns'>, location: Location): Evidence {
  const { town, service, copy, own, projects } = location
  const figures = townMeasurements(town, service.townFacts)
  const near = [town.slug, ...town.neighbors]
  return {
    measurements: figures.length,
    confirmed: figures.filter(({ source }) => source.checked).length,
    projects: projects.filter((project) => near.includes(project.town)).length,
    neighbors: neighborsOf(site, town).length,
    consequences: copy.consequences.filter(
      ({ topic, withTown }) => withTown || own?.consequences[topic],
    ).length,
    ownConsequences: copy.consequences.filter(({ topic }) => own?.consequences[topic]).length,
    townQuestions: town.faqs.filter(({ services }) => services?.includes(service.slug) ?? true)
      .length,
    ownQuestions: own?.faqs.length ?? 0,
    ownParagraphs: own?.local.length ?? 0,
    changed: (['badge', 'image', 'lead', 'description'] as const).filter((field) => own?.[field]),
  }
}
