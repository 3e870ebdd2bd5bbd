import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  addEventListener('scroll', changed, { passive: true })
  return () => removeEventListener('scroll', changed)
}

/** Whether the page is scrolled by more than `limit` px. Never before hydration. */
export const useScrolledPast = (limit: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > limit,
    () => false,
  )
