import { z } from 'zod'
import { language } from '../contract/language.ts'
import type { SubscriberState } from './contract.ts'
import { columnsOf, defineCollection } from '../storage/collection.ts'
import { quarantineDays } from '../storage/personal-data.ts'
import { maxAttempts } from '../outbox/outbox.ts'
import { outboxRow, type OutboxRow } from '../outbox/outbox-row.ts'
import { article, confirmSubscription, isSignUpEmail } from './emails.ts'

/** One address that requested the guide (S4.20). */
const subscriber = z.strictObject({
  id: z.string().min(1),
  /** As typed, without surrounding space; compared in lower case. */
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  zipCode: z.string(),
  interests: z.array(z.string()),
  subscribedAt: z.string(),
  /** The language of the page with the form; left out: English. */
  language: language.optional(),
  /** When it was confirmed by double opt-in; cleared by unsubscribing. */
  confirmedAt: z.string().optional(),
  /** When it unsubscribed; cleared by subscribing again. */
  leftAt: z.string().optional(),
  /** Evidence of every consent and withdrawal: time, page or link, interests, wording. */
  consents: z.array(
    z.strictObject({
      at: z.string(),
      act: z.enum(['asked', 'confirmed', 'left']).default('asked'),
      page: z.string(),
      interests: z.array(z.string()),
      /** The wording next to the form, or next to the email's button. */
      wording: z.string().default(''),
    }),
  ),
  /** The content of the honeypot; only in quarantine. */
  honeypot: z.string().optional(),
  mail: z.array(outboxRow),
})
export type Subscriber = z.infer<typeof subscriber>

/** Returns the state. Without double opt-in the guide is the last email; with it, the confirmation request is. */
export function subscriberState({ leftAt, confirmedAt, mail }: Subscriber): SubscriberState {
  if (leftAt !== undefined) return 'left'
  if (confirmedAt !== undefined) return 'confirmed'
  const last = mail.findLast(isSignUpEmail)
  return last && confirmSubscription.is(last) ? 'waiting' : 'listed'
}

/** Returns since when it is in its state. Who asks for the guide again stays subscribed since the first time. */
export function stateSince({ leftAt, confirmedAt, subscribedAt, consents }: Subscriber): string {
  const lastLeft = consents.findLastIndex(({ act }) => act === 'left')
  const back = lastLeft === -1 ? undefined : consents[lastLeft + 1]?.at
  return leftAt ?? confirmedAt ?? back ?? subscribedAt
}

/** Returns what the mail server said, if the latest email to the subscriber did not arrive. */
export function bounceOf({ mail }: Pick<Subscriber, 'mail'>): string | undefined {
  const last = lastEmail(mail)
  // Staff dismiss a failed email, which drops it and keeps the reason.
  return last?.state === 'failed' || last?.state === 'dropped' ? last.lastFault : undefined
}

/** Whether the mail server has rejected the latest email for good. After other errors a later email may arrive. */
export function isRejected({ mail }: Subscriber): boolean {
  const last = lastEmail(mail)
  return last !== undefined && bounceOf({ mail }) !== undefined && last.attempts < maxAttempts
}

const lastEmail = (mail: readonly OutboxRow[]) =>
  mail.findLast((row) => isSignUpEmail(row) || (article.is(row) && row.attempts > 0))

const { text, moment } = columnsOf<Subscriber>()

const personalFields = ['email', 'firstName', 'lastName', 'zipCode', 'honeypot'] as const

export const subscribers = defineCollection({
  name: 'subscribers',
  record: subscriber,
  month: ({ subscribedAt }) => subscribedAt,
  columns: {
    email: text(({ email }) => email.toLowerCase(), { lookup: 'unique' }),
    state: text(subscriberState),
    state_since: moment(stateSince),
    language: text(({ language }) => language ?? 'en'),
  },
  searchText: ({ email, firstName, lastName, zipCode }) => [email, firstName, lastName, zipCode],
  mail: 'sent',
  personal: { fields: personalFields, addressOf: ({ email }) => email },
  retention: {
    days: 'setting',
    lastActivity: ({ subscribedAt, consents }) => consents.at(-1)?.at ?? subscribedAt,
  },
})

/** The collection of subscriptions that look automated, until staff release them. */
export const quarantinedSubscribers = defineCollection({
  ...subscribers,
  name: 'quarantined-subscribers',
  mail: 'kept',
  event: () => 'held',
  personal: { ...subscribers.personal, fields: personalFields, erasedWith: subscribers.name },
  retention: { days: quarantineDays, lastActivity: ({ subscribedAt }) => subscribedAt },
})
