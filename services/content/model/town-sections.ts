import type { Town } from './site.ts'

/** The sections of a town's page that depend on what is known of the town, by their anchors, in order. */
const sections = {
  place: ({ intro, topics, elevation, snowLoad, frostDepth, snowfall }: Town) =>
    [intro, topics.ground, topics.access, elevation, snowLoad, frostDepth, snowfall].some(
      (one) => one !== undefined,
    ),
  permits: ({ permits, hub, topics }: Town) =>
    permits !== undefined || hub.steps !== undefined || topics.rules !== undefined,
  'permit-fees': ({ permits }: Town) => permits?.fees !== undefined,
  seasons: ({ topics, hub }: Town) =>
    [topics.season, topics.snow, hub.keeping].some((text) => text !== undefined),
  hazards: ({ hub }: Town) => hub.hazards !== undefined,
  neighborhoods: ({ topics, hub }: Town) =>
    topics.homes !== undefined || hub.neighborhoods !== undefined,
  poster: ({ poster }: Town) => poster !== undefined,
  faq: ({ faqs }: Town) => faqs.length > 0,
}
export type TownSection = keyof typeof sections

/** Returns the sections that a town's page has besides its services and its map: those that the town's file says something for. */
export const townSections = (town: Town): TownSection[] =>
  (Object.keys(sections) as TownSection[]).filter((name) => sections[name](town))

/** The ids on a town's page besides its blocks. */
export const townAnchors = (town: Town): string[] => [...townSections(town), 'services', 'map']
