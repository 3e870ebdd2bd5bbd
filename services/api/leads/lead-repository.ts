import { momentOfDay } from '../contract/day.ts'
import { leadStatuses, type LeadStatus } from '../contract/lead-status.ts'
import type { Limit } from '../storage/counters.ts'
import type { Decide, PageQuery, Query, RecordCollection, Test } from '../storage/query.ts'
import { recordOf } from '../storage/typed-entries.ts'
import type { LeadSort } from './contract.ts'
import type { leads as declaration } from './lead-collection.ts'
import type { Lead } from './lead.ts'

export type LeadColumn = keyof (typeof declaration)['columns']

/** Returns access to the stored leads, or to those in quarantine. */
export const leadRepository = (leads: RecordCollection<Lead, LeadColumn>) => ({
  newestFirst: async (skip: number, take: number) => {
    const where = { erased: { is: false } }
    const { records, total } = await leads.find({ where, skip, take })
    return { leads: records, total }
  },
  /**
   * Returns a page of matching leads (`take` after the first `skip`), with the total, and with the number of matches by
   * status, ignoring the search's status.
   */
  search: async (search: LeadSearch, skip: number, take: number) => {
    const found = await findUrgentFirst(leads, { ...queryFor(search), skip, take, facet: 'status' })
    const counts = recordOf(leadStatuses.map((one) => [one, found.counts(one)] as const))
    return { leads: found.records, total: found.total, counts }
  },
  /**
   * Returns up to `take` listed leads after another one, the latest received first and those of one moment by reference; undefined:
   * the first ones. The other lead may be gone.
   */
  newestAfter: async (
    after: { receivedAt: string; id: string } | undefined,
    { status, since }: { status?: LeadStatus | undefined; since?: string | undefined },
    take: number,
  ): Promise<Lead[]> => {
    const of = {
      merged_into: { is: null },
      erased: { is: false },
      probe: { is: false },
      status: { is: status },
    }
    const newest = async (received_at: Test, most: number) => {
      const where = { ...of, received_at }
      const page = { sort: 'received_at', order: 'desc', skip: 0, take: most } as const
      return (await leads.find({ where, ...page })).records
    }
    /** Many leads may have come at one moment, as an import does. */
    const ofMoment = async (at: string) => {
      const before = new Date(Date.parse(at) + 1).toISOString()
      return (await newest({ from: at, before }, mostAtOnce)).sort(byReference)
    }
    const tied = after ? (await ofMoment(after.receivedAt)).filter(({ id }) => id > after.id) : []
    if (tied.length >= take) return tied.slice(0, take)
    const rest = await newest({ from: since, before: after?.receivedAt }, take)
    const end = rest.at(-1)?.receivedAt
    if (end === undefined) return tied
    // A page that ends within a moment takes those of it by reference, as the next one goes on.
    const whole = rest.filter(({ receivedAt }) => receivedAt !== end).sort(byReference)
    return [...tied, ...whole, ...(await ofMoment(end))].slice(0, take)
  },
  /** Returns the quotes to ask about before a day, the first `take` of them, and how many there are. */
  quotesToFollowUp: async (before: string, take: number) => {
    const { records, total } = await leads.find({
      where: {
        merged_into: { is: null },
        erased: { is: false },
        probe: { is: false },
        follow_up_at: { before: momentOfDay(before) },
      },
      sort: 'follow_up_at',
      order: 'asc',
      skip: 0,
      take,
    })
    return { leads: records, total }
  },
  /** Returns leads that an earlier release has closed and whose day isn't stored, at most `take`. */
  undated: async (take: number) => {
    const where = { closed_undated: { is: true } }
    return (await leads.find({ where, skip: 0, take })).records
  },
  /** Scans all matching leads in the search's order, for an export. */
  scan: (search: LeadSearch) => leads.scan(queryFor(search)),
  /** Returns tags of listed leads, the most used first, then alphabetically; at most `take`. */
  tags: async (take: number) =>
    [...(await leads.countBy('tags', { merged_into: { is: null } }))]
      .sort(([one, more], [other, count]) => count - more || (one < other ? -1 : 1))
      .slice(0, take)
      .map(([tag]) => tag),
  /** Returns the service types of listed leads, of which the form may not have some anymore. */
  serviceTypes: async () => [
    ...(await leads.countBy('service_type', { merged_into: { is: null } })).keys(),
  ],
  one: (id: string) => leads.one(id),
  oneByKey: (idempotencyKey: string) => leads.findBy('idempotency_key', idempotencyKey),
  /** Returns the leads merged into this one, directly or in a chain, oldest first. */
  mergedInto: async (id: string) =>
    (await leads.descendants(id)).sort((one, other) =>
      one.receivedAt < other.receivedAt ? -1 : 1,
    ),
  /** Runs a transaction over one lead. @throws NotStoredError */
  transact: <Answer>(id: string, decide: Decide<Lead, Answer>) => leads.transact(id, decide),
  /**
   * Runs a transaction over the lead that the same form has created before, if any. Resolves with the answer when it is
   * durable.
   * @param limit counted before anything is stored, also for a repeated form
   * @throws LimitExceededError the limit was exceeded: it was counted, and nothing was stored
   * @throws NotStoredError nothing was stored
   * @throws DuplicateIdError the added lead's id belongs to another lead
   */
  transactByForm: <Answer>(form: FormKey, decide: Decide<Lead, Answer>, limit?: Limit) =>
    leads.transactBy(
      'idempotencyKey' in form
        ? { column: 'idempotency_key', value: form.idempotencyKey }
        : {
            column: 'fingerprint',
            value: form.fingerprint,
            where: { received_at: { from: form.since } },
          },
      decide,
      limit,
    ),
})

/**
 * Finds a page of leads; those that can't wait are first in the orders that say what to do next, and where they belong in
 * those by name and value.
 */
async function findUrgentFirst(
  leads: RecordCollection<Lead, LeadColumn>,
  query: PageQuery<LeadColumn>,
): Promise<{ records: Lead[]; total: number; counts: (status: LeadStatus) => number }> {
  const { skip, take, sort, order, where } = query
  const isByUrgency =
    where?.urgent === undefined &&
    (sort === undefined ? order === 'desc' : order === 'asc' && isWhatIsNext.has(sort))
  const urgentOnes = { ...query, where: { ...where, urgent: { is: 'waiting' } } }
  const first = isByUrgency ? await leads.find(urgentOnes) : undefined
  if (!first || first.counts.size === 0) {
    const { records, total, counts } = await leads.find(query)
    return { records, total, counts: (status) => counts.get(status) ?? 0 }
  }
  const rest = await leads.find({
    ...query,
    where: { ...where, urgent: { is: null } },
    skip: Math.max(0, skip - first.total),
    take: take - first.records.length,
  })
  return {
    records: [...first.records, ...rest.records],
    total: first.total + rest.total,
    counts: (status) => (first.counts.get(status) ?? 0) + (rest.counts.get(status) ?? 0),
  }
}

/** The columns by which the leads to do something about are sorted. */
const isWhatIsNext: ReadonlySet<LeadColumn> = new Set(['due_at', 'next_at'] as const)

/** More leads than any import adds at one moment. */
const mostAtOnce = 2_000

/** Sorts the latest first, and those of one moment by reference. */
const byReference = (one: Lead, other: Lead): number => {
  if (one.receivedAt !== other.receivedAt) return one.receivedAt > other.receivedAt ? -1 : 1
  return one.id < other.id ? -1 : 1
}

export type LeadRepository = ReturnType<typeof leadRepository>

/** The part that accepting a contact request uses. */
export type LeadIntakeRepository = Pick<LeadRepository, 'oneByKey' | 'transactByForm'>

/** The part that reading and changing one lead uses. */
export type LeadAccess = Pick<LeadRepository, 'one' | 'transact'>

/** A search: filters and order. Filters that are left out match everything. */
export interface LeadSearch {
  /** Folded by `foldText`; the text of the lead, or of one merged into it, must contain each word. */
  words: readonly string[]
  /** Lists of such words, of which at least one must be found in whole. */
  anyOf?: readonly (readonly string[])[] | undefined
  statuses?: readonly LeadStatus[] | undefined
  /** A person's id; `null`: unassigned leads. */
  assignee?: string | null | undefined
  tag?: string | undefined
  serviceType?: string | undefined
  /** The town that its address names, as `townKey` returns it. */
  town?: string | undefined
  /** Whether it can't wait and is unanswered. */
  urgent?: boolean | undefined
  /** It is unanswered, and due before this time (ISO 8601). */
  dueBefore?: string | undefined
  /** The next step comes up before this time (ISO 8601); `null`: the lead has none. */
  nextBefore?: string | null | undefined
  /** Who does the next step, by id: one of these; `null`: or nobody. */
  stepBy?: readonly (string | null)[] | undefined
  /** Received at or after `since`, and before `before`; ISO 8601 in UTC. */
  since?: string | undefined
  before?: string | undefined
  sort: LeadSort
  order: 'asc' | 'desc'
}

/** The key by which a repeated form is recognized. */
export type FormKey =
  | { idempotencyKey: string }
  /** Without a key: the same content, received at or after `since` (ISO 8601). */
  | { fingerprint: string; since: string }

const sortColumns = {
  received: undefined,
  due: 'due_at',
  next: 'next_at',
  name: 'name_key',
  value: 'won_value',
} as const

const queryFor = (search: LeadSearch): Query<LeadColumn> => ({
  words: search.words,
  ...(search.anyOf && { anyOf: search.anyOf }),
  where: {
    merged_into: { is: null },
    erased: { is: false },
    status: { in: search.statuses },
    assignee: { is: search.assignee },
    tags: { has: search.tag },
    service_type: { is: search.serviceType },
    town: { has: search.town },
    due_at: { before: search.dueBefore },
    ...(search.urgent !== undefined && { urgent: { is: search.urgent ? 'waiting' : null } }),
    next_at: search.nextBefore === null ? { is: null } : { before: search.nextBefore },
    next_who: { in: search.stepBy },
    received_at: { from: search.since, before: search.before },
  },
  sort: sortColumns[search.sort],
  order: search.order,
})
