import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** False in the HTML and during hydration, true after it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
