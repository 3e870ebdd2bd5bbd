import { z } from 'zod'
import { language } from './language.ts'
import { line } from './text.ts'

/**
 * Where an address stands: it said yes itself; it asked on the site and was not asked again; it was
 * asked whether it meant it and has not answered; it left.
 */
export const subscriberStates = ['confirmed', 'listed', 'waiting', 'left'] as const
export type SubscriberState = (typeof subscriberStates)[number]

/** Which subscribers, without where the reader is in them: the same for the list and the table. */
export const subscriberFilter = z.object({
  /** Words that must all be found in address, name or ZIP code, in any case, with or without accents. */
  q: line().max(200).default(''),
  state: z.enum(subscriberStates).optional(),
})
export type SubscriberFilter = z.output<typeof subscriberFilter>

export const subscriberListQuery = subscriberFilter.extend({
  /** 1 is the newest page. */
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(200).default(50),
})

/** A subscriber as staff see it. Times are ISO 8601 in UTC. */
export const subscriberView = z.strictObject({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  zipCode: z.string(),
  interests: z.array(z.string()),
  language: language,
  state: z.enum(subscriberStates),
  subscribedAt: z.string(),
  /** Evidence of every yes and no, the oldest first. */
  consents: z.array(
    z.strictObject({
      at: z.string(),
      act: z.enum(['asked', 'confirmed', 'left']),
      /** The page with the form, or what led to the button. */
      page: z.string(),
      /** What stood beside the form or the button. */
      wording: z.string(),
    }),
  ),
})
export type SubscriberView = z.infer<typeof subscriberView>

export const subscriberList = z.strictObject({
  success: z.literal(true),
  subscribers: z.array(subscriberView),
  /** How many fit, on all pages. */
  total: z.number().int(),
  /** How many would fit in any state, by state. */
  counts: z.strictObject({
    confirmed: z.number().int(),
    listed: z.number().int(),
    waiting: z.number().int(),
    left: z.number().int(),
  }),
})
export type SubscriberList = z.infer<typeof subscriberList>

export const subscriberResponse = z.strictObject({
  success: z.literal(true),
  subscriber: subscriberView,
})
