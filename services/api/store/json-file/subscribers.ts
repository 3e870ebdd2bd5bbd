import type { HeldSubscribers } from '../../intake/quarantine.ts'
import type { SubscriberBook } from '../../intake/subscriber-book.ts'
import { subscriber, type Subscriber } from '../../records/subscriber.ts'
import type { Collection, Kind } from './collection.ts'
import { mailIndexes } from './outbox.ts'
import { monthOf } from './page.ts'

export const subscriberKind = (name: string): Kind<Subscriber> => ({
  name,
  record: subscriber,
  groupOf: ({ subscribedAt }) => monthOf(subscribedAt),
  indexes: { email: ({ email }) => [email.toLowerCase()], ...mailIndexes },
})

export function subscriberBook(subscribers: Collection<Subscriber>): SubscriberBook {
  return {
    settle: (email, decide) =>
      subscribers.settle((found) => decide(found.find('email', email.toLowerCase()))),
    one: async (id) => subscribers.kept.get(id),
    work: (id, decide) => subscribers.settle((found) => decide(found.get(id))),
  }
}

export function newestSubscribers(
  subscribers: Collection<Subscriber>,
): HeldSubscribers['newestFirst'] {
  return async (skip, take) => ({
    subscribers: subscribers.kept.newestFirst(skip, take),
    total: subscribers.kept.size,
  })
}
