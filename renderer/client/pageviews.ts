import type { PageviewRequest } from '../../services/api/analytics/contract.ts'
import { countPath } from '../../services/api/contract/count-path.ts'
import { currentAttribution, recordVisit } from './attribution.ts'

/** Whether the browser is automated, or its owner refuses tracking (DNT, GPC). */
const isTrackingRefused = (): boolean =>
  navigator.webdriver ||
  navigator.doNotTrack === '1' ||
  Reflect.get(navigator, 'globalPrivacyControl') === true

/** Reports a page view or the start of a form. Fire and forget. */
export function countEvent(what: PageviewRequest['what'], first = false): void {
  if (isTrackingRefused()) return
  const event: PageviewRequest = { what, page: location.pathname, first, ...currentAttribution() }
  // An extension may have removed sendBeacon; the form must still work.
  navigator.sendBeacon?.(countPath, new Blob([JSON.stringify(event)], { type: 'application/json' }))
}

/**
 * Counts the opened page once it is visible (not while it is prerendered or in a background tab),
 * and again when it is restored from the back/forward cache. Starts when the browser is first idle: reading
 * sessionStorage is synchronous and would delay hydration. A page that is left sooner is counted on `pagehide`.
 */
export function countPageviewsWhenIdle(): void {
  let counted = false
  // 404.html (pages/_error/). The service knows the locations that it shows.
  const view = document.querySelector('[data-island=CatchAll]') ? 'missing' : 'view'
  const count = () => {
    if (counted || document.visibilityState === 'hidden') return
    counted = true
    countEvent(view, recordVisit())
    addEventListener('pageshow', ({ persisted }) => persisted && countEvent(view))
  }
  addEventListener('pagehide', count)
  for (const event of ['prerenderingchange', 'visibilitychange'])
    document.addEventListener(event, count)
  // Safari has no idle callbacks.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(count)
}
