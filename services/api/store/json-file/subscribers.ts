import type { HeldSubscribers } from '../../intake/quarantine.ts'
import type { SubscriberBook } from '../../intake/subscriber-book.ts'
import { subscriber, type Subscriber } from '../../records/subscriber.ts'
import type { SubscriberDesk } from '../../staff/subscriber-desk.ts'
import type { Collection, Kind } from './collection.ts'
import { mailIndexes } from './outbox.ts'
import { monthOf } from './page.ts'
import { searchIn } from './subscriber-search.ts'

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

export const subscriberSearch =
  (subscribers: Collection<Subscriber>): SubscriberDesk['search'] =>
  async (search, skip, take) =>
    searchIn(subscribers.kept.oldestFirst(), search, skip, take)

export function newestSubscribers(
  subscribers: Collection<Subscriber>,
): HeldSubscribers['newestFirst'] {
  return async (skip, take) => ({
    subscribers: subscribers.kept.newestFirst(skip, take),
    total: subscribers.kept.size,
  })
}
