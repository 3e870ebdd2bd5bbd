import type { RecordCollection, Where } from '../storage/query.ts'

/** The columns of leads that analytics sum. */
type LeadColumn =
  | 'received_at'
  | 'status'
  | 'merged_into'
  | 'probe'
  | 'landing'
  | 'referrer_host'
  | 'campaign_name'
  | 'source'
  | 'answer_minutes'
  | 'won_value'
  | 'due_at'

/** Numbers of leads and won leads, and the won value in whole US dollars. */
export interface LeadCounts {
  leads: number
  won: number
  value: number
}

export interface LeadSumsQuery {
  /** Received at or after `from` and before `to`; ISO 8601 in UTC. */
  since: string
  before: string
  /** The time zone of days. */
  timeZone: string
  /** Leads due before are overdue. */
  now: string
}

/** Spam, merged leads and probes are not counted. */
export const countedLeads = {
  status: { not: 'spam' },
  merged_into: { is: null },
  probe: { is: false },
} as const satisfies Where<LeadColumn>

export const wonLeads = { status: { is: 'won' } } as const satisfies Where<LeadColumn>

/** Returns queries that sum leads for analytics. */
export const leadAnalytics = (
  leads: Pick<RecordCollection<never, LeadColumn>, 'sum' | 'count'>,
) => ({
  /** Sums the leads of a period, by day and by attribution (contract/attribution). */
  sums: async ({ since, before, timeZone, now }: LeadSumsQuery) => {
    const summed = await leads.sum({
      where: countedLeads,
      period: { column: 'received_at', from: since, before, timeZone },
      by: ['day', 'landing', 'referrer_host', 'campaign_name', 'source', 'answer_minutes'],
      sums: {
        leads: {},
        won: { where: wonLeads },
        value: { of: 'won_value', where: wonLeads },
        late: { where: { due_at: { before: now } } },
      },
    })
    let late = 0
    for (const day of summed.day.values()) late += day.late
    return {
      /** By day of receipt in the office's time zone. */
      days: withoutLate(summed.day),
      landings: withoutLate(summed.landing),
      referrers: withoutLate(summed.referrer_host),
      campaigns: withoutLate(summed.campaign_name),
      sources: withoutLate(summed.source),
      /** Numbers of first answers by minutes that count for the response SLA. */
      answers: new Map(
        [...summed.answer_minutes].map(([key, sums]) => [Number(key), sums.leads] as const),
      ),
      /** Overdue and unanswered. */
      late,
    }
  },
  /** Counts the unanswered leads that are overdue at `now`, ISO 8601 in UTC. */
  countOverdue: (now: string) => leads.count({ ...countedLeads, due_at: { before: now } }),
})
export type LeadAnalytics = ReturnType<typeof leadAnalytics>
export type LeadSums = Awaited<ReturnType<LeadAnalytics['sums']>>

const withoutLate = (
  sums: ReadonlyMap<string, LeadCounts & { late: number }>,
): ReadonlyMap<string, LeadCounts> =>
  new Map([...sums].map(([key, { late: _, ...counts }]) => [key, counts]))
