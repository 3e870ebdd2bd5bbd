import { csvCell, utf8Bom } from '../http/csv.ts'
import { subscriberState, type Subscriber } from './subscriber.ts'
import type { SubscriberView } from './contract.ts'

/** A stored subscriber for staff. The response's schema leaves out every field that it does not name. */
export const toSubscriberView = (subscriber: Subscriber) => ({
  ...subscriber,
  name: [subscriber.firstName, subscriber.lastName].filter(Boolean).join(' '),
  language: subscriber.language ?? 'en',
  state: subscriberState(subscriber),
})

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

/** The header line with its line break. */
export const subscriberCsvHeader = `${utf8Bom}${Object.keys(columns).join(',')}\r\n`

/** A subscriber as a CSV line with its line break. */
export const subscriberCsvLine = (subscriber: Subscriber): string => {
  const view = toSubscriberView(subscriber)
  return `${Object.values(columns)
    .map((of) => csvCell(of(view)))
    .join(',')}\r\n`
}
