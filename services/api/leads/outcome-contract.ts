import { z } from 'zod'
import { day } from '../contract/day.ts'

/** The most dollars that a quote or a won lead can have. */
export const maxDollars = 1_000_000_000

/** The quote that a lead got. Days are those of the office. */
export const quote = z.strictObject({
  /** In whole US dollars; left out: not known, or not a single amount. */
  amount: z.number().int().min(0).optional(),
  /** The day it was sent; the day of the status Quoted if nobody said otherwise. */
  sentOn: z.string().optional(),
  /** The day to ask about it; it counts while the lead is quoted. */
  followUpOn: z.string().optional(),
})
export type Quote = z.infer<typeof quote>

/** When and why a lead was closed, besides its value (`wonValue`) and its reason in words (`lostReason`). */
export const outcome = z.strictObject({
  /** The day it was won. */
  wonOn: z.string().optional(),
  /** The day it was lost. */
  lostOn: z.string().optional(),
  /** The reason it was lost: an id of content/lost-reasons.yaml, also one that is no longer there. */
  lostBecause: z.string().optional(),
})
export type Outcome = z.infer<typeof outcome>

/** An amount in a change: in whole US dollars; `null` removes it. */
const dollars = z.number().int().min(0).max(maxDollars).nullable()

/** A change of the quote. Parts that are left out stay as they are; `null` removes one. */
export const quoteChange = z.strictObject({
  amount: dollars.optional().describe('In whole US dollars.'),
  sentOn: day.nullable().optional().describe('The day it was sent.'),
  followUpOn: day.nullable().optional().describe('The day to ask about it.'),
})
export type QuoteChange = z.infer<typeof quoteChange>

/** A change of when and why a lead was closed. Parts that are left out stay as they are. */
export const outcomeChange = z.strictObject({
  wonOn: day.optional().describe('The day it was won. Only for a lead that is or becomes won.'),
  lostOn: day.optional().describe('The day it was lost. Only for a lead that is or becomes lost.'),
  lostBecause: z
    .string()
    .max(100)
    .nullable()
    .optional()
    .describe(
      'An id of content/lost-reasons.yaml; `null` removes it. Only for a lead that is or becomes lost.',
    ),
})
export type OutcomeChange = z.infer<typeof outcomeChange>

/** A reason to choose for a lost lead, from content/lost-reasons.yaml by way of dist/site.json. */
export const lostReasonChoice = z.strictObject({ id: z.string(), label: z.string() })
export type LostReasonChoice = z.infer<typeof lostReasonChoice>

/** Returns how a reason is shown: its label, or the words of its id if content no longer has it. */
export const lostReasonLabel = (reasons: readonly LostReasonChoice[], id: string): string =>
  reasons.find((one) => one.id === id)?.label ?? `${id.replaceAll('-', ' ')} (no longer listed)`
