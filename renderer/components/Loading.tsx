import { useEffect, useState } from 'react'
import { isMobile } from '../client/links.ts'

/** SPEC.md §9: how long other than mobile browsers show nothing, in ms; most parts are there by then. */
export const lazyDelay = (mobile: boolean) => (mobile ? 0 : 100)

interface LoadingProps {
  /** The spinner, in every browser. */
  spinner?: boolean
  /** Whoever shows this has waited already. */
  waited?: boolean
}

/**
 * What stands where a page or a part of one is on its way (SPEC.md §4 "Lazy pages"): on mobile a
 * spinner with 'Loading...', elsewhere, after a moment, a skeleton.
 */
export function Loading({ spinner = false, waited = false }: LoadingProps) {
  const [shown, setShown] = useState(waited)
  useEffect(() => {
    const wait = setTimeout(() => setShown(true), lazyDelay(isMobile(window)))
    return () => clearTimeout(wait)
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
      <span className="unseen">Loading...</span>
      <span />
      <span />
      <span />
      <span />
    </div>
  )
}
