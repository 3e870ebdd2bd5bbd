export interface Throttle {
  /** Seconds until the next attempt is welcome; 0 when it is welcome now. */
  waitFor(name: string, now: Date): number
  failed(name: string, now: Date): void
  succeeded(name: string): void
}

const most = 20
const windowMs = 15 * 60 * 1000
/** So many names are remembered; the oldest make room, so that memory stays bounded. */
const mostNames = 10_000

/**
 * Slows down guessing at one person's password from many machines: after 20 wrong ones in a
 * quarter of an hour, wait. Counted alike for people who do not exist. In memory: a restart
 * forgives.
 */
export function newThrottle(): Throttle {
  const failures = new Map<string, { count: number; until: number }>()
  return {
    waitFor: (name, now) => {
      const seen = failures.get(name)
      if (!seen || seen.count < most || seen.until <= now.getTime()) return 0
      return Math.ceil((seen.until - now.getTime()) / 1000)
    },
    failed: (name, now) => {
      const seen = failures.get(name)
      const running = seen && seen.until > now.getTime()
      failures.delete(name)
      failures.set(name, {
        count: running ? seen.count + 1 : 1,
        until: running ? seen.until : now.getTime() + windowMs,
      })
      const oldest = failures.keys().next().value
      if (failures.size > mostNames && oldest !== undefined) failures.delete(oldest)
    },
    succeeded: (name) => void failures.delete(name),
  }
}
