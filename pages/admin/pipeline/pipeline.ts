import { formatDay } from '../format.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import type { Pipeline } from '../../../services/api/analytics/pipeline-contract.ts'

const monthFormat = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `2026-11` → `November 2026` */
export const formatMonth = (month: string): string =>
  monthFormat.format(new Date(`${month}-01T00:00:00Z`))

/** Returns whose row it is. */
export const personLabel = ({
  id,
  name,
}: Pick<Pipeline['people'][number], 'id' | 'name'>): string =>
  id === undefined ? 'Unassigned' : (name ?? 'Someone who has left')

/** Returns the address of the contacts page with a filter or an open lead. */
export const contactsUrl = (query: Readonly<Record<string, string>>): string =>
  `${paths.admin.contactsPage}?${new URLSearchParams(query).toString()}`

/** Returns when to ask about a quote: `today`, or `overdue since Nov 2, 2026`. */
export const followUpText = (day: string, today: string): string =>
  day < today ? `overdue since ${formatDay(day)}` : day === today ? 'today' : formatDay(day)
