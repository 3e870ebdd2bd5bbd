import type { Subscriber } from '../../records/subscriber.ts'
import {
  noSubscribers,
  subscriberKeys,
  type SubscriberKeys,
} from '../../records/subscriber-keys.ts'
import type { FoundSubscribers, SubscriberSearch } from '../../staff/subscriber-desk.ts'

/** A changed subscriber is another object, so what is kept under one stays true. */
const known = new WeakMap<Subscriber, SubscriberKeys>()

function keysOf(subscriber: Subscriber): SubscriberKeys {
  const kept = known.get(subscriber)
  if (kept) return kept
  const keys = subscriberKeys(subscriber)
  known.set(subscriber, keys)
  return keys
}

/** In: subscribers in the order they came. Out: a page of those that fit, the newest first. */
export function searchIn(
  oldestFirst: Iterable<Subscriber>,
  { words, state }: SubscriberSearch,
  skip: number,
  take: number,
): FoundSubscribers {
  const counts = noSubscribers()
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
