import { createElement } from 'react'
import { lazyDelay, Loading } from '../components/Loading.tsx'
import type { ShownPage } from '../page-context.tsx'
import { isMobile } from './links.ts'

/** S2.39: home-inspection city pages load with a spinner. */
const spinnerPaths = /^\/home-inspection-.+-colorado$/

/**
 * Waits for the page of a navigation, and shows a loading state when it takes a moment (S2.37).
 *
 * In: the navigation; the next page; the current page, and how to show one. Out: the next page.
 * Rejects as `page` does.
 */
export async function whileWaiting(
  event: NavigateEvent,
  page: Promise<ShownPage>,
  current: ShownPage,
  show: (page: ShownPage) => void,
): Promise<ShownPage> {
  const showLoading = () => {
    const spinner = spinnerPaths.test(new URL(event.destination.url).pathname)
    show({ ...current, Page: () => createElement(Loading, { spinner, immediate: true }) })
    // Back and forward restore their position when the page is shown.
    if (event.navigationType !== 'traverse') event.scroll()
    // When the navigation is aborted, the former page is shown again instead of the skeleton.
    event.signal.addEventListener('abort', () => show(current))
  }
  const timer = setTimeout(showLoading, lazyDelay(isMobile(window)))
  event.signal.addEventListener('abort', () => clearTimeout(timer))
  return page.finally(() => clearTimeout(timer))
}
