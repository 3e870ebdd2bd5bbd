import { useEffect } from 'react'

/**
 * Whoever came by a link to a heading is brought to it: what it stands over comes after the page, when
 * the browser has long looked for it.
 * @param there once, when the heading is on the screen
 */
export function useArrival(id: string, there: boolean): void {
  useEffect(() => {
    if (there && location.hash === `#${id}`) document.getElementById(id)?.focus()
  }, [id, there])
}
