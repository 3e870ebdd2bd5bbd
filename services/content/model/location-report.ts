import { locationText } from './location-text.ts'
import { neighborsOf } from './location.ts'
import {
  comparableSentences,
  maskFor,
  ownShares,
  type SimilarityRow,
  compareTexts,
  wordsOf,
} from './similarity.ts'
import type { Site, Location } from './site.ts'
import { townMeasurements } from './town-measurements.ts'

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

/** What a location page can show for its place: counts of things that only this town has. */
interface Evidence {
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
