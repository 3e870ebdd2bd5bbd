import type { Guide, Project, Site, Town } from './site.ts'

/** In: the site and a town. Out: the guides about it, then those that fit any town. */
export function guidesOf(
  { guides, towns }: Pick<Site, 'guides' | 'towns'>,
  { slug }: Pick<Town, 'slug'>,
): Guide[] {
  const about = guides.filter((guide) => guide.towns.includes(slug))
  const general = guides.filter(
    (guide) => guide.towns.length === 0 && generalFamilies.includes(guide.family),
  )
  // Each town starts at another place, so that the general ones are all shown somewhere.
  const start = (towns.findIndex((town) => town.slug === slug) * 3) % Math.max(general.length, 1)
  return [...about, ...general.slice(start), ...general.slice(0, start)].slice(0, 6)
}

const generalFamilies: readonly Guide['family'][] = ['build', 'remodel', 'manage']

/** Out: our projects in the town, else those next door. */
export function projectsOf(
  { projects }: Pick<Site, 'projects'>,
  { slug, neighbors }: Pick<Town, 'slug' | 'neighbors'>,
): Project[] {
  const here = projects.filter(({ town }) => town === slug)
  return here.length > 0 ? here : projects.filter(({ town }) => neighbors.includes(town))
}
