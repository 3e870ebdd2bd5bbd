import { hasForm } from './blocks.ts'
import type { Town } from './site.ts'

/** What is known of building in a town, by anchor. */
const facts = {
  figures: ({ elevation, snowLoad, frostDepth, snowfall }: Town) =>
    [elevation, snowLoad, frostDepth, snowfall].some((figure) => figure !== undefined),
  permits: ({ permits, hub }: Town) => permits !== undefined || hub.steps !== undefined,
  'permit-fees': ({ permits }: Town) => permits?.fees !== undefined,
  hazards: ({ hub }: Town) => hub.hazards !== undefined,
  neighborhoods: ({ hub }: Town) => hub.neighborhoods !== undefined,
}

/** The parts of a town's page that depend on its file, by anchor, in order. */
const sections = {
  estimate: ({ blocks }: Town) => !hasForm(blocks),
  place: (town: Town) =>
    town.intro !== undefined ||
    town.hub.keeping !== undefined ||
    Object.values(facts).some((isKnown) => isKnown(town)),
  ...facts,
  poster: ({ poster }: Town) => poster !== undefined,
  faq: ({ faqs }: Town) => faqs.length > 0,
}
export type TownSection = keyof typeof sections

/** Returns the parts that a town's page has besides its services and its map: those that the town's file says something for. */
export const townSections = (town: Town): TownSection[] =>
  (Object.keys(sections) as TownSection[]).filter((name) => sections[name](town))

/** The ids on a town's page besides its blocks. */
export const townAnchors = (town: Town): string[] => [...townSections(town), 'services', 'map']
