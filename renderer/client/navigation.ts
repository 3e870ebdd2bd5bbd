import type { ShownPage } from '../page-context.tsx'
import { connectionSpeed } from './connection.ts'
import { isMobile, needsFullLoad } from './links.ts'
import { loadPageCode, type PageModules } from './page-data.ts'

interface PrefetchedPage {
  url: string
  page: Promise<ShownPage>
}

/**
 * Follows links in the app (S1.27) with the Navigation API, which keeps history, scroll and focus
 * as after a full load. The next page is read from its own HTML, so every address can be shown.
 * Where the API is missing, and when anything fails (a chunk of an old deployment, a deleted page),
 * the browser loads the page in full; a page never reloads itself twice.
 *
 * In: the open page and its build; pages by folder; how to show one.
 */
export function followLinksInApp(
  first: ShownPage & { build: string },
  modules: PageModules,
  show: (page: ShownPage) => void,
): void {
  if (!('navigation' in window)) return
  let prefetched: PrefetchedPage | undefined
  let current: ShownPage = { ...first, urlPathname: location.pathname }
  // By history entry. Chromium's own restoration is not enough: while an entry's page is loading,
  // it overwrites the entry's saved position with that of the previous page or of the skeleton.
  const scrollPositions = new Map<string, number>()

  const load = async (url: string, signal: AbortSignal): Promise<ShownPage> => {
    const { fetchPage } = await importLoader()
    const page = await fetchPage(url, signal)
    if (page.build !== first.build)
      throw new Error('The site has changed since this page was opened')
    return { ...page, ...(await loadPageCode(page.pageId, modules)), navigated: true }
  }

  // A link under the pointer or with focus is likely to be followed: its page is prefetched.
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link?.href || prefetched?.url === link.href) return
    if (link.pathname === location.pathname || connectionSpeed(navigator) === 'slow') return
    if (needsFullLoad(link.href, location.href, isMobile(window))) return
    const page = load(link.href, new AbortController().signal)
    prefetched = { url: link.href, page }
    page.catch(() => {
      if (prefetched?.page === page) prefetched = undefined
    })
  }
  document.addEventListener('pointerover', prefetch, { passive: true })
  document.addEventListener('focusin', prefetch, { passive: true })

  window.navigation.addEventListener('navigate', (event) => {
    const { url } = event.destination
    if (!staysInApp(event, current.urlPathname)) return
    const page = prefetched?.url === url ? prefetched.page : load(url, event.signal)
    prefetched = undefined
    const left = window.navigation.currentEntry
    if (left && !window.navigation.transition) scrollPositions.set(left.key, scrollY)
    const isTraversal = event.navigationType === 'traverse'
    event.intercept({
      scroll: isTraversal ? 'manual' : 'after-transition',
      handler: async () => {
        try {
          const { whileWaiting } = await importLoader()
          const next = await whileWaiting(event, page, current, show)
          if (event.signal.aborted) return
          show(next)
          current = next
          const top = scrollPositions.get(event.destination.key)
          if (isTraversal) scrollTo({ top: top ?? 0, behavior: 'instant' })
        } catch (error) {
          if (event.signal.aborted) return
          console.warn('Loading the whole page', error)
          location.reload()
        }
      },
    })
  })
}

const importLoader = () => import('./page-loader.ts')

/** Whether a navigation shows another page of the site in this document. */
export function staysInApp(event: NavigateEvent, shownPath: string): boolean {
  const { url, sameDocument } = event.destination
  if (!event.canIntercept || event.hashChange) return false
  if (event.downloadRequest !== null || event.formData) return false
  switch (event.navigationType) {
    case 'reload':
      return false
    // Back and forward among the pages that this document has shown, at any width.
    case 'traverse':
      return sameDocument && new URL(url).pathname !== shownPath
    // `sameDocument`: the page itself changed its address with the history API.
    default:
      return !sameDocument && !needsFullLoad(url, location.href, isMobile(window))
  }
}
