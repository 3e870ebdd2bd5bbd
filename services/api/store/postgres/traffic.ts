import { sql } from 'kysely'
import { z } from 'zod'
import type { TrafficBook } from '../../figures/traffic-book.ts'
import type { Counts } from '../../records/tally.ts'
import type { Gate } from './gate.ts'

const sums = z.array(
  z.object({
    /** Which of the four sums the key is of, by its place. */
    which: z.number().int().min(0).max(3),
    key: z.string(),
    views: z.coerce.number(),
    visits: z.coerce.number(),
    starts: z.coerce.number(),
    begun: z.coerce.number(),
  }),
)

/** Counts of visits in a table; what several processes count adds up. */
export const trafficTable = (gate: Gate): TrafficBook => ({
  add: async (tallies) => {
    if (tallies.length === 0) return
    await gate.commit(async (tx) => {
      // In one order, so that two processes never wait for each other's lines.
      await sql`
        insert into traffic as kept
          (day, page, referrer, campaign, views, visits, starts, begun)
        select day, page, referrer, campaign, views, visits, starts, begun
        from json_to_recordset(${JSON.stringify(tallies)}::json) as new
          (day date, page text, referrer text, campaign text,
            views bigint, visits bigint, starts bigint, begun bigint)
        order by day, page, referrer, campaign
        on conflict (day, page, referrer, campaign) do update set
          views = kept.views + excluded.views, visits = kept.visits + excluded.visits,
          starts = kept.starts + excluded.starts, begun = kept.begun + excluded.begun`.execute(tx)
    })
  },
  sums: (from, to) =>
    gate.read(async (db) => {
      const { rows } = await sql`
        select
          case when grouping(day) = 0 then 0 when grouping(page) = 0 then 1
            when grouping(referrer) = 0 then 2 else 3 end as which,
          coalesce(to_char(day, 'YYYY-MM-DD'), page, referrer, campaign) as key,
          sum(views) as views, sum(visits) as visits, sum(starts) as starts, sum(begun) as begun
        from traffic where day between ${from}::date and ${to}::date
        group by grouping sets ((day), (page), (referrer), (campaign))`.execute(db)
      const maps = [by(), by(), by(), by()] as const
      for (const { which, key, ...counts } of sums.parse(rows)) maps[which]?.set(key, counts)
      const [days, pages, referrers, campaigns] = maps
      return { days, pages, referrers, campaigns }
    }),
})

const by = () => new Map<string, Counts>()
