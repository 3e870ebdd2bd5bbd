import { z } from 'zod'

/**
 * The counts of one page, referring host and campaign on a day, in the order of `dayColumns`. A later release adds values
 * at the end.
 */
export type DayRow = [
  page: string,
  referrer: string,
  campaign: string,
  views: number,
  visits: number,
  starts: number,
  begun: number,
  ...further: (string | number)[],
]

/** The names of the values of a row: three texts and four numbers. */
export const dayColumns = [
  'page',
  'referrer',
  'campaign',
  'views',
  'visits',
  'starts',
  'begun',
] as const
const texts = 3

/** Returns whether a value is a row of counts. */
export const isDayRow = (value: unknown): value is DayRow =>
  Array.isArray(value) && value.length >= dayColumns.length && value.every(isValueAt)

function isValueAt(value: unknown, position: number): boolean {
  const isCount = typeof value === 'number' && Number.isInteger(value) && value >= 0
  if (position < texts) return typeof value === 'string'
  return isCount || (position >= dayColumns.length && ['string', 'number'].includes(typeof value))
}

/** The page-view counts of one day. */
export const dayCounts = z.strictObject({
  /** The day in the office's time zone, `2026-11-26`. */
  id: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  /** A function reads a hundred thousand rows in a tenth of the time that `z.tuple` takes. */
  rows: z.array(z.custom<DayRow>(isDayRow)),
  /** The names of the values that a later release added to rows. */
  further: z.array(z.string()).optional(),
})
export type DayCounts = z.infer<typeof dayCounts>

/** Returns a day with rows added to it: numbers of equal keys are summed, and what a later release added stays. */
export function addRows(day: DayCounts, rows: readonly DayRow[]): DayCounts {
  const byKey = new Map<string, DayRow>()
  for (const row of [...day.rows, ...rows]) {
    const key = keyOf(row)
    const known = byKey.get(key)
    byKey.set(key, known ? sumOf(known, row) : row)
  }
  return { ...day, rows: [...byKey.values()] }
}

/** Returns what tells two rows of a day apart: their texts, also those that a later release added. */
const keyOf = ([page, referrer, campaign, , , , , ...further]: DayRow): string =>
  JSON.stringify([
    page,
    referrer,
    campaign,
    ...[...further.entries()].filter(([, value]) => typeof value === 'string' && value !== ''),
  ])

function sumOf(known: DayRow, row: DayRow): DayRow {
  const [page, referrer, campaign, views, visits, starts, begun, ...further] = known
  const [, , , moreViews, moreVisits, moreStarts, moreBegun] = row
  return [
    page,
    referrer,
    campaign,
    views + moreViews,
    visits + moreVisits,
    starts + moreStarts,
    begun + moreBegun,
    ...further,
  ]
}
