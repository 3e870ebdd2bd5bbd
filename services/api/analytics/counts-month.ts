import { z } from 'zod'
import {
  addRows,
  type DayCounts,
  dayColumns,
  dayCounts,
  type DayRow,
  isDayRow,
} from './day-counts.ts'

type Values = (string | number)[]

const isValues = (value: unknown): value is Values =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number')

/** The counts of one month: the form of counts in backups, moves and data of earlier releases. */
const countsMonth = z.object({
  /** `2026-11` */
  id: z.string().regex(/^\d{4}-\d{2}$/),
  /** The names of the values in a row, for people who read the file. */
  columns: z.array(z.string()),
  rows: z.array(z.custom<Values>(isValues)),
})
type CountsMonth = z.infer<typeof countsMonth>

/** Turns day records into records of months. What is no day that this release knows whole stays as it is. */
export async function* packMonths(records: AsyncIterable<unknown>): AsyncGenerator<unknown> {
  const months = new Map<string, DayCounts[]>()
  for await (const record of records) {
    const day = dayCounts.safeParse(record).data
    if (!day) {
      yield record
      continue
    }
    const id = day.id.slice(0, 7)
    months.set(id, [...(months.get(id) ?? []), day])
  }
  for (const id of [...months.keys()].sort()) yield toMonth(id, months.get(id) ?? [])
}

function toMonth(id: string, days: readonly DayCounts[]): CountsMonth {
  const further = [...new Set(days.flatMap((day) => day.further ?? []))]
  const rows = days.flatMap((day) => {
    const order = further.map((name) => (day.further ?? []).indexOf(name))
    return day.rows.map(([...values]) => ({
      known: [day.id, ...values.slice(0, dayColumns.length)],
      further: order.map((at) => (at < 0 ? undefined : values[dayColumns.length + at])),
    }))
  })
  // A row without a value has an empty one of the same type.
  const empty = further.map((_, n) =>
    rows.some((row) => typeof row.further[n] === 'string') ? '' : 0,
  )
  return {
    id,
    columns: ['day', ...dayColumns, ...further],
    // Sorted, so that the same counts give the same bytes.
    rows: rows
      .map((row): Values => [...row.known, ...empty.map((value, n) => row.further[n] ?? value)])
      .sort(byTexts),
  }
}

/** Returns the day records of a month, oldest first; any other value as it is. */
export function unpackMonth(stored: unknown): unknown[] {
  const month = countsMonth.safeParse(stored).data
  if (!month) return [stored]
  const known: readonly string[] = ['day', ...dayColumns]
  const further = month.columns.filter((name) => !known.includes(name))
  const order = [...known, ...further].map((name) => month.columns.indexOf(name))
  const days = new Map<string, DayRow[]>()
  for (const values of month.rows) {
    const [day, ...row]: unknown[] = order.map((at) => values[at])
    const isRight = typeof day === 'string' && day.startsWith(`${month.id}-`) && isDayRow(row)
    if (!isRight || values.length !== month.columns.length) return [stored]
    const rows = days.get(day)
    if (rows) rows.push(row)
    else days.set(day, [row])
  }
  return [...days.keys()].sort().map((id) => {
    const day: DayCounts = { id, rows: [], ...(further.length > 0 && { further }) }
    return addRows(day, days.get(id) ?? [])
  })
}

/** Compares rows by day, page, referring host and campaign, in code-unit order. */
function byTexts(one: Values, other: Values): number {
  for (let n = 0; n < 4; n += 1) {
    const [a, b] = [String(one[n]), String(other[n])]
    if (a !== b) return a < b ? -1 : 1
  }
  return 0
}
