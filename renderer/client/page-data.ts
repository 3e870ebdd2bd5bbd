import type { AdminShell, ShownPage } from '../page-context.tsx'
import { pageDataId } from './page-data-id.ts'

/** What a page of the admin embeds for hydration. */
export interface PageData extends Pick<ShownPage, 'urlPathname' | 'data' | 'title'> {
  /** The page's folder under pages/: `/pages/admin/login`. */
  pageId: string
  shell: AdminShell
  /** The build that rendered it: its data fits the browser code of the same build. */
  build: string
}

/** In: a page of the admin. Out: its embedded data. Throws when the document has none. */
export const readPage = (html: Document): PageData =>
  JSON.parse(html.getElementById(pageDataId)?.textContent ?? '') as PageData

/** Fetches a page of the site as it is now. Throws when there is none, or no connection. */
export async function fetchDocument(url: string): Promise<Document> {
  const response = await fetch(url, { headers: { accept: 'text/html' } })
  if (!response.ok || response.redirected) throw new Error(`${response.status}: ${url}`)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}
