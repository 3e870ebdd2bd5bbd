import { momentOfDay } from '../contract/day.ts'
import type { RecordCollection, Where } from '../storage/query.ts'
import { openStatuses } from '../leads/next-step-contract.ts'
import { countedLeads, wonLeads } from './lead-analytics.ts'
import type { ClosedLeads, OpenLeads } from './pipeline-contract.ts'

/** The columns of leads that the pipeline sums. */
type LeadColumn =
  | 'received_at'
  | 'closed_at'
  | 'status'
  | 'assignee'
  | 'merged_into'
  | 'probe'
  | 'erased'
  | 'won_value'
  | 'quote_amount'
  | 'quote_priced'
  | 'lost_because'

/** Before and after every lead. */
const always = { from: '1970-01-01T00:00:00.000Z', before: '2100-01-01T00:00:00.000Z' }

const status = (one: string): Where<LeadColumn> => ({ status: { is: one } })

/** Sums for all leads, and by the assignee's id. */
export interface ByPerson<Sums> {
  total: Sums
  people: ReadonlyMap<string, Sums>
}

/** Returns queries that sum leads for the pipeline. */
export const leadPipeline = (leads: Pick<RecordCollection<never, LeadColumn>, 'sum'>) => ({
  /** Sums the open leads, and the quotes that wait for an answer. */
  open: async (): Promise<ByPerson<OpenLeads>> => {
    const summed = await leads.sum({
      where: {
        ...countedLeads,
        status: { in: openStatuses },
        erased: { is: false },
      },
      period: { column: 'received_at', ...always, timeZone: 'UTC' },
      by: ['status', 'assignee'],
      sums: {
        new: { where: status('new') },
        contacted: { where: status('contacted') },
        quoted: { where: status('quoted') },
        amount: { of: 'quote_amount' },
        unpriced: { where: { ...status('quoted'), quote_priced: { is: false } } },
      },
    })
    const none: OpenLeads = { new: 0, contacted: 0, quoted: 0, amount: 0, unpriced: 0 }
    return { total: added(none, summed.status.values()), people: summed.assignee }
  },
  /** Sums the leads that were won and lost from a day to the day before another, whenever they came in. */
  closed: async (from: string, before: string) => {
    const summed = await leads.sum({
      where: { ...countedLeads, status: { in: ['won', 'lost'] } },
      period: {
        column: 'closed_at',
        from: momentOfDay(from),
        before: momentOfDay(before),
        timeZone: 'UTC',
      },
      by: ['day', 'assignee', 'lost_because'],
      sums: {
        won: { where: wonLeads },
        value: { of: 'won_value' },
        lost: { where: status('lost') },
      },
    })
    const none: ClosedLeads = { won: 0, value: 0, lost: 0 }
    return {
      total: added(none, summed.day.values()),
      people: summed.assignee,
      /** By the day of winning or losing. */
      days: summed.day,
      /** Numbers of lost leads by reason; those without one are left out. */
      reasons: new Map([...summed.lost_because].map(([id, { lost }]) => [id, lost] as const)),
    }
  },
  /** Sums the leads that came in, by day in the office's time zone, with what became of them so far. */
  received: async (period: { from: string; before: string; timeZone: string }) => {
    const summed = await leads.sum({
      where: countedLeads,
      period: { column: 'received_at', ...period },
      by: ['day'],
      sums: {
        leads: {},
        won: { where: wonLeads },
        value: { of: 'won_value', where: wonLeads },
      },
    })
    return summed.day
  },
})
export type LeadPipeline = ReturnType<typeof leadPipeline>

/** Adds up sums, starting with those of nothing. */
export const added = <Name extends string>(
  none: Record<Name, number>,
  all: Iterable<Record<Name, number>>,
): Record<Name, number> => {
  const total = { ...none }
  for (const one of all) for (const name of Object.keys(none) as Name[]) total[name] += one[name]
  return total
}
