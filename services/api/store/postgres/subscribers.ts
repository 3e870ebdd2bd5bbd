import { sql } from 'kysely'
import type { HeldSubscribers } from '../../intake/quarantine.ts'
import type { SubscriberBook } from '../../intake/subscriber-book.ts'
import { subscriber, type Subscriber } from '../../records/subscriber.ts'
import type { SubscriberDesk } from '../../staff/subscriber-desk.ts'
import type { Book } from './book.ts'
import type { Kind } from './kind.ts'
import { searchColumns, searchIn } from './subscriber-search.ts'

export const subscriberKind = (
  name: 'subscribers' | 'quarantined-subscribers',
): Kind<Subscriber> => ({
  name,
  record: subscriber,
  columns: (one) => ({ email: one.email.toLowerCase(), ...searchColumns(one) }),
})

export function subscriberBook(subscribers: Book<Subscriber>): SubscriberBook {
  return {
    settle: (email, decide) => {
      const address = email.toLowerCase()
      const where = sql`email = ${address}`
      return subscribers.settle({ turn: address, where, unique: 'email' }, decide)
    },
    one: (id) => subscribers.withId(id),
    work: (id, decide) => subscribers.settle({ turn: `id ${id}`, where: sql`id = ${id}` }, decide),
  }
}

export const subscriberSearch =
  (subscribers: Book<Subscriber>): SubscriberDesk['search'] =>
  (search, skip, take) =>
    searchIn(subscribers, search, skip, take)

export function newestSubscribers(subscribers: Book<Subscriber>): HeldSubscribers['newestFirst'] {
  return async (skip, take) => {
    const page = subscribers.read(sql`order by seq desc limit ${take} offset ${skip}`)
    return { subscribers: await page, total: await subscribers.size() }
  }
}
