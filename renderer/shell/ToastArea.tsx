import { type ComponentType, useEffect, useState } from 'react'
import { toastAreaId } from '../client/page-names.ts'
import { toasts } from '../client/toasts.ts'

/** The area that a public page shows toasts in, empty until there may be one. */
export const ToastRegion = () => (
  <div id={toastAreaId} role="region" aria-label="Notifications (F8)" tabIndex={-1} />
)

/**
 * The toast area. The toast component (12 kB) is loaded when somebody is likely to see a toast soon
 * (`prepareToasts`), or with the first one. If it can't be loaded, callers also show the message
 * in place.
 */
export function ToastArea() {
  const [Toasts, setToasts] = useState<ComponentType>()
  useEffect(() => {
    let requested = false
    const load = () => {
      if (requested) return
      requested = true
      import('./Toasts.tsx').then(
        ({ Toasts }) => {
          // The toasts are a region of their own, of the same name.
          const region = document.getElementById(toastAreaId)
          region?.removeAttribute('role')
          region?.removeAttribute('aria-label')
          setToasts(() => Toasts)
        },
        (error: unknown) => {
          console.error(error)
          requested = false
        },
      )
    }
    const unsubscribe = toasts.subscribe(load)
    // It may have been asked for before.
    if (toasts.isExpected()) load()
    return () => {
      unsubscribe()
    }
  }, [])
  return Toasts && <Toasts />
}
