import { fetchDocument } from './page-data.ts'
import { pageDataId } from './page-data-id.ts'

/** Sent by the development server when content has changed, but no browser code. */
export const contentChangedEvent = 'site:content'

/** Sent by a page once it is subscribed to content changes. */
export const pageOpenedEvent = 'site:opened'

export interface PageOpenedMessage {
  /** Ms since the page's navigation started. */
  age: number
}

/**
 * Development only: when an author saves a content file, the open page shows the new content
 * without a reload, so that the scroll position is kept. Builds leave this out.
 */
export function followContentEdits(): void {
  const refresh = async () => {
    // The editor asks the service by itself, and may have text that is not saved.
    if (location.pathname === '/admin/edit') return
    // Admin pages get content from the service, so they are reloaded.
    if (document.getElementById(pageDataId)) return location.reload()
    const next = await fetchDocument(location.href)
    // The address of a style sheet that is made from content has changed.
    if (styleSheets(next) !== styleSheets(document)) return location.reload()
    const { title, body, documentElement } = next
    document.title = title
    document.documentElement.lang = documentElement.lang
    update(document.body, body)
  }
  // The page was removed or has moved: a reload shows what is at this address now.
  import.meta.hot?.on(contentChangedEvent, () => void refresh().catch(() => location.reload()))
  import.meta.hot?.send(pageOpenedEvent, { age: performance.now() } satisfies PageOpenedMessage)
}

/** Replaces only the nodes that differ, because the browser lays out again what is replaced. */
function update(shown: Element, next: Element): void {
  const [before, after] = [[...shown.childNodes], [...next.childNodes]]
  if (before.length !== after.length) return shown.replaceChildren(...after)
  for (const [n, node] of before.entries()) {
    const other = after[n]
    if (!other || node.isEqualNode(other)) continue
    const same = node.cloneNode().isEqualNode(other.cloneNode())
    if (same && node instanceof Element && other instanceof Element) update(node, other)
    else node.replaceWith(other)
  }
}

/** The addresses of the style sheets that are made from content (renderer/content-files.ts). */
const styleSheets = (page: Document): string =>
  [...page.querySelectorAll('link[rel="stylesheet"][href^="/assets/content/"]')]
    .map((link) => link.getAttribute('href'))
    .join()
