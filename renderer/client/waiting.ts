import { createElement } from 'react'
import { lazyDelay, Loading } from '../components/Loading.tsx'
import type { ShownPage } from '../page-context.tsx'
import { isMobile } from './links.ts'

/** SPEC.md §4: home-inspection city pages load with a spinner. */
const hasSpinner = /^\/home-inspection-.+-colorado$/

/**
 * Waits for the page that a navigation leads to, and says so when it takes a moment (SPEC.md §4
 * "Lazy pages").
 *
 * In: the navigation; the page to come; the one that is shown, and how to show one. Out: the page
 * that has come. Rejects as `page` does.
 */
export async function whileWaiting(
  event: NavigateEvent,
  page: Promise<ShownPage>,
  shown: ShownPage,
  show: (page: ShownPage) => void,
): Promise<ShownPage> {
  const tell = () => {
    const spinner = hasSpinner.test(new URL(event.destination.url).pathname)
    show({ ...shown, Page: () => createElement(Loading, { spinner, waited: true }) })
    // Back and forward find their place once the page is there.
    if (event.navigationType !== 'traverse') event.scroll()
    // Whoever turns back meanwhile finds the former page, not a skeleton.
    event.signal.addEventListener('abort', () => show(shown))
  }
  const wait = setTimeout(tell, lazyDelay(isMobile(window)))
  event.signal.addEventListener('abort', () => clearTimeout(wait))
  return page.finally(() => clearTimeout(wait))
}
