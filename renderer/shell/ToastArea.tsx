import { type ComponentType, useEffect, useState } from 'react'
import { toasts } from '../client/toasts.ts'

/**
 * The notification area of every page. What shows toasts (12 kB) comes with the first touch of a
 * field, a link or a key, well before there is anything to say; readers who only scroll never fetch
 * it. Should it not come, whoever notifies says the same where it happened, and the page stays.
 */
export function ToastArea() {
  const [Toasts, setToasts] = useState<ComponentType>()
  useEffect(() => {
    let asked = false
    const want = () => {
      if (asked) return
      asked = true
      import('./Toasts.tsx').then(
        ({ Toasts }) => setToasts(() => Toasts),
        (error: unknown) => {
          console.error(error)
          asked = false
        },
      )
    }
    const leave = toasts.subscribe(want)
    // A page that failed while it came alive has said so already.
    if (toasts.current()) want()
    addEventListener('focusin', want)
    addEventListener('keydown', want)
    return () => {
      leave()
      removeEventListener('focusin', want)
      removeEventListener('keydown', want)
    }
  }, [])
  return Toasts && <Toasts />
}
