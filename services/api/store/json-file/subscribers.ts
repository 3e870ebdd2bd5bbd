import type { ExportScan } from '../../records/lead-repository.ts'
import type { SubscriberQuarantine } from '../../records/subscriber-repository.ts'
import type {
  SubscriberIntakeRepository,
  SubscriberRepository,
  FoundSubscribers,
  SubscriberSearch,
} from '../../records/subscriber-repository.ts'
import { subscriber, type Subscriber } from '../../records/subscriber.ts'
import type { Collection, CollectionDefinition } from './collection.ts'
import { mailIndexes } from './outbox.ts'
import { monthOf } from './segment.ts'
import { zeroStateCounts, subscriberKeys } from '../../records/search-keys.ts'
import { memoizePerRecord, type RecordIndex } from './record-index.ts'
import { createScan, forEachInTimeSlices } from './scan.ts'

export const subscriberCollection = (name: string): CollectionDefinition<Subscriber> => ({
  name,
  record: subscriber,
  partitionOf: ({ subscribedAt }) => monthOf(subscribedAt),
  indexes: { email: ({ email }) => [email.toLowerCase()], ...mailIndexes },
})

export function subscriberIntakeRepository(
  subscribers: Collection<Subscriber>,
): SubscriberIntakeRepository {
  return {
    transactByEmail: (email, decide) =>
      subscribers.transact((found) => decide(found.find('email', email.toLowerCase()))),
    one: async (id) => subscribers.committed.get(id),
    transact: (id, decide) => subscribers.transact((found) => decide(found.get(id))),
  }
}

export const subscriberSearch = (
  subscribers: Collection<Subscriber>,
): Pick<SubscriberRepository, 'search' | 'scan'> => ({
  search: async (search, skip, take) =>
    searchSubscribers(subscribers.committed.oldestFirst(), search, skip, take),
  scan: (search) => scanSubscribers(subscribers.committed, search),
})

export function listNewestSubscribers(
  subscribers: Collection<Subscriber>,
): SubscriberQuarantine['newestFirst'] {
  return async (skip, take) => ({
    subscribers: subscribers.committed.newestFirst(skip, take),
    total: subscribers.committed.size,
  })
}

const keysOf = memoizePerRecord(subscriberKeys)

/** In: subscribers in insertion order. Out: a page of the matching ones, newest first. */
export function searchSubscribers(
  oldestFirst: Iterable<Subscriber>,
  { words, state }: SubscriberSearch,
  skip: number,
  take: number,
): FoundSubscribers {
  const counts = zeroStateCounts()
  const found: Subscriber[] = []
  for (const subscriber of oldestFirst) {
    const keys = keysOf(subscriber)
    if (!words.every((word) => keys.text.includes(word))) continue
    counts[keys.state] += 1
    if (state === undefined || keys.state === state) found.push(subscriber)
  }
  const end = Math.max(found.length - skip, 0)
  const subscribers = found.slice(Math.max(end - take, 0), end).reverse()
  return { subscribers, total: found.length, counts }
}

/** All matching subscribers, newest first; yields to other requests in between. */
export async function scanSubscribers(
  subscribers: Pick<RecordIndex<Subscriber>, 'get' | 'oldestFirst'>,
  { words, state }: SubscriberSearch,
): Promise<ExportScan<Subscriber>> {
  const found: Subscriber[] = []
  await forEachInTimeSlices(subscribers.oldestFirst(), (subscriber) => {
    const keys = keysOf(subscriber)
    if (state !== undefined && keys.state !== state) return
    if (words.every((word) => keys.text.includes(word))) found.push(subscriber)
  })
  return createScan(found.reverse(), subscribers)
}
