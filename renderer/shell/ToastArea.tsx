import { lazy, Suspense, useEffect, useState } from 'react'

const Toasts = lazy(() => import('./Toasts.tsx').then(({ Toasts }) => ({ default: Toasts })))

/** The notification area of every page. What shows toasts is fetched when the browser is idle. */
export function ToastArea() {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const wait = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200))
    wait(() => setIdle(true))
  }, [])
  return idle ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}
