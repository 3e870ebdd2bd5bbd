import type { Breakdown, Days, FiguresRow } from '../../../services/api/contract/analytics.ts'
import { dayShort } from '../day.ts'

const dayAndMonth = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** `2026-05-14` → `May 14`, for an axis. */
export const dayOnAxis = (day: string): string => dayAndMonth.format(new Date(`${day}T00:00:00Z`))

/** `May 14, 2026`, or `May 8, 2026 to May 14, 2026`. */
export const daysInWords = ({ from, to }: Days): string =>
  from === to ? dayShort(from) : `${dayShort(from)} to ${dayShort(to)}`

/** What the tabs and the first column of the table are called. */
export const breakdownLabels: Record<Breakdown, { tab: string; column: string; none: string }> = {
  landing: { tab: 'Landing page', column: 'Page the visit began on', none: 'Not known' },
  service: { tab: 'Service', column: 'Service', none: 'Pages about no one service' },
  town: { tab: 'Town', column: 'Town', none: 'Pages about no one town' },
  campaign: { tab: 'Campaign', column: 'Campaign', none: 'No campaign' },
  referrer: { tab: 'Referrer', column: 'Site that linked here', none: 'Direct, or not told' },
  week: { tab: 'Week', column: 'Week from Monday', none: '' },
}

/** What a row is called. */
export function rowName(by: Breakdown, { name }: Pick<FiguresRow, 'name'>): string {
  if (name === '') return breakdownLabels[by].none
  return by === 'week' ? dayShort(name) : name
}
