import { useResource } from '../resource/use-resource.ts'
import { analyticsResponse } from '../../../services/api/analytics/contract.ts'
import type {
  ContentReport,
  ContentSource,
  MatrixCell,
} from '../../../services/api/site/content-report-contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'

type MatrixReport = ContentReport['matrix']

export interface MatrixProps {
  matrix: MatrixReport
  /** The content folder, for links to files. */
  source: ContentSource
}

/** A measure of the matrix: a value for each cell, and its rating. */
export interface Measure {
  label: string
  /** The value as a sentence. */
  meaning: (matrix: MatrixReport) => string
  valueOf: (cell: CellWithTraffic) => number
  format?: (figure: number) => string
  lowerIsBetter?: true
}

export const measures = {
  similarity: {
    label: 'Similarity',
    meaning: ({ limits, mean }) =>
      `The percentage of words that also appear on the page most like it. Search engines punish copies, so at ${formatPercent(limits.page)} or more, hide a page from them. The average is ${formatPercent(mean)} and should stay under ${formatPercent(limits.mean)}.`,
    valueOf: ({ similarity }) => similarity,
    format: (figure) => Math.round(figure * 100).toString(),
    lowerIsBetter: true,
  },
  own: {
    label: 'Own words',
    meaning: () => 'Paragraphs and questions that appear on this page and nowhere else.',
    valueOf: ({ evidence }) => evidence.ownWords,
  },
  evidence: {
    label: 'Local evidence',
    meaning: () =>
      'What a page says about its town: figures with a source, nearby work, neighboring towns, what the town’s facts mean for the trade, and questions.',
    valueOf: ({ evidence }) =>
      evidence.figures +
      evidence.projects +
      evidence.neighbors +
      evidence.consequences +
      evidence.questions,
  },
  words: {
    label: 'Length',
    meaning: () => 'Words of the page’s main text, in hundreds.',
    valueOf: ({ words }) => words,
    format: (figure) => Math.round(figure / 100).toString(),
  },
  visits: {
    label: 'Visits',
    meaning: () => `Visits in the last ${trafficDays} days that started on the page.`,
    valueOf: ({ visits }) => visits,
  },
  leads: {
    label: 'Leads',
    meaning: () => `Leads from the last ${trafficDays} days whose visit started on the page.`,
    valueOf: ({ leads }) => leads,
  },
} satisfies Record<string, Measure>
export type MeasureName = keyof typeof measures

export const formatPercent = (share: number): string => `${Math.round(share * 100)}%`

/**
 * Rates a value from 0 (worst) to 4 (best), by the five bands of equal width between the lowest and
 * the highest value; 2 when all values are equal.
 *
 * @param values all values of the measure
 * @param value one of them
 * @param higherIsBetter whether the highest value is rated 4, or the lowest
 */
export function levelOf(values: readonly number[], value: number, higherIsBetter: boolean): number {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  if (most === least) return 2
  const share = (value - least) / (most - least)
  return Math.min(4, Math.floor((higherIsBetter ? share : 1 - share) * 5))
}

/** The number of days, including today, for which the matrix shows visits and leads. */
export const trafficDays = 90

/** A location page with the visits that began on it, and their leads. */
export type CellWithTraffic = MatrixCell & { visits: number; leads: number }

/** Adds visits and leads to the cells of the matrix; both are 0 while loading. */
export function useCellTraffic(cells: readonly MatrixCell[]): CellWithTraffic[] {
  const answer = useResource({
    key: ['leads', 'by landing page'],
    path: paths.admin.analytics,
    search: `days=${trafficDays}&by=landing`,
    response: analyticsResponse,
  })
  const rowByPath = new Map(answer.data?.rows.map((row) => [row.name, row]))
  return cells.map((cell) => {
    const { visits = 0, leads = 0 } = rowByPath.get(cell.path) ?? {}
    return { ...cell, visits, leads }
  })
}
