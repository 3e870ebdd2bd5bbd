import { groupedBy, memoize } from './memoize.ts'
import type { Guide, Post, Project, Site, Town } from './site.ts'

type Article = Guide | Post

/** How many related articles are shown, and how many its author can name. */
const shown = 3
const mostNamed = 3

/** Returns the articles its author named, then those that share most tags, then the newest. */
export function relatedArticles(article: Article, siblings: readonly Article[]): Article[] {
  const named: readonly string[] = article.related
  const { newest, bySlug } = indexOf(siblings)
  const places = named.flatMap((slug) => bySlug.get(slug) ?? []).sort((a, b) => a - b)
  const chosen = places.flatMap((place) => newest[place] ?? [])
  // Rank enough to leave out the article and those that were named.
  const others = rankedByTags(siblings, article.tags)
  return [...new Set([...chosen, ...others])]
    .filter(({ slug }) => slug !== article.slug)
    .slice(0, shown)
}

/** Indexes positions in `newest` by slug and by tag. */
const indexOf = memoize((siblings: readonly Article[]) => {
  const newest = [...siblings].sort((a, b) => b.date.localeCompare(a.date))
  const places = [...newest.keys()]
  return {
    newest,
    bySlug: new Map(newest.map(({ slug }, place) => [slug, place])),
    byTag: groupedBy(places, (place) => newest[place]?.tags ?? []),
    rankings: new Map<string, Article[]>(),
  }
})

/** Ranks articles by shared tags, then by date: once for all articles with the same tags. */
function rankedByTags(siblings: readonly Article[], tags: readonly string[]): Article[] {
  const { newest, byTag, rankings } = indexOf(siblings)
  const wanted = [...new Set(tags)].sort()
  const key = wanted.join('\n')
  const known = rankings.get(key)
  if (known) return known
  const shared = new Uint8Array(newest.length)
  for (const tag of wanted)
    for (const place of byTag.get(tag) ?? []) shared[place] = (shared[place] ?? 0) + 1
  const enough = shown + mostNamed + 1
  const byCount: Article[][] = ['', ...wanted].map(() => [])
  newest.forEach((article, place) => {
    const group = byCount[shared[place] ?? 0]
    if (group && group.length < enough) group.push(article)
  })
  const ranked = byCount.reverse().flat().slice(0, enough)
  rankings.set(key, ranked)
  return ranked
}

/** Returns the guides about a town, then those that fit any town. */
export function guidesOf(
  { guides, towns }: Pick<Site, 'guides' | 'towns'>,
  { slug }: Pick<Town, 'slug'>,
): Guide[] {
  const about = guides.filter((guide) => guide.towns.includes(slug))
  const general = guides.filter(
    (guide) => guide.towns.length === 0 && generalFamilies.includes(guide.family),
  )
  // Each town starts at another position, so that every general guide is shown somewhere.
  const start = (towns.findIndex((town) => town.slug === slug) * 3) % Math.max(general.length, 1)
  return [...about, ...general.slice(start), ...general.slice(0, start)].slice(0, 6)
}

const generalFamilies: readonly Guide['family'][] = ['build', 'remodel', 'manage']

/** Returns the firm's projects in the town, else those in neighboring towns. */
export function projectsOf(
  { projects }: Pick<Site, 'projects'>,
  { slug, neighbors }: Pick<Town, 'slug' | 'neighbors'>,
): Project[] {
  const here = projects.filter(({ town }) => town === slug)
  return here.length > 0 ? here : projects.filter(({ town }) => neighbors.includes(town))
}
