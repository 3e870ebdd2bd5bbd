import type { ContentReport } from '../../../services/api/contract/content-report.ts'
import { trafficDays, type VisitedCell } from './traffic.ts'

export type MatrixOf = ContentReport['matrix']

/** One way to look at the matrix: a figure for each cell, and how good it is. */
export interface Measure {
  label: string
  /** What the figure says, in a sentence. */
  meaning: (matrix: MatrixOf) => string
  figure: (cell: VisitedCell) => number
  shown: (figure: number) => string
  /** More is better; otherwise less is. */
  more: boolean
}

export const measures = {
  similarity: {
    label: 'Likeness',
    meaning: ({ limits, mean }) =>
      `The figures say how many of a hundred words also stand on the page that is most like it. Search engines punish copies: from ${percent(limits.page)} on, a page must be kept from them. The average is ${percent(mean)} and should stay under ${percent(limits.mean)}.`,
    figure: ({ similarity }) => similarity,
    shown: (figure) => Math.round(figure * 100).toString(),
    more: false,
  },
  own: {
    label: 'Own words',
    meaning: () => 'Paragraphs and questions that stand on this page and on no other.',
    figure: ({ evidence }) => evidence.ownWords,
    shown: String,
    more: true,
  },
  evidence: {
    label: 'Local evidence',
    meaning: () =>
      'What a page shows of its place: figures with their source, work nearby, towns next door, what the town’s facts mean for the trade, and its questions.',
    figure: ({ evidence }) =>
      evidence.figures +
      evidence.projects +
      evidence.neighbours +
      evidence.consequences +
      evidence.questions,
    shown: String,
    more: true,
  },
  words: {
    label: 'Length',
    meaning: () => 'Words of the page’s main text, in hundreds.',
    figure: ({ words }) => words,
    shown: (figure) => Math.round(figure / 100).toString(),
    more: true,
  },
  visits: {
    label: 'Visits',
    meaning: () => `Visits of the last ${trafficDays} days that began on the page.`,
    figure: ({ visits }) => visits,
    shown: String,
    more: true,
  },
  leads: {
    label: 'Leads',
    meaning: () => `Requests of the last ${trafficDays} days whose visit began on the page.`,
    figure: ({ leads }) => leads,
    shown: String,
    more: true,
  },
} satisfies Record<string, Measure>
export type MeasureName = keyof typeof measures

export const percent = (share: number): string => `${Math.round(share * 100)}%`

/** In: all figures of a measure and one of them. Out: its fifth among them, 0 (worst) to 4 (best). */
export function levelOf(figures: readonly number[], figure: number, more: boolean): number {
  const [least, most] = [Math.min(...figures), Math.max(...figures)]
  if (most === least) return 2
  const share = (figure - least) / (most - least)
  return Math.min(4, Math.floor((more ? share : 1 - share) * 5))
}
