import type { ShownPage } from '../page-context.tsx'
import { articleBody } from './article-body.ts'

/** The id of the element that holds what a page says of itself. */
export const pageDataId = 'page-data'

/** What a prerendered page says of itself, for the code that shows it. */
export interface PageData extends Pick<ShownPage, 'urlPathname' | 'data' | 'title'> {
  /** The folder under pages/ that shows it: `/pages/guide`. */
  pageId: string
  /** The build that made it: its data fits the browser's code of the same build. */
  build: string
}

/** In: a page of this site. Out: what it says of itself, with its article's body. Throws where it is none. */
export function readPage(html: Document): PageData & Pick<ShownPage, 'body'> {
  const said = JSON.parse(html.getElementById(pageDataId)?.textContent ?? '') as PageData
  return { ...said, body: articleBody(html) }
}
