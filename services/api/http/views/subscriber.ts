import type { SubscriberView } from '../../contract/subscribers.ts'
import { subscriberKeys } from '../../records/subscriber-keys.ts'
import type { Subscriber } from '../../records/subscriber.ts'
import { csvBegin, csvCell } from './csv-cell.ts'

/** The only way from a stored subscriber to JSON. */
export function subscriberView(subscriber: Subscriber): SubscriberView {
  const { id, email, firstName, lastName, zipCode, interests, subscribedAt, consents } = subscriber
  return {
    id,
    email,
    name: [firstName, lastName].filter(Boolean).join(' '),
    zipCode,
    interests,
    language: subscriber.language ?? 'en',
    state: subscriberKeys(subscriber).state,
    subscribedAt,
    consents: consents.map(({ at, act, page, wording }) => ({ at, act, page, wording })),
  }
}

const columns = {
  email: (one: SubscriberView) => one.email,
  name: (one: SubscriberView) => one.name,
  'zip code': (one: SubscriberView) => one.zipCode,
  language: (one: SubscriberView) => one.language,
  interests: (one: SubscriberView) => one.interests.join(', '),
  state: (one: SubscriberView) => one.state,
  subscribed: (one: SubscriberView) => one.subscribedAt,
  evidence: (one: SubscriberView) =>
    one.consents
      .map(({ at, act, page, wording }) => [at, act, page, wording].filter(Boolean).join(' | '))
      .join('\n'),
}

/** The first line of the table, with its end. */
export const subscriberCsvHead = `${csvBegin}${Object.keys(columns).join(',')}\r\n`

/** A subscriber as a line of CSV, with its end. */
export const subscriberCsvLine = (subscriber: Subscriber): string => {
  const view = subscriberView(subscriber)
  return `${Object.values(columns)
    .map((of) => csvCell(of(view)))
    .join(',')}\r\n`
}
