import type { CountRequest } from '../../services/api/contract/count.ts'
import { paths } from '../../services/api/contract/paths.ts'
import { whenIdle } from './idle.ts'
import { currentVisit, rememberVisit } from './visit.ts'

/** A browser that a program drives, or whose owner asks not to be tracked (DNT, GPC). */
const staysUncounted = (): boolean =>
  navigator.webdriver ||
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)

/** Tells the service that the page was looked at, or its form begun. Nobody waits for it. */
export function count(what: CountRequest['what'], first = false): void {
  if (staysUncounted()) return
  const said: CountRequest = { what, page: location.pathname, first, ...currentVisit() }
  // An extension may have taken it away; a form must work all the same.
  navigator.sendBeacon?.(
    paths.count,
    new Blob([JSON.stringify(said)], { type: 'application/json' }),
  )
}

/**
 * Counts views from the first quiet moment on: it asks for sessionStorage, which a page waits for,
 * and need not while it comes alive. Whoever follows a link sooner is counted where they were.
 */
export function countViewsWhenIdle(): void {
  let begun = false
  const begin = () => {
    if (!begun) countViews()
    begun = true
  }
  window.navigation?.addEventListener('navigate', begin, { once: true })
  whenIdle(begin)
}

/**
 * Counts the page that was opened once somebody sees it (not while it is prerendered, nor in a tab
 * behind), and those that are shown after it in the app or come back from the browser's cache.
 */
function countViews(): void {
  const events = ['prerenderingchange', 'visibilitychange']
  let shown = location.pathname
  const seen = () => {
    if (document.visibilityState === 'hidden') return
    for (const event of events) document.removeEventListener(event, seen)
    count('view', rememberVisit())
    shown = location.pathname
    window.navigation?.addEventListener('navigatesuccess', () => {
      if (location.pathname === shown) return
      shown = location.pathname
      count('view')
    })
    addEventListener('pageshow', ({ persisted }) => persisted && count('view'))
  }
  for (const event of events) document.addEventListener(event, seen)
  seen()
}
