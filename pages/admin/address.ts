import { useSyncExternalStore } from 'react'

const changed = new EventTarget()

function listen(tell: () => void): () => void {
  window.addEventListener('popstate', tell)
  changed.addEventListener('change', tell)
  return () => {
    window.removeEventListener('popstate', tell)
    changed.removeEventListener('change', tell)
  }
}

interface Move {
  /** A step of its own for the back button; typing is none. */
  step?: boolean
}

/**
 * The query string as the page's state, so that what is seen can be shared, reloaded and gone back
 * from. Out: its parts, and a way to change some of them; an empty or missing value takes one away.
 * In the HTML it is empty.
 */
export function useAddress() {
  const search = useSyncExternalStore(
    listen,
    () => location.search,
    () => '',
  )
  const query = new URLSearchParams(search)
  const change = (
    parts: Readonly<Record<string, string | undefined>>,
    { step = true }: Move = {},
  ) => {
    const next = new URLSearchParams(location.search)
    for (const [name, value] of Object.entries(parts)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    const text = next.toString()
    const address = location.pathname + (text && `?${text}`)
    if (step) history.pushState(null, '', address)
    else history.replaceState(history.state, '', address)
    changed.dispatchEvent(new Event('change'))
  }
  return { query, change }
}
