import type { OutboxRow } from '../outbox/outbox-row.ts'
import { maxAttempts } from '../outbox/outbox.ts'
import { columnsOf, defineCollection } from '../storage/collection.ts'
import { quarantineDays } from '../storage/personal-data.ts'
import type { SubscriberState } from './contract.ts'
import { article, confirmSubscription, isSignUpEmail } from './emails.ts'
import { subscriber, type Subscriber } from './subscriber.ts'

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
    days: 'RETENTION_DAYS',
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
