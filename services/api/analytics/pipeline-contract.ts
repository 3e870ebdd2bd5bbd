import { z } from 'zod'
import { success } from '../contract/success.ts'
import { leadView } from '../leads/contract.ts'

const count = z.number().int().min(0)

/** Open leads: how many of each status, and the quotes that wait for an answer. */
const openLeads = z.strictObject({
  new: count,
  contacted: count,
  quoted: count,
  /** The sum of the quotes, in whole US dollars. */
  amount: count,
  /** Quoted leads without an amount, which the sum leaves out. */
  unpriced: count,
})
export type OpenLeads = z.infer<typeof openLeads>

/** Leads closed in a period, by the day of that; the value is in whole US dollars. */
const closedLeads = z.strictObject({ won: count, value: count, lost: count })
export type ClosedLeads = z.infer<typeof closedLeads>

export const pipelineQuery = z.object({
  months: z.coerce
    .number()
    .int()
    .min(1)
    .max(36)
    .default(12)
    .describe('How many calendar months of closed leads, with this one.'),
})

/** Open leads now, and the leads won and lost in the last months, on the office's calendar. */
export const pipelineResponse = success({
  today: z.string(),
  /** The days of `months`. */
  from: z.string(),
  open: openLeads,
  closed: closedLeads,
  people: z.array(
    z.strictObject({
      /** Left out: nobody. */
      id: z.string().optional(),
      /** Left out: nobody, or someone who has left. */
      name: z.string().optional(),
      open: openLeads,
      closed: closedLeads,
    }),
  ),
  /** Chronological. */
  months: z.array(
    z.strictObject({
      /** `2026-11` */
      month: z.string(),
      /** Leads that came in then, with what became of them so far. */
      received: z.strictObject({ leads: count, won: count, value: count }),
      /** Leads that were won and lost then, whenever they came in. */
      closed: closedLeads,
    }),
  ),
  /** Why leads were lost, the most frequent first. */
  lost: z.array(
    z.strictObject({
      /** Left out: nobody chose a reason. */
      id: z.string().optional(),
      label: z.string(),
      leads: count,
    }),
  ),
  /** Quotes to ask about today or before, the first of them; `total` counts all. */
  followUps: z.strictObject({ total: count, leads: z.array(leadView) }),
})
export type Pipeline = z.infer<typeof pipelineResponse>
