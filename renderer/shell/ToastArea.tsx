import { lazy, Suspense, useEffect, useState } from 'react'
import { toasts } from '../client/toasts.ts'

const Toasts = lazy(() => import('./Toasts.tsx').then(({ Toasts }) => ({ default: Toasts })))

/**
 * The notification area of every page. What shows toasts (12 kB) comes with the first touch of a
 * field, a link or a key, well before there is anything to say; readers who only scroll never fetch it.
 */
export function ToastArea() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    const leave = toasts.subscribe(want)
    addEventListener('focusin', want, { once: true })
    addEventListener('keydown', want, { once: true })
    return () => {
      leave()
      removeEventListener('focusin', want)
      removeEventListener('keydown', want)
    }
  }, [])
  return wanted ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}
