import type { News } from './news.ts'

/** A line to the database may be dead without saying so: nothing is believed for longer. */
const believedMs = 5_000

export interface Remembered<Value> {
  get(): Promise<Value>
  /** What was read is not so any more. */
  forget(): void
}

/**
 * Reads a setting once and remembers it while this process hears of changes: what any process has
 * changed is forgotten as its commit is told, which takes no longer than a request on its way. While
 * nothing is heard, every time is read.
 */
export function remembered<Value>(
  read: () => Promise<Value>,
  news: Pick<News, 'watch' | 'hears'>,
  now: () => number = () => performance.now(),
): Remembered<Value> {
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
        // `changed` stands for all that was missed before the line was open, too.
        news.watch((word) => {
          if (word === 'settings' || word === 'changed') forget()
        })
      }
      if (last && news.hears() && now() < last.until) return last.value
      const before = changes
      const until = now() + believedMs
      const value = await read()
      // What was changed while it was read may be in it or not.
      if (news.hears() && before === changes) last = { value, until }
      return value
    },
    forget,
  }
}
