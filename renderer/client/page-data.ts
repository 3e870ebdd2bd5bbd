import type { AdminShell, ShownPage } from '../page-context.tsx'
import { pageDataId } from './page-data-id.ts'

/** The data that an admin page embeds for hydration. */
export interface PageData extends Pick<ShownPage, 'urlPathname' | 'data' | 'title'> {
  /** The page's folder under pages/: `/pages/admin/login`. */
  pageId: string
  shell: AdminShell
  /** The id of the build that rendered it: its data fits only the browser code of the same build. */
  build: string
}

/** Reads the embedded data of an admin page. @throws when the document has none */
export const readPage = (html: Document): PageData =>
  JSON.parse(html.getElementById(pageDataId)?.textContent ?? '') as PageData

/** Fetches and parses a page of the site. @throws when the page does not exist or has moved, or without a connection */
export async function fetchDocument(url: string): Promise<Document> {
  const response = await fetch(url, { headers: { accept: 'text/html' } })
  if (!response.ok || response.redirected) throw new Error(`${response.status}: ${url}`)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}
