import type { ShownPage } from '../page-context.tsx'
import { connectionSpeed } from './connection.ts'
import { isMobile, needsFullLoad } from './links.ts'
import { codeOf, type PageModules } from './page-code.ts'

interface Ready {
  url: string
  page: Promise<ShownPage>
}

/**
 * Follows links in the app (SPEC.md §2), by the platform's Navigation API, which keeps history,
 * scroll and focus as after a full load. A page is read from its own HTML, so whatever has an address
 * can be shown. Where the API is missing, and whenever anything is in the way — a chunk of an old
 * deployment, a page that is gone — the page is loaded whole, which is the browser's own way and
 * ends there: no page loads itself again.
 *
 * In: the open page and its build; pages by folder; how to show one.
 */
export function followLinksInApp(
  first: ShownPage & { build: string },
  modules: PageModules,
  show: (page: ShownPage) => void,
): void {
  if (!('navigation' in window)) return
  let ready: Ready | undefined
  let shown: ShownPage = { ...first, urlPathname: location.pathname }

  const load = async (url: string, signal: AbortSignal): Promise<ShownPage> => {
    const { fetchPage } = await loader()
    const page = await fetchPage(url, signal)
    if (page.build !== first.build)
      throw new Error('The site has changed since this page was opened')
    return { ...page, ...(await codeOf(page.pageId, modules)), arrived: true }
  }

  // A link that is pointed at is probably followed: its page is fetched meanwhile.
  const prepare = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link?.href || ready?.url === link.href) return
    if (link.pathname === location.pathname || connectionSpeed(navigator) === 'slow') return
    if (needsFullLoad(link.href, location.href, isMobile(window))) return
    const page = load(link.href, new AbortController().signal)
    ready = { url: link.href, page }
    page.catch(() => {
      if (ready?.page === page) ready = undefined
    })
  }
  document.addEventListener('pointerover', prepare, { passive: true })
  document.addEventListener('focusin', prepare, { passive: true })

  window.navigation.addEventListener('navigate', (event) => {
    const { url } = event.destination
    if (!staysInApp(event, shown.urlPathname)) return
    const page = ready?.url === url ? ready.page : load(url, event.signal)
    ready = undefined
    event.intercept({
      handler: async () => {
        try {
          const { whileWaiting } = await loader()
          const next = await whileWaiting(event, page, shown, show)
          if (event.signal.aborted) return
          show(next)
          shown = next
        } catch (error) {
          if (event.signal.aborted) return
          console.warn('Loading the whole page', error)
          location.reload()
        }
      },
    })
  })
}

const loader = () => import('./page-loader.ts')

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
    // A page that changes its own address says so by the history API.
    default:
      return !sameDocument && !needsFullLoad(url, location.href, isMobile(window))
  }
}
