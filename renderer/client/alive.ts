import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether React has the page: false in the HTML, true from hydration on. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
