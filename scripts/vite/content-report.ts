import type { ContentReport } from '../../services/api/site/content-report-contract.ts'
import { similarityLimits, locationReport, type LocationRow } from '../locations/location-report.ts'
import {
  contentFolder,
  shownFolder,
  shownProblem,
  shownText,
} from '../../services/content/load/files/folder.ts'
import { withSlashes } from '../../services/content/load/files/path-inside.ts'
import { memoize } from '../../services/content/model/memoize.ts'
import type { Location, Site } from '../../services/content/model/site.ts'
import { contentItems } from './content-items.ts'

/** Computes a value, or returns the one memoized under its name. */
export type Query = <Value>(name: string, compute: () => Value) => Value

/** In development every visit of the page asks for it; comparing the texts takes half a second. */
const reportOf = memoize((site: Site) => locationReport(site))

interface ReportOptions {
  /** Memoizes values between builds. */
  query?: Query
  /** Returns the text of a location page; left out, the page is rendered. */
  locationText?: (location: Location) => string[]
  /** The content folder, which its files are named with. */
  folder?: string
}

/** Creates dist/content.json: the state of the content, for staff. */
export function contentReport(
  site: Site,
  builtAt: Date,
  { query = (_, compute) => compute(), locationText, folder = contentFolder() }: ReportOptions = {},
): ContentReport {
  const shown = (file: string) => shownText(folder, file)
  const { rows, mean } = query('location report', () =>
    locationText ? locationReport(site, locationText) : reportOf(site),
  )
  const own = new Set(site.locations.filter(({ own }) => own).map(({ slug }) => slug))
  return {
    commit: site.commit,
    builtAt: builtAt.toISOString(),
    source: sourceOf(folder, site.business.repository),
    writings: contentItems(site, query).map((entry) => ({
      ...entry,
      file: shown(entry.file),
      problems: entry.problems.map((problem) => shownProblem(folder, problem)),
    })),
    matrix: {
      services: site.services.map(({ slug, label, preset }) => ({
        slug,
        label,
        preset: preset !== undefined,
        file: shown(`content/services/${slug}.yaml`),
      })),
      towns: site.towns.map(({ slug, name, county }) => ({
        slug,
        name,
        county,
        file: shown(`content/towns/${slug}.yaml`),
      })),
      cells: rows.map((row) =>
        cell(row, own.has(row.slug) ? shown(`content/locations/${row.slug}.yaml`) : undefined),
      ),
      limits: similarityLimits,
      mean,
    },
  }
}

/** A folder outside of the project is in a repository of its own, whose address is that of its files. */
function sourceOf(folder: string, repository: string | undefined): ContentReport['source'] {
  const shown = shownFolder(folder)
  if (repository === undefined) return { folder: shown }
  const base = repository.replace(/\/$/, '')
  return { folder: shown, address: shown === withSlashes(folder) ? base : `${base}/${shown}` }
}

function cell({ evidence, nearest, ...row }: LocationRow, file: string | undefined) {
  const { service, town, path, index, words, similarity, thin } = row
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
    ...(file !== undefined && { file }),
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
