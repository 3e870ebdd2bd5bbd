import { type Evidence, evidenceOf } from './evidence.ts'
import { locationText } from './location-text.ts'
import { type Likeness, likenesses } from './similarity.ts'
import type { Site } from './site.ts'

/** A page that is this much like another is a doorway page; so is a site whose pages are on average. */
export const likenessLimits = { page: 0.5, mean: 0.35 } as const

export interface LocationRow extends Omit<Likeness, 'id'> {
  slug: string
  path: string
  service: string
  town: string
  /** Whether search engines may keep it. */
  index: boolean
  evidence: Evidence
  /** Why it is too thin to be found by search engines; empty when it is not. */
  thin: string[]
}

export interface LocationReport {
  rows: LocationRow[]
  mean: number
  /** Pages at or over the limit, whether or not they are in the index. */
  over: number
  /** Whether every page in the index, and the mean, are within the limits. */
  within: boolean
}

/**
 * The location pages among each other: what each has of its place, and which one it is most like. In: the
 * site, and how texts are compared, for whoever keeps what came of it.
 */
export function locationReport(site: Site, compare = likenesses): LocationReport {
  const texts = new Map(
    site.locations.map((location) => [location.slug, locationText(site, location).join('\n')]),
  )
  const standing = new Map(compare(texts).map(({ id, ...likeness }) => [id, likeness]))
  const rows = site.locations.flatMap((location): LocationRow[] => {
    const likeness = standing.get(location.slug)
    if (!likeness) return []
    const { slug, path, service, town, index } = location
    const evidence = evidenceOf(site, location)
    return [
      {
        slug,
        path,
        service: service.slug,
        town: town.slug,
        index,
        evidence,
        ...likeness,
        thin: thinness(likeness, evidence),
      },
    ]
  })
  const mean = rows.reduce((sum, { similarity }) => sum + similarity, 0) / Math.max(1, rows.length)
  const over = rows.filter(({ similarity }) => similarity >= likenessLimits.page)
  return {
    rows,
    mean,
    over: over.length,
    within: mean < likenessLimits.mean && over.every(({ index }) => !index),
  }
}

function thinness({ similarity }: Pick<Likeness, 'similarity'>, evidence: Evidence): string[] {
  const { ownConsequences, ownQuestions, ownParagraphs } = evidence
  return [
    ...(similarity >= likenessLimits.page ? ['too much like another'] : []),
    ...(ownConsequences + ownQuestions + ownParagraphs === 0 ? ['no words of its own'] : []),
  ]
}
