import { type Evidence, evidenceOf } from './evidence.ts'
import { locationText } from './location-text.ts'
import {
  comparableSentences,
  maskFor,
  ownShares,
  type SimilarityRow,
  compareTexts,
  wordsOf,
} from './similarity.ts'
import type { Site } from './site.ts'

/** A page that is this much like another is a doorway page; so is a site whose pages are on average. */
export const similarityLimits = { page: 0.5, mean: 0.35 } as const

/** What we aim at, with names and figures masked: shares of own text, the nearest page, words. */
export const locationAims = { own: 0.3, similarity: 0.35, minWords: 700, maxWords: 1100 } as const

export interface LocationRow extends Omit<SimilarityRow, 'id'> {
  slug: string
  path: string
  service: string
  town: string
  /** Whether search engines may keep it. */
  index: boolean
  evidence: Evidence
  /** The share of its sentences that stand on no other page, names and figures masked. */
  ownSentences: number
  /** Why it is too thin to be found by search engines; empty when it is not. */
  thin: string[]
}

interface LocationReport {
  rows: LocationRow[]
  mean: number
  /** Pages outside of what we aim at. */
  outsideAims: { ownSentences: number; own: number; similarity: number; words: number }
  /** Pages at or over the limit, whether or not they are in the index. */
  overLimit: number
  /** Whether every page in the index, and the mean, are within the limits. */
  withinLimits: boolean
}

/**
 * Compares the location pages: what local evidence each has, and which one it is most like, with the names and
 * figures of towns masked. In: the site, and the function that compares texts, which callers may cache.
 */
export function locationReport(site: Site, compare = compareTexts): LocationReport {
  const mask = maskFor(site)
  const blocks = site.locations.map((location) => locationText(site, location))
  const masked = blocks.map((page) => page.map(mask))
  const texts = new Map(
    site.locations.map(({ slug }, index) => [slug, masked[index]?.join('\n') ?? '']),
  )
  const ownSentences = ownShares(masked.map(comparableSentences))
  const bySlug = new Map(compare(texts).map(({ id, ...similarityRow }) => [id, similarityRow]))
  const rows = site.locations.flatMap((location, place): LocationRow[] => {
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
        // Masking joins lists of towns, so words are counted in the text as it is read.
        words: wordsOf(blocks[place]?.join('\n') ?? '').length,
        ownSentences: ownSentences[place] ?? 0,
        thin: thinReasons(similarity, evidence),
      },
    ]
  })
  const mean = rows.reduce((sum, { similarity }) => sum + similarity, 0) / Math.max(1, rows.length)
  const over = rows.filter(({ similarity }) => similarity >= similarityLimits.page)
  return {
    rows,
    mean,
    outsideAims: {
      ownSentences: rows.filter((row) => row.ownSentences < locationAims.own).length,
      own: rows.filter(({ own }) => own < locationAims.own).length,
      similarity: rows.filter(({ similarity }) => similarity > locationAims.similarity).length,
      words: rows.filter(
        ({ words }) => words < locationAims.minWords || words > locationAims.maxWords,
      ).length,
    },
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
