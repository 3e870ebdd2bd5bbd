import { useSyncExternalStore } from 'react'

const everyMs = 60_000

let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** One clock for the whole desk, that goes while somebody looks at it. */
function watch(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === undefined) {
    now = Date.now()
    timer = setInterval(() => {
      now = Date.now()
      listeners.forEach((tell) => tell())
    }, everyMs)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const read = () => now

/**
 * The time in ms, a minute old at most: what is left of a promise must not stand still on an open desk.
 * It is the same wherever it is asked, so that a list and the lead beside it agree.
 */
export const useNow = (): number => useSyncExternalStore(watch, read, read)
