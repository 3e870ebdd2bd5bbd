import { type ComponentType, useEffect, useState } from 'react'
import { toasts } from '../client/toasts.ts'

/**
 * The toast area of every page. The toast component (12 kB) is loaded on the first interaction with
 * a field, a link or a key, well before there is a toast to show; readers who only scroll never
 * load it. If it can't be loaded, callers also show the message in place.
 */
export function ToastArea() {
  const [Toasts, setToasts] = useState<ComponentType>()
  useEffect(() => {
    let requested = false
    const load = () => {
      if (requested) return
      requested = true
      import('./Toasts.tsx').then(
        ({ Toasts }) => setToasts(() => Toasts),
        (error: unknown) => {
          console.error(error)
          requested = false
        },
      )
    }
    const unsubscribe = toasts.subscribe(load)
    // A page that failed during hydration has already queued its toast.
    if (toasts.current()) load()
    addEventListener('focusin', load)
    addEventListener('keydown', load)
    return () => {
      unsubscribe()
      removeEventListener('focusin', load)
      removeEventListener('keydown', load)
    }
  }, [])
  return Toasts && <Toasts />
}
