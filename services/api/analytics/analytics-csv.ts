import type { Analytics, AnalyticsTable, FunnelMetrics } from './contract.ts'
import { utf8Bom, csvCell } from '../http/csv.ts'

const columns = {
  views: ({ views }: FunnelMetrics) => views,
  visits: ({ visits }: FunnelMetrics) => visits,
  'forms begun': ({ begun }: FunnelMetrics) => begun,
  leads: ({ leads }: FunnelMetrics) => leads,
  won: ({ won }: FunnelMetrics) => won,
  'won value in dollars': ({ value }: FunnelMetrics) => value,
}
const cells = (figures: FunnelMetrics) => Object.values(columns).map((of) => String(of(figures)))

/** Formats a table of the analytics page as CSV; the first columns are its period. */
export function formatAnalyticsCsv(
  table: AnalyticsTable,
  analytics: Omit<Analytics, 'success'>,
): string {
  const lines = tableLines(table, analytics)
  return utf8Bom + lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('')
}

function tableLines(table: AnalyticsTable, analytics: Omit<Analytics, 'success'>): string[][] {
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
