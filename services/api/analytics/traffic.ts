import { addDays } from '../contract/day.ts'
import { columnsOf, defineCollection } from '../storage/collection.ts'
import type { RecordCollection, Sums } from '../storage/query.ts'
import { packMonths, unpackMonth } from './counts-month.ts'
import { addRows, dayCounts, type DayCounts, type DayRow } from './day-counts.ts'
import { addCounts, type PageviewCount, type PageviewNumbers } from './pageview-count.ts'

const { text } = columnsOf<DayCounts>()

/** The collection of page-view counts, a record for each day. They have no personal data and are kept indefinitely. */
export const traffic = defineCollection({
  name: 'traffic',
  // The table `traffic` has the counts of earlier releases, a row for each line.
  table: 'traffic_days',
  record: dayCounts,
  month: ({ id }) => id,
  columns: { day: text(({ id }) => id) },
  archived: {
    pack: packMonths,
    unpack: unpackMonth,
    sum: (day, more) => addRows(day, more.rows),
  },
})

/** Returns access to the stored page-view counts. */
export const pageviewCounts = (days: RecordCollection<DayCounts, 'day'>) => ({
  /** Adds counts, a transaction for each day. @throws NotStoredError nothing of that day and of later ones was added */
  add: async (counts: readonly PageviewCount[]): Promise<void> => {
    for (const [id, rows] of rowsByDay(counts))
      await days.transact(id, (found) => {
        const day = addRows(found ?? { id, rows: [] }, rows)
        return { ...(found ? { change: day } : { add: day }), answer: undefined }
      })
  },
  /** Sums the counts of the days from `from` to `to`, inclusive. @throws StoreUnavailableError */
  sums: async (from: string, to: string): Promise<PageviewSums> => {
    const empty = () => new Map<string, PageviewNumbers>()
    const sums = { day: empty(), page: empty(), referrer: empty(), campaign: empty() }
    const where = { day: { from, before: addDays(to, 1) } }
    const { batches } = await days.scan({ where, order: 'asc' })
    for await (const batch of batches)
      for (const { id, rows } of batch)
        for (const [page, referrer, campaign, views, visits, starts, begun] of rows) {
          const counts = { views, visits, starts, begun }
          addTo(sums.day, id, counts)
          addTo(sums.page, page, counts)
          addTo(sums.referrer, referrer, counts)
          addTo(sums.campaign, campaign, counts)
        }
    return sums
  },
})
export type PageviewCounts = ReturnType<typeof pageviewCounts>
export type PageviewSums = Sums<'day' | 'page' | 'referrer' | 'campaign', keyof PageviewNumbers>

function rowsByDay(counts: readonly PageviewCount[]): ReadonlyMap<string, DayRow[]> {
  const days = new Map<string, DayRow[]>()
  for (const { day, page, referrer, campaign, views, visits, starts, begun } of counts) {
    const row: DayRow = [page, referrer, campaign, views, visits, starts, begun]
    const known = days.get(day)
    if (known) known.push(row)
    else days.set(day, [row])
  }
  return days
}

function addTo(sums: Map<string, PageviewNumbers>, key: string, counts: PageviewNumbers): void {
  const known = sums.get(key)
  if (known) addCounts(known, counts)
  else sums.set(key, { ...counts })
}
