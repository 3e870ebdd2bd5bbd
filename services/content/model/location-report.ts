import { type Evidence, evidenceOf } from './evidence.ts'
import { locationText } from './location-text.ts'
import { type SimilarityRow, compareTexts } from './similarity.ts'
import type { Site } from './site.ts'

/** A page that is this much like another is a doorway page; so is a site whose pages are on average. */
export const similarityLimits = { page: 0.5, mean: 0.35 } as const

export interface LocationRow extends Omit<SimilarityRow, 'id'> {
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
  overLimit: number
  /** Whether every page in the index, and the mean, are within the limits. */
  withinLimits: boolean
}

/**
 * Compares the location pages: what local evidence each has, and which one it is most like. In: the
 * site, and the function that compares texts, which callers may cache.
 */
export function locationReport(site: Site, compare = compareTexts): LocationReport {
  const texts = new Map(
    site.locations.map((location) => [location.slug, locationText(site, location).join('\n')]),
  )
  const bySlug = new Map(compare(texts).map(({ id, ...similarityRow }) => [id, similarityRow]))
  const rows = site.locations.flatMap((location): LocationRow[] => {
    const similarity = bySlug.get(location.slug)
    if (!similarity) return []
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
        ...similarity,
        thin: thinReasons(similarity, evidence),
      },
    ]
  })
  const mean = rows.reduce((sum, { similarity }) => sum + similarity, 0) / Math.max(1, rows.length)
  const over = rows.filter(({ similarity }) => similarity >= similarityLimits.page)
  return {
    rows,
    mean,
    overLimit: over.length,
    withinLimits: mean < similarityLimits.mean && over.every(({ index }) => !index),
  }
}

function thinReasons(
  { similarity }: Pick<SimilarityRow, 'similarity'>,
  evidence: Evidence,
): string[] {
  const { ownConsequences, ownQuestions, ownParagraphs } = evidence
  return [
    ...(similarity >= similarityLimits.page ? ['too much like another'] : []),
    ...(ownConsequences + ownQuestions + ownParagraphs === 0 ? ['no words of its own'] : []),
  ]
}
