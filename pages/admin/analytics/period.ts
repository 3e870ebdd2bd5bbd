import type {
  Breakdown,
  BreakdownRow,
  DateRange,
} from '../../../services/api/analytics/contract.ts'
import { formatDay } from '../format.ts'

/** The named periods, by their value in the address. */
export const namedPeriods = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'Year' },
  { value: 'custom', label: 'Custom' },
] as const
type PeriodName = (typeof namedPeriods)[number]['value']

const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

/** Reads the period from the page's query: a named one, or a range of days. */
export function parsePeriod(query: URLSearchParams): {
  name: PeriodName
  from?: string
  to?: string
} {
  const [from, to] = [query.get('from'), query.get('to')]
  if (isDay(from) && isDay(to)) return { name: 'custom', from, to }
  const days = query.get('days')
  const name = namedPeriods.find(({ value }) => value === days && value !== 'custom')?.value
  return { name: name ?? '30' }
}

/** The period as query parameters for the API. */
export function periodParams({ name, from, to }: ReturnType<typeof parsePeriod>): URLSearchParams {
  if (from !== undefined && to !== undefined) return new URLSearchParams({ from, to })
  return new URLSearchParams({ days: name })
}

const axisDayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** `2026-05-14` → `May 14`, for an axis. */
export const formatAxisDay = (day: string): string =>
  axisDayFormat.format(new Date(`${day}T00:00:00Z`))

/** `May 14, 2026`, or `May 8, 2026 to May 14, 2026`. */
export const formatDayRange = ({ from, to }: DateRange): string =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`

/** Labels of the tabs and of the table's first column. */
export const breakdownLabels: Record<Breakdown, { tab: string; column: string; none: string }> = {
  landing: { tab: 'Landing page', column: 'Page the visit started on', none: 'Unknown' },
  service: { tab: 'Service', column: 'Service', none: 'Pages that aren’t about one service' },
  town: { tab: 'Town', column: 'Town', none: 'Pages that aren’t about one town' },
  campaign: { tab: 'Campaign', column: 'Campaign', none: 'No campaign' },
  referrer: { tab: 'Referrer', column: 'Site that linked here', none: 'Direct or unknown' },
  week: { tab: 'Week', column: 'Week from Monday', none: '' },
}

/** The label of a row. */
export function rowLabel(by: Breakdown, { name }: Pick<BreakdownRow, 'name'>): string {
  if (name === '') return breakdownLabels[by].none
  return by === 'week' ? formatDay(name) : name
}
