import type { Subscriber } from '../../records/subscriber.ts'
import { noSubscribers, subscriberKeys } from '../../records/subscriber-keys.ts'
import type { FoundSubscribers, SubscriberSearch } from '../../staff/subscriber-desk.ts'
import { onceEach } from './once-each.ts'

const keysOf = onceEach(subscriberKeys)

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
