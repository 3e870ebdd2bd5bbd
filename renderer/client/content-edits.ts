import type { ShownPage } from '../page-context.tsx'
import { fetchPage, loadPageCode, type PageModules } from './page-data.ts'

/** Sent by the development server when content has changed and no browser code has. */
export const contentChangedEvent = 'highpine:content'

/** Sent by a page once it is subscribed to content changes. */
export const pageOpenedEvent = 'highpine:opened'

export interface PageOpenedMessage {
  /** Ms since the page's navigation started. */
  age: number
}

/**
 * Development only: when an author saves a content file, the open page shows the new content
 * without a reload, so that the scroll position is kept. Builds leave this out.
 */
export function followContentEdits(modules: PageModules, show: (page: ShownPage) => void): void {
  const refresh = async () => {
    const page = await fetchPage(location.href)
    // Admin pages get content from the service, so they are reloaded.
    if (page.pageId.startsWith('/pages/admin/')) return location.reload()
    show({ ...page, ...(await loadPageCode(page.pageId, modules)) })
  }
  // The page was removed or has moved: a reload shows what is at this address now.
  import.meta.hot?.on(contentChangedEvent, () => void refresh().catch(() => location.reload()))
  import.meta.hot?.send(pageOpenedEvent, { age: performance.now() } satisfies PageOpenedMessage)
}
