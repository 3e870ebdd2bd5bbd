import type { StoreEvents } from './change-events.ts'

/** The maximum age of a cached value, since a half-open connection gets no events. */
const maxAgeMs = 5_000

export interface InvalidatedCache<Value> {
  get(): Promise<Value>
  /** Marks the cached value as stale. */
  invalidate(): void
}

/**
 * Caches a setting while this process is connected to the notifications of changes: a change by any process
 * invalidates the cache as soon as its commit is announced. Without a connection every access reads.
 */
export function invalidatedCache<Value>(
  read: () => Promise<Value>,
  events: Pick<StoreEvents, 'watch' | 'isConnected'>,
  now: () => number = () => performance.now(),
): InvalidatedCache<Value> {
  let last: { value: Value; until: number } | undefined
  let changes = 0
  let watching = false
  const forget = () => {
    changes += 1
    last = undefined
  }
  return {
    get: async () => {
      if (!watching) {
        watching = true
        // `changed` also covers everything that was missed before the connection was open.
        events.watch((word) => {
          if (word === 'settings' || word === 'changed') forget()
        })
      }
      if (last && events.isConnected() && now() < last.until) return last.value
      const before = changes
      const until = now() + maxAgeMs
      const value = await read()
      // A change during the read may or may not be in the value.
      if (events.isConnected() && before === changes) last = { value, until }
      return value
    },
    invalidate: forget,
  }
}
