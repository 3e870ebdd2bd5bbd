import { csvTable } from '../http/csv.ts'
import { subscriberState, type Subscriber } from './subscriber.ts'

/** A stored subscriber for staff. The response's schema leaves out every field that it does not name. */
export const toSubscriberView = (subscriber: Subscriber) => ({
  ...subscriber,
  name: [subscriber.firstName, subscriber.lastName].filter(Boolean).join(' '),
  language: subscriber.language ?? 'en',
  state: subscriberState(subscriber),
})

export const subscriberCsv = csvTable<ReturnType<typeof toSubscriberView>>({
  email: ({ email }) => email,
  name: ({ name }) => name,
  'zip code': ({ zipCode }) => zipCode,
  language: ({ language }) => language,
  interests: ({ interests }) => interests.join(', '),
  state: ({ state }) => state,
  subscribed: ({ subscribedAt }) => subscribedAt,
  evidence: ({ consents }) =>
    consents
      .map(({ at, act, page, wording }) => [at, act, page, wording].filter(Boolean).join(' | '))
      .join('\n'),
})
