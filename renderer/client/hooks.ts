import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** False in the HTML and during hydration, true after it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )

const subscribe = (changed: () => void) => {
  addEventListener('scroll', changed, { passive: true })
  return () => removeEventListener('scroll', changed)
}

/** Whether the page is scrolled by more than `limit` px. False until hydration. */
export const useScrolledPast = (limit: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > limit,
    () => false,
  )
