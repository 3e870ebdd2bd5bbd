import type { LeadAnalyticsRepository, LeadCounts } from '../../analytics/analytics-repository.ts'
import { leadStatuses } from '../../contract/lead-status.ts'
import type { leads as declaration } from '../../leads/lead-collection.ts'
import { probePrefix, type Lead } from '../../leads/lead.ts'
import type { LeadRepository, LeadSearch } from '../../leads/lead-repository.ts'
import type { Query, RecordCollection, Where } from '../../storage/query.ts'
import { recordOf } from '../../storage/typed-entries.ts'

export type LeadColumn = keyof (typeof declaration)['columns']
type Leads = RecordCollection<Lead, LeadColumn>

/** Leads or quarantined leads. */
export const leadRepository = (leads: Leads): Omit<LeadRepository, 'watch'> => ({
  newestFirst: async (skip, take) => {
    const where = { erased: { is: false } }
    const { records, total } = await leads.find({ where, skip, take })
    return { leads: records, total }
  },
  search: async (search, skip, take) => {
    const found = await leads.find({ ...queryFor(search), skip, take, facet: 'status' })
    const { records, total } = found
    const counts = recordOf(leadStatuses.map((one) => [one, found.counts.get(one) ?? 0] as const))
    return { leads: records, total, counts }
  },
  scan: (search) => leads.scan(queryFor(search)),
  tags: async (take) =>
    [...(await leads.countBy('tags', { merged_into: { is: null } }))]
      .sort(([one, more], [other, count]) => count - more || (one < other ? -1 : 1))
      .slice(0, take)
      .map(([tag]) => tag),
  one: (id) => leads.one(id),
  mergedInto: async (id) =>
    (await leads.descendants(id)).sort((one, other) =>
      one.receivedAt < other.receivedAt ? -1 : 1,
    ),
  transact: (id, decide) => leads.transact(id, decide),
  transactByForm: (form, decide, limit) => {
    if ('idempotencyKey' in form)
      return leads.transactBy(
        { column: 'idempotency_key', value: form.idempotencyKey },
        decide,
        limit,
      )
    const where = { received_at: { from: form.since } }
    return leads.transactBy(
      { column: 'fingerprint', value: form.fingerprint, where },
      decide,
      limit,
    )
  },
})

const sortColumns = {
  received: undefined,
  due: 'due_at',
  name: 'name_key',
  value: 'won_value',
} as const

const queryFor = (search: LeadSearch): Query<LeadColumn> => ({
  words: search.words,
  where: {
    merged_into: { is: null },
    erased: { is: false },
    status: { in: search.statuses },
    assignee: { is: search.assignee },
    tags: { has: search.tag },
    service_type: { is: search.serviceType },
    received_at: { from: search.since, before: search.before },
  },
  sort: sortColumns[search.sort],
  order: search.order,
})

/** Spam, merged leads and probes are not counted. */
const counted: Where<LeadColumn> = {
  status: { not: 'spam' },
  merged_into: { is: null },
  fingerprint: { notPrefix: probePrefix },
}

export const leadAnalytics = (leads: Leads): LeadAnalyticsRepository => ({
  sums: async ({ since, before, timeZone, now }) => {
    const won: Where<LeadColumn> = { status: { is: 'won' } }
    const summed = await leads.sum({
      where: counted,
      period: { column: 'received_at', from: since, before, timeZone },
      by: ['day', 'landing', 'referrer_host', 'campaign_name', 'answer_minutes'],
      sums: {
        leads: {},
        won: { where: won },
        value: { of: 'won_value', where: won },
        late: { where: { due_at: { before: now } } },
      },
    })
    let late = 0
    for (const day of summed.day.values()) late += day.late
    const minutes = [...summed.answer_minutes].map(
      ([key, sums]) => [Number(key), sums.leads] as const,
    )
    return {
      days: withoutLate(summed.day),
      landings: withoutLate(summed.landing),
      referrers: withoutLate(summed.referrer_host),
      campaigns: withoutLate(summed.campaign_name),
      answers: new Map(minutes),
      late,
    }
  },
  countOverdue: (now) => leads.count({ ...counted, due_at: { before: now } }),
})

const withoutLate = (sums: ReadonlyMap<string, LeadCounts & { late: number }>) =>
  new Map([...sums].map(([key, { late: _, ...counts }]): [string, LeadCounts] => [key, counts]))
