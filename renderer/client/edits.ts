import type { ShownPage } from '../page-context.tsx'
import { fetchPage } from './fetched-page.ts'
import { codeOf, type PageModules } from './page-code.ts'

/** Said by the development server when words have changed and the browser's code has not. */
export const contentChanged = 'highpine:content'

/** Said by a page that shows edits from now on. */
export const pageOpened = 'highpine:opened'

export interface PageOpened {
  /** Since its address was asked for, ms. */
  age: number
}

/**
 * In development: when an author saves a file, the open page takes its new words without being loaded
 * again, so that it stays where it is being read. Builds leave this out.
 */
export function showEdits(modules: PageModules, show: (page: ShownPage) => void): void {
  const showAgain = async () => {
    const page = await fetchPage(location.href)
    // What the desk says of content comes from the service.
    if (page.pageId.startsWith('/pages/admin/')) return location.reload()
    show({ ...page, ...(await codeOf(page.pageId, modules)) })
  }
  // A page that is gone, or has moved: what stands there now is shown by the browser.
  import.meta.hot?.on(contentChanged, () => void showAgain().catch(() => location.reload()))
  import.meta.hot?.send(pageOpened, { age: performance.now() } satisfies PageOpened)
}
