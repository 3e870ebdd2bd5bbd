import { useEffect, useSyncExternalStore } from 'react'

const tickMs = 60_000

let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** One clock for all components; it runs while at least one of them is mounted. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === undefined) {
    now = Date.now()
    timer = setInterval(() => {
      now = Date.now()
      listeners.forEach((notify) => notify())
    }, tickMs)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const currentTime = () => now

/**
 * The time in ms, at most a minute old, so that time left is updated on an open page. All callers
 * get the same value, so that a list and its lead agree.
 */
export const useNow = (): number => useSyncExternalStore(subscribe, currentTime, currentTime)

/**
 * Focuses the heading in the address's hash, which scrolls to it: the browser has looked for it
 * before it was rendered.
 *
 * @param rendered true once the heading is rendered
 */
export function useFocusOnHash(id: string, rendered: boolean): void {
  useEffect(() => {
    if (rendered && location.hash === `#${id}`) document.getElementById(id)?.focus()
  }, [id, rendered])
}
