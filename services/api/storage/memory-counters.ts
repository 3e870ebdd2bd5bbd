import type { WindowCount, Counters } from './counters.ts'

interface Window {
  count: number
  until: number
  length: number
  /** From this count on, the name is locked out until its window ends. */
  max: number
}

/** The maximum number of names of one kind, which bounds memory. */
const maxNamesPerKind = 20_000

/** Creates counters in the memory of one process; a restart resets them. */
export function memoryCounters(now: () => Date): Counters {
  const kinds = new Map<string, Map<string, Window>>()
  /** Returns the windows of a name's kind, which is its first word. */
  const windowsFor = (name: string) => {
    const kind = name.slice(0, name.indexOf(' ') + 1)
    const known = kinds.get(kind) ?? new Map<string, Window>()
    kinds.set(kind, known)
    return known
  }
  const msLeftOf = ({ until, length }: Window, time = now().getTime()) => {
    const msLeft = until - time
    // More than a window remains only if the clock was set back: the window counts as expired.
    return msLeft <= length ? Math.max(msLeft, 0) : 0
  }
  const running = (name: string) => {
    const seen = windowsFor(name).get(name)
    return seen && msLeftOf(seen) > 0 ? { ...seen, msLeft: msLeftOf(seen) } : undefined
  }
  const hit = (name: string, windowMs: number, max = Infinity): WindowCount => {
    const { count = 0, until = now().getTime() + windowMs, length = windowMs } = running(name) ?? {}
    const windows = windowsFor(name)
    if (!windows.has(name) && !makeRoom(windows)) return { count: max + 1, msLeft: windowMs }
    const window = { count: count + 1, until, length, max }
    windows.set(name, window)
    return { count: window.count, msLeft: msLeftOf(window) }
  }
  /**
   * When a kind is full, evicts its expired windows or, if there are none, the name with the lowest count that is not
   * locked out.
   * @returns false if all names are locked out; a new name is then refused too, so that no flood lifts a lockout
   */
  const makeRoom = (windows: Map<string, Window>): boolean => {
    if (windows.size < maxNamesPerKind) return true
    const time = now().getTime()
    let least: { name: string; window: Window } | undefined
    for (const [name, window] of windows) {
      if (msLeftOf(window, time) === 0) windows.delete(name)
      else if (window.count < window.max && window.count < (least?.window.count ?? Infinity))
        least = { name, window }
    }
    if (windows.size >= maxNamesPerKind && least) windows.delete(least.name)
    return windows.size < maxNamesPerKind
  }
  return {
    hit: async (name, windowMs, max) => hit(name, windowMs, max),
    hitAll: async ({ hits, max }) => {
      const refused = hits.some(({ name }) => {
        const window = running(name)
        return window !== undefined && window.count >= max
      })
      const counted = refused ? hits.filter(({ name }) => running(name)) : hits
      return counted.map(({ name, windowMs }) => hit(name, windowMs, max))
    },
    peek: async (name) => {
      const { count, msLeft } = running(name) ?? { count: 0, msLeft: 0 }
      return { count, msLeft }
    },
    reset: async (name) => void windowsFor(name).delete(name),
  }
}
