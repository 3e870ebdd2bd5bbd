import type { ContentReport } from '../../services/api/site/content-report-contract.ts'
import { similarityLimits, locationReport, type LocationRow } from '../locations/location-report.ts'
import { memoize } from '../../services/content/model/memoize.ts'
import type { Site } from '../../services/content/model/site.ts'
import { contentItems } from './content-items.ts'

/** Computes a value, or returns the one memoized under its name. */
export type Query = <Value>(name: string, compute: () => Value) => Value

/** In development every visit of the page asks for it; comparing the texts takes half a second. */
const reportOf = memoize(locationReport)

/**
 * Creates dist/content.json: the state of the content, for staff.
 * @param query memoizes values between builds
 */
export function contentReport(
  site: Site,
  builtAt: Date,
  query: Query = (_, compute) => compute(),
): ContentReport {
  const { rows, mean } = query('location report', () => reportOf(site))
  const own = new Set(site.locations.filter(({ own }) => own).map(({ slug }) => slug))
  return {
    commit: site.commit,
    builtAt: builtAt.toISOString(),
    ...(site.business.repository !== undefined && { repository: site.business.repository }),
    writings: contentItems(site, query),
    matrix: {
      services: site.services.map(({ slug, label, preset }) => ({
        slug,
        label,
        preset: preset !== undefined,
        file: `content/services/${slug}.yaml`,
      })),
      towns: site.towns.map(({ slug, name, county }) => ({
        slug,
        name,
        county,
        file: `content/towns/${slug}.yaml`,
      })),
      cells: rows.map((row) => cell(row, own.has(row.slug))),
      limits: similarityLimits,
      mean,
    },
  }
}

function cell({ evidence, nearest, ...row }: LocationRow, hasFile: boolean) {
  const { service, town, path, index, words, similarity, thin, slug } = row
  const { measurements, confirmed, projects, neighbors, consequences } = evidence
  const { townQuestions, ownQuestions, ownConsequences, ownParagraphs } = evidence
  return {
    service,
    town,
    path,
    index,
    words,
    similarity,
    thin,
    ...(hasFile && { file: `content/locations/${slug}.yaml` }),
    ...(nearest !== undefined && { nearest }),
    evidence: {
      figures: measurements,
      confirmed,
      projects,
      neighbors,
      consequences,
      questions: townQuestions + ownQuestions,
      ownWords: ownConsequences + ownQuestions + ownParagraphs,
    },
  }
}
