import { useEffect } from 'react'
import { urls } from '../../services/content/model/urls.ts'

/** SPEC.md §9, in ms. */
const redirectDelay = 100

/** A service slug that is missing or has no hyphen leads to all services (SPEC.md §2, §8). */
export function FindingService() {
  useEffect(() => {
    console.error('Invalid location service slug')
    const leave = setTimeout(() => location.replace(urls.services), redirectDelay)
    return () => clearTimeout(leave)
  }, [])
  return (
    <p className="band narrow" role="status">
      Finding the right service for you...
    </p>
  )
}
