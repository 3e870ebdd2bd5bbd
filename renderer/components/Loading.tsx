import { useEffect, useState } from 'react'
import { isMobile } from '../client/is-mobile.ts'

/** S2.37: how long desktop browsers show nothing, in ms; most parts are loaded by then. */
const lazyDelay = (mobile: boolean) => (mobile ? 0 : 100)

interface LoadingProps {
  /** The spinner, in every browser. */
  spinner?: boolean
  /** The caller has already waited for `lazyDelay`. */
  immediate?: boolean
}

/**
 * The fallback of a page or a component that is loading (S2.37): on mobile a spinner with
 * 'Loading...', elsewhere, after a moment, a skeleton.
 */
export function Loading({ spinner = false, immediate = false }: LoadingProps) {
  const [shown, setShown] = useState(immediate)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), lazyDelay(isMobile(window)))
    return () => clearTimeout(timer)
  }, [])

  if (!shown) return <div className="loading" />
  if (spinner || isMobile(window))
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
