import { sql } from 'kysely'
import { z } from 'zod'
import type { LeadCounts, LeadAnalyticsRepository } from '../../figures/analytics-repository.ts'
import { attributionOf } from '../../records/attribution.ts'
import type { Lead } from '../../records/lead.ts'
import type { Database } from './database.ts'

/** The columns for sums over leads, updated with every change. PostgreSQL text cannot contain NUL. */
export function analyticsColumns(lead: Lead): Record<string, unknown> {
  const { landing, referrer, campaign } = attributionOf(lead)
  return {
    landing: landing.replaceAll('\0', ' '),
    referrer_host: referrer,
    campaign_name: campaign,
    answer_minutes: lead.answerMinutes ?? null,
  }
}

const names = ['days', 'landings', 'referrers', 'campaigns'] as const
const sums = z.array(
  z.object({
    /** Which dimension a key belongs to, by its position. */
    which: z.number().int().min(0).max(3),
    key: z.string(),
    leads: z.coerce.number(),
    won: z.coerce.number(),
    value: z.coerce.number(),
  }),
)
const answers = z.array(z.object({ minutes: z.number(), n: z.coerce.number() }))
const overdueRows = z.array(z.object({ n: z.coerce.number() }))

/** Probes have a fingerprint of their own (records/probe.ts). */
const isCounted = sql`status <> 'spam' and merged_into is null and fingerprint not like 'probe %'`

/** Sums over leads, computed by the database. */
export const leadAnalytics = (database: Database): LeadAnalyticsRepository => ({
  sums: ({ since, before, timeZone, now }) =>
    database.read(async (db) => {
      const these = sql`from leads
        where received_at >= ${since} and received_at < ${before} and ${isCounted}`
      const day = sql`to_char(received_at at time zone ${timeZone}, 'YYYY-MM-DD')`
      const summed = sql`
        with these as (
          select ${day} as day, landing, referrer_host, campaign_name, status, won_value ${these}
        )
        select
          case when grouping(day) = 0 then 0 when grouping(landing) = 0 then 1
            when grouping(referrer_host) = 0 then 2 else 3 end as which,
          coalesce(day, landing, referrer_host, campaign_name) as key,
          count(*) as leads,
          count(*) filter (where status = 'won') as won,
          coalesce(sum(won_value) filter (where status = 'won'), 0) as value
        from these
        group by grouping sets ((day), (landing), (referrer_host), (campaign_name))`
      const answered = sql`
        select answer_minutes as minutes, count(*) as n ${these} and answer_minutes is not null
        group by 1`
      const late = sql`select count(*) as n ${these} and due_at < ${now}`
      const maps = names.map(() => new Map<string, LeadCounts>())
      for (const { which, key, ...counts } of sums.parse((await summed.execute(db)).rows))
        maps[which]?.set(key, counts)
      const [days, landings, referrers, campaigns] = maps
      const minutes = answers.parse((await answered.execute(db)).rows)
      const [first] = overdueRows.parse((await late.execute(db)).rows)
      const none = new Map<string, LeadCounts>()
      return {
        days: days ?? none,
        landings: landings ?? none,
        referrers: referrers ?? none,
        campaigns: campaigns ?? none,
        answers: new Map(minutes.map((one) => [one.minutes, one.n])),
        late: first?.n ?? 0,
      }
    }),
  countOverdue: (now) =>
    database.read(async (db) => {
      const late = sql`select count(*) as n from leads where due_at < ${now} and ${isCounted}`
      return overdueRows.parse((await late.execute(db)).rows)[0]?.n ?? 0
    }),
})
