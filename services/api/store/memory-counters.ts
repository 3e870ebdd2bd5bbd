import type { Hit } from '../records/limit.ts'
import type { Count, Counters } from '../staff/counters.ts'

/** So many names are remembered; the oldest make room, so that memory stays bounded. */
const mostNames = 20_000

/** Counters of one process: a restart forgives. */
export function memoryCounters(now: () => Date): Counters {
  const windows = new Map<string, { count: number; until: number; length: number }>()
  const running = (name: string) => {
    const seen = windows.get(name)
    if (!seen) return undefined
    const msLeft = seen.until - now().getTime()
    // More than a window is left only when the clock was put back: the window is over.
    return msLeft > 0 && msLeft <= seen.length ? { ...seen, msLeft } : undefined
  }
  const hit = ({ name, windowMs }: Hit): Count => {
    const before = running(name)
    const until = before?.until ?? now().getTime() + windowMs
    const window = { count: (before?.count ?? 0) + 1, until, length: before?.length ?? windowMs }
    windows.delete(name)
    windows.set(name, window)
    const oldest = windows.keys().next().value
    if (windows.size > mostNames && oldest !== undefined) windows.delete(oldest)
    return { count: window.count, msLeft: before?.msLeft ?? windowMs }
  }
  return {
    hit: async (name, windowMs) => hit({ name, windowMs }),
    hitAll: async (hits) => hits.map(hit),
    look: async (name) => {
      const { count, msLeft } = running(name) ?? { count: 0, msLeft: 0 }
      return { count, msLeft }
    },
    forget: async (name) => void windows.delete(name),
  }
}
