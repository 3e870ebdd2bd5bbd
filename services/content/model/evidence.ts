import { neighboursOf } from './nearby.ts'
import type { Location, Site } from './site.ts'
import { townFigures } from './town-figures.ts'

/** What a location page can show for its place: counts of things that only this town has. */
export interface Evidence {
  /** Figures of the town with their source… */
  figures: number
  /** …and how many of them somebody has read there, on a day that is noted. */
  confirmed: number
  /** The firm's work in this town or next door. */
  projects: number
  neighbours: number
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
  const figures = townFigures(town)
  const near = [town.slug, ...town.neighbours]
  return {
    figures: figures.length,
    confirmed: figures.filter(({ source }) => source.checked).length,
    projects: projects.filter((project) => near.includes(project.town)).length,
    neighbours: neighboursOf(site, town).length,
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
