import { useEffect } from 'react'
import { urls } from '../../services/content/model/urls.ts'

/** How long the message shows before the redirect (S8.5), in ms. */
const redirectDelayMs = 100

/** A service slug that is missing or has no hyphen redirects to all services (S1.23, S7.7). */
export function RedirectToServices() {
  useEffect(() => {
    console.error('Invalid location service slug')
    const timer = setTimeout(() => location.replace(urls.services), redirectDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className="band narrow" role="status">
      Finding the right service for you...
    </p>
  )
}

/** S2.19: shown while the service is asked for a town. */
export const loadingMessage = (
  <p className="band narrow" role="status">
    Loading location service information...
  </p>
)
