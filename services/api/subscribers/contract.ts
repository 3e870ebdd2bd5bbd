import { z } from 'zod'
import { success } from '../contract/success.ts'
import { language } from '../contract/language.ts'
import { altcha } from '../contract/challenge.ts'
import { pageQuery } from '../contract/paging.ts'
import { emailAddress, line, shortText } from '../contract/text.ts'

/**
 * `confirmed`: by double opt-in. `listed`: subscribed without double opt-in. `waiting`: not confirmed yet. `left`:
 * unsubscribed.
 */
export const subscriberStates = ['confirmed', 'listed', 'waiting', 'left'] as const
export type SubscriberState = (typeof subscriberStates)[number]

/** Labels of the states, for staff. */
export const stateLabels: Record<SubscriberState, string> = {
  confirmed: 'Confirmed',
  listed: 'Subscribed',
  waiting: 'Not confirmed yet',
  left: 'Unsubscribed',
}

/** The filter without the page: shared by the list and the CSV. */
export const subscriberFilter = z.object({
  q: line()
    .max(200)
    .default('')
    .describe(
      'Search words. Address, name and ZIP code must have all of them, ignoring case and accents.',
    ),
  state: z.enum(subscriberStates).optional(),
})
export type SubscriberFilter = z.output<typeof subscriberFilter>

export const subscriberListQuery = subscriberFilter.extend(pageQuery(50, 200))

/** A subscriber as staff see it, without the other fields of the record. Times are ISO 8601 in UTC. */
const subscriberView = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  zipCode: z.string(),
  interests: z.array(z.string()),
  language: language,
  state: z.enum(subscriberStates),
  subscribedAt: z.string(),
  /** Since when it is in its state. */
  stateSince: z.string(),
  /** What the mail server said, if the latest email with the guide did not arrive. */
  bounce: z.string().optional(),
  /** Evidence of every consent and withdrawal, oldest first. */
  consents: z.array(
    z.object({
      at: z.string(),
      act: z.enum(['asked', 'confirmed', 'left']),
      /** The page with the form, or the link that led to the button. */
      page: z.string(),
      /** The text next to the form or the button. */
      wording: z.string(),
    }),
  ),
})
export type SubscriberView = z.infer<typeof subscriberView>

export const subscriberList = success({
  subscribers: z.array(subscriberView),
  /** The number of matches, across all pages. */
  total: z.number().int(),
  /** The number of matches by state, ignoring the filter's state. */
  counts: z.strictObject({
    confirmed: z.number().int(),
    listed: z.number().int(),
    waiting: z.number().int(),
    left: z.number().int(),
  }),
})

export const subscriberResponse = success({ subscriber: subscriberView })

/** POST /api/newsletter/subscribe, as JSON or as a form post (S5.7, S6.1). */
export const subscribeRequest = z.object({
  email: emailAddress('Please tell us your email address.'),
  firstName: shortText(100).default(''),
  lastName: shortText(100).default(''),
  zipCode: shortText(20).default(''),
  interests: z
    .preprocess(
      (value) => (typeof value === 'string' ? [value] : value),
      z.array(shortText(80)).max(10),
    )
    .optional()
    .describe('Left out: the building guide, by its name.'),
  website: shortText(500)
    .optional()
    .describe('Leave it out: a honeypot. With a value, the address waits in quarantine.'),
  page: shortText(300)
    .optional()
    .describe('The path of the page with the form, which decides the language.'),
  wording: shortText(1000)
    .default('')
    .describe('The text next to the form, as evidence of consent.'),
  /** The solved proof-of-work challenge, with CHALLENGE=on. */
  altcha,
})

/** An article that can be emailed, or was. */
const mailingView = z.strictObject({
  path: z.string(),
  title: z.string(),
  /** When it was first sent, ISO 8601 in UTC, and by whom. */
  startedAt: z.string(),
  by: z.string(),
  sent: z.number().int(),
  waiting: z.number().int(),
  /** Not accepted by the mail server. */
  undelivered: z.number().int(),
})
export type MailingView = z.infer<typeof mailingView>

export const mailingList = success({
  /** The site's guides and posts, the latest first. */
  articles: z.array(
    z.strictObject({ path: z.string(), title: z.string(), language: language, date: z.string() }),
  ),
  /** How many on the list read each language. */
  readers: z.record(language, z.number().int()),
  /** The latest ten, the latest first. */
  mailings: z.array(mailingView),
})

const articlePath = line().min(1).max(300).describe('The path of a guide or post.')

export const mailingRequest = z.strictObject({
  path: articlePath,
  to: z.enum(['subscribers', 'me']).describe('`me`: only to yourself, as a test.'),
})

export const mailingStopRequest = z.strictObject({ path: articlePath })
