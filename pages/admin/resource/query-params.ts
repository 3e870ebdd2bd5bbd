import { useSyncExternalStore } from 'react'

const changes = new EventTarget()

function subscribe(notify: () => void): () => void {
  window.addEventListener('popstate', notify)
  changes.addEventListener('change', notify)
  return () => {
    window.removeEventListener('popstate', notify)
    changes.removeEventListener('change', notify)
  }
}

interface ChangeOptions {
  /** Whether the change gets a history entry; typing doesn't. */
  pushHistory?: boolean
}

/**
 * The query string as state. Returns its parameters and a function that changes some of them; empty or undefined
 * removes one. Empty in the prerendered HTML.
 */
export function useQueryParams() {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
  const query = new URLSearchParams(search)
  const change = (
    params: Readonly<Record<string, string | undefined>>,
    { pushHistory = true }: ChangeOptions = {},
  ) => {
    const next = new URLSearchParams(location.search)
    for (const [name, value] of Object.entries(params)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    const text = next.toString()
    const url = location.pathname + (text && `?${text}`)
    if (pushHistory) history.pushState(null, '', url)
    else history.replaceState(history.state, '', url)
    changes.dispatchEvent(new Event('change'))
  }
  return { query, change }
}
