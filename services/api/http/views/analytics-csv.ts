import type { Analytics, AnalyticsTable, Figures } from '../../contract/analytics.ts'
import { csvBegin, csvCell } from './csv-cell.ts'

const columns = {
  views: ({ views }: Figures) => views,
  visits: ({ visits }: Figures) => visits,
  'forms begun': ({ begun }: Figures) => begun,
  leads: ({ leads }: Figures) => leads,
  won: ({ won }: Figures) => won,
  'won value in dollars': ({ value }: Figures) => value,
}
const cells = (figures: Figures) => Object.values(columns).map((of) => String(of(figures)))

/** One of the analytics page’s tables as CSV, with the period that it is of in its first columns. */
export function analyticsCsv(table: AnalyticsTable, analytics: Omit<Analytics, 'success'>): string {
  const lines = linesOf(table, analytics)
  return csvBegin + lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('')
}

function linesOf(table: AnalyticsTable, analytics: Omit<Analytics, 'success'>): string[][] {
  const { period, time, rows, answers } = analytics
  const days = [period.from, period.to]
  if (table === 'answers') {
    const lines = answers.spans.map(({ upTo, answers: count }) => [
      ...days,
      upTo === undefined ? 'longer' : String(upTo),
      String(count),
    ])
    return [['from', 'to', 'answered within minutes', 'answers'], ...lines]
  }
  if (table === 'time') {
    const before = Object.keys(columns).map((name) => `${name} in the period before`)
    return [
      ['from', 'to', ...Object.keys(columns), ...before],
      ...time.map((row) => [row.from, row.to, ...cells(row.now), ...cells(row.before)]),
    ]
  }
  return [
    ['from', 'to', table === 'landing' ? 'landing page' : table, ...Object.keys(columns)],
    ...rows.map((row) => [...days, row.name, ...cells(row)]),
  ]
}
