import { useEffect, useState } from 'react'

/** S8.2: below this width (px) a browser counts as mobile. */
const mobileBreakpoint = 768

/** Mobile devices, whatever their width. */
const mobileDevice = /Android|iPhone|iPad|iPod|Mobile/i

interface Browser {
  innerWidth: number
  navigator: { userAgent: string }
}

export const isMobile = ({ innerWidth, navigator }: Browser) =>
  innerWidth < mobileBreakpoint || mobileDevice.test(navigator.userAgent)

/** S2.37: how long desktop browsers show nothing, in ms; most components are loaded by then. */
const lazyDelay = (mobile: boolean) => (mobile ? 0 : 100)

/**
 * The fallback of a page or a component that is loading (S2.37): on mobile a spinner with
 * 'Loading...', elsewhere, after a moment, a skeleton.
 */
export function Loading() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), lazyDelay(isMobile(window)))
    return () => clearTimeout(timer)
  }, [])

  if (!shown) return <div className="loading" />
  if (isMobile(window))
    return (
      <p className="loading" role="status">
        <span className="spinner" />
        Loading...
      </p>
    )
  return (
    <div className="loading skeleton" role="status">
      <span className="visually-hidden">Loading...</span>
      <span />
      <span />
      <span />
      <span />
    </div>
  )
}
