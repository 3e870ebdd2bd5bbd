import { lastResult, memoize } from '../../services/content/model/memoize.ts'
import { neighborsOf } from '../../services/content/model/location/location.ts'
import {
  comparableSentences,
  maskFor,
  ownShares,
  type SimilarityRow,
  compareTexts,
  wordsOf,
} from '../../services/content/model/similarity.ts'
import type { Site, Location } from '../../services/content/model/site.ts'
import type { HasWords } from '../../services/content/model/site-words.ts'
import { townMeasurements } from '../../services/content/model/town-measurements.ts'
import { locationText } from './location-text.tsx'

/** Limits of similarity: of a page with its nearest one, above which it is a doorway page, and of the mean. */
export const similarityLimits = { page: 0.5, mean: 0.35 } as const

/** Targets, with names and figures masked: shares of own text, similarity to the nearest page, words. */
export const locationAims = { own: 0.3, similarity: 0.35, minWords: 700, maxWords: 1100 } as const

export interface LocationRow extends Omit<SimilarityRow, 'id'> {
  slug: string
  path: string
  service: string
  town: string
  /** Whether search engines may keep it. */
  index: boolean
  evidence: Evidence
  /** The share of its sentences that no other page has, names and figures masked. */
  ownSentences: number
  /** Why it is too thin for search engines; empty when it is not. */
  thin: string[]
}

interface LocationReport {
  rows: LocationRow[]
  mean: number
  /** How many pages miss each target. */
  outsideAims: { ownSentences: number; own: number; similarity: number; words: number }
  /** Pages at or over the limit, whether or not they are in the index. */
  overLimit: number
  /** Whether every page in the index, and the mean, are within the limits. */
  withinLimits: boolean
}

/** Editions of a build differ in few texts, and comparing them takes a second. */
const lastComparison = lastResult<{ ownSentences: number[]; compared: SimilarityRow[] }>()

/** Reads pages for the comparison: a page that is the same as before is not read again. */
const lastReader = lastResult<ReturnType<typeof createReader>>()

function createReader(site: Site) {
  const mask = maskFor(site)
  return memoize((blocks: readonly string[]) => {
    const masked = blocks.map(mask)
    return {
      text: masked.join('\n'),
      sentences: comparableSentences(masked),
      // Masking joins lists of towns, so words are counted in the text as it is read.
      words: wordsOf(blocks.join('\n')).length,
    }
  })
}

/**
 * Compares the location pages: what local evidence each has, and which one it is most like, with the names and
 * figures of towns masked.
 * @param textOf returns the text of a page in blocks
 */
export function locationReport(
  site: Site,
  textOf = (location: Location) => locationText(site, location),
): LocationReport {
  const read = lastReader([JSON.stringify(site.towns)], () => createReader(site))
  const pages = site.locations.map((location) => ({
    slug: location.slug,
    ...read(textOf(location)),
  }))
  const { ownSentences, compared } = lastComparison(
    pages.flatMap(({ slug, text }) => [slug, text]),
    () => ({
      ownSentences: ownShares(pages.map(({ sentences }) => sentences)),
      compared: compareTexts(new Map(pages.map(({ slug, text }) => [slug, text]))),
    }),
  )
  const bySlug = new Map(compared.map(({ id, ...similarityRow }) => [id, similarityRow]))
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
        words: pages[place]?.words ?? 0,
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

/** Local evidence of a location page: counts of content that only this town has. */
interface Evidence {
  /** The town's figures that the page shows, each with a source. */
  measurements: number
  /** How many of `measurements` have a `checked` date. */
  confirmed: number
  /** The firm's work in this town or next door. */
  projects: number
  neighbors: number
  /** Paragraphs of the town on what its facts mean for this trade. */
  consequences: number
  /** How many of `consequences` this page follows with its own text. */
  ownConsequences: number
  /** Questions of the town's file that this page shows. */
  townQuestions: number
  /** Questions that only this page has. */
  ownQuestions: number
  /** Further paragraphs that only this page has. */
  ownParagraphs: number
  /** What else its file in content/locations/ changes: `lead`, `image`, … */
  changed: string[]
}

export function evidenceOf(site: Pick<Site, 'towns'> & HasWords, location: Location): Evidence {
  const { town, service, copy, own, projects } = location
  const figures = townMeasurements(town, site, service.townFacts)
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
