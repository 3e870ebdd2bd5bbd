import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** False in the HTML and during hydration, true after it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )

/** Listens to an event of the window while the component is mounted. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void {
  const onEvent = useEffectEvent(listener)
  useEffect(() => {
    addEventListener(type, onEvent)
    return () => removeEventListener(type, onEvent)
  }, [type])
}
