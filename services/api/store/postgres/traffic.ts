import { sql } from 'kysely'
import { z } from 'zod'
import type { PageviewRepository } from '../../analytics/analytics-repository.ts'
import {
  type PageviewNumbers,
  pageviewCount,
  toTrafficMonth,
  toPageviewCount,
  trafficMonth,
  type TrafficMonth,
} from '../../analytics/pageview-count.ts'
import type { Database } from './database.ts'

const sums = z.array(
  z.object({
    /** Which of the four sums a key belongs to, by its position. */
    which: z.number().int().min(0).max(3),
    key: z.string(),
    views: z.coerce.number(),
    visits: z.coerce.number(),
    starts: z.coerce.number(),
    begun: z.coerce.number(),
  }),
)

/** Page-view counts in a table; counts of several processes add up. */
export const pageviewRepository = (database: Database): PageviewRepository => ({
  add: async (counts) => {
    if (counts.length === 0) return
    await database.transact(async (tx) => {
      // In a fixed order, so that two processes cannot deadlock.
      await sql`
        insert into traffic as stored
          (day, page, referrer, campaign, views, visits, starts, begun)
        select day, page, referrer, campaign, views, visits, starts, begun
        from json_to_recordset(${JSON.stringify(counts)}::json) as new
          (day date, page text, referrer text, campaign text,
            views bigint, visits bigint, starts bigint, begun bigint)
        order by day, page, referrer, campaign
        on conflict (day, page, referrer, campaign) do update set
          views = stored.views + excluded.views, visits = stored.visits + excluded.visits,
          starts = stored.starts + excluded.starts, begun = stored.begun + excluded.begun`.execute(
        tx,
      )
    })
  },
  sums: (from, to) =>
    database.read(async (db) => {
      const { rows } = await sql`
        select
          case when grouping(day) = 0 then 0 when grouping(page) = 0 then 1
            when grouping(referrer) = 0 then 2 else 3 end as which,
          coalesce(to_char(day, 'YYYY-MM-DD'), page, referrer, campaign) as key,
          sum(views) as views, sum(visits) as visits, sum(starts) as starts, sum(begun) as begun
        from traffic where day between ${from}::date and ${to}::date
        group by grouping sets ((day), (page), (referrer), (campaign))`.execute(db)
      const maps = [emptySums(), emptySums(), emptySums(), emptySums()] as const
      for (const { which, key, ...counts } of sums.parse(rows)) maps[which]?.set(key, counts)
      const [days, pages, referrers, campaigns] = maps
      return { days, pages, referrers, campaigns }
    }),
})

const emptySums = () => new Map<string, PageviewNumbers>()

const number = z.coerce.number()
const rows = z.array(
  pageviewCount.extend({ views: number, visits: number, starts: number, begun: number }),
)

/** Page-view counts as records: one for every month, as in the files. */
export const trafficMonthRecords = (
  database: Database,
  repository: Pick<PageviewRepository, 'add'>,
) => ({
  /** Every month, oldest first. */
  all: async function* (): AsyncGenerator<TrafficMonth> {
    const months = sql<{ id: string }>`
      select distinct to_char(day, 'YYYY-MM') as id from traffic order by id`
    for (const { id } of (await database.read((db) => months.execute(db))).rows)
      yield toTrafficMonth(id, await readCounts(database, id))
  },
  /** Adds the counts of months to the stored ones. @throws ZodError, NotStoredError */
  addAll: async (months: readonly unknown[]): Promise<void> => {
    for (const month of months.map((one) => trafficMonth.parse(one)))
      await repository.add(month.rows.map(toPageviewCount))
  },
  /** Erases months. @throws NotStoredError */
  eraseAll: (ids: readonly string[]): Promise<void> =>
    database.transact(async (tx) => {
      await sql`delete from traffic where to_char(day, 'YYYY-MM') = any(${[...ids]}::text[])`.execute(
        tx,
      )
    }),
})

async function readCounts(database: Database, month: string) {
  const first = `${month}-01`
  const found = sql`
    select to_char(day, 'YYYY-MM-DD') as day, page, referrer, campaign, views, visits, starts, begun
    from traffic where day >= ${first}::date and day < ${first}::date + interval '1 month'`
  return rows.parse((await database.read((db) => found.execute(db))).rows)
}
