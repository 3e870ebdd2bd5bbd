import { z } from 'zod'
import { language } from '../contract/language.ts'
import { altcha } from '../contract/challenge.ts'
import { limits } from '../contract/limits.ts'
import { line, shortText } from '../contract/text.ts'
import { buildingGuideInterest } from '../contact-form/service-types.ts'

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

/** POST /api/newsletter/subscribe, as JSON or as a form post (S5.7, S6.1). */
export const subscribeRequest = z.object({
  email: shortText(limits.email, 'Please tell us your email address.').pipe(
    z.email('Check that email address. It should look like name@example.com.'),
  ),
  firstName: shortText(100).default(''),
  lastName: shortText(100).default(''),
  zipCode: shortText(20).default(''),
  interests: z
    .preprocess(
      (value) => (typeof value === 'string' ? [value] : value),
      z.array(shortText(80)).max(10),
    )
    .default([buildingGuideInterest]),
  website: shortText(500).optional(),
  page: shortText(300).optional(),
  /** What the page says beside the form: evidence of what was asked for. */
  wording: shortText(1000).default(''),
  /** The solved task, when the service has asked for one (CHALLENGE=on). */
  altcha,
})
export type SubscribeRequest = z.input<typeof subscribeRequest>

export const subscribeAccepted = z.strictObject({ success: z.literal(true), message: z.string() })
export type SubscribeAccepted = z.infer<typeof subscribeAccepted>
