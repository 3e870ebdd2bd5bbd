import { leadSourceLabel } from '../../../services/api/contract/lead-source.ts'
import type {
  Breakdown,
  BreakdownRow,
  Comparison,
  DateRange,
} from '../../../services/api/analytics/contract.ts'
import { addDays, day } from '../../../services/api/contract/day.ts'
import { formatDay } from '../format.ts'

/** The named periods, by their value in the address. */
export const namedPeriods = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '365 days' },
  { value: 'this-month', label: 'This month' },
  { value: 'last-month', label: 'Last month' },
  { value: 'custom', label: 'Custom' },
] as const
type PeriodName = (typeof namedPeriods)[number]['value']

const isDay = (text: string | null): text is string => day.safeParse(text).success

/** What the period is compared with, and how charts call it. */
export const comparisonLabels: Record<Comparison, { option: string; legend: string }> = {
  before: { option: 'The period before', legend: 'The period before' },
  year: { option: 'The same days a year before', legend: 'A year before' },
}

interface Period {
  name: PeriodName
  from?: string
  to?: string
  compare: Comparison
}

/**
 * Reads the period from the page's query: a named one, or a range of days.
 *
 * @param today the office's day, which months are named by
 */
export function parsePeriod(query: URLSearchParams, today: string): Period {
  const compare = query.get('compare') === 'year' ? 'year' : 'before'
  const [from, to] = [query.get('from'), query.get('to')]
  if (isDay(from) && isDay(to)) return { name: 'custom', from, to, compare }
  const days = query.get('days')
  const name = namedPeriods.find(({ value }) => value === days && value !== 'custom')?.value
  return { name: name ?? '30', ...monthDays(name, today), compare }
}

/** The days of a named month; none for the other periods. */
function monthDays(name: PeriodName | undefined, today: string) {
  const first = `${today.slice(0, 8)}01`
  if (name === 'this-month') return { from: first, to: today }
  if (name !== 'last-month') return {}
  const to = addDays(first, -1)
  return { from: `${to.slice(0, 8)}01`, to }
}

/** The period as query parameters for the API. */
export function periodParams({ name, from, to, compare }: Period): URLSearchParams {
  const days: Record<string, string> =
    from !== undefined && to !== undefined ? { from, to } : { days: name }
  return new URLSearchParams({ ...days, ...(compare === 'year' && { compare }) })
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
  source: { tab: 'Source', column: 'How they reached us', none: 'Unknown' },
  week: { tab: 'Week', column: 'Week', none: '' },
}

/** The label of a row. A week's days are those in the period, since only they are counted. */
export function rowLabel(
  by: Breakdown,
  { name }: Pick<BreakdownRow, 'name'>,
  period: DateRange,
): string {
  if (name === '') return breakdownLabels[by].none
  if (by === 'source') return leadSourceLabel(name)
  if (by !== 'week') return name
  const sunday = addDays(name, 6)
  return formatWeek({
    from: name < period.from ? period.from : name,
    to: sunday > period.to ? period.to : sunday,
  })
}

/** `Nov 2 to Nov 8, 2026`. */
export const formatWeek = ({ from, to }: DateRange): string =>
  from === to ? formatDay(from) : `${formatAxisDay(from)} to ${formatDay(to)}`
