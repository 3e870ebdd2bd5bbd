import { parse } from '@brillout/json-serializer/parse'
import type { ShownPage } from '../page-context.tsx'
import { articleBody } from './article-body.ts'

/** What a prerendered page says of itself, for the code that shows it. */
export interface FetchedPage extends Pick<ShownPage, 'urlPathname' | 'data' | 'body'> {
  /** The folder under pages/ that shows it: `/pages/guide`. */
  pageId: string
  /** The build that made it. */
  build: string
}

/** Reads another page of the site. Throws where there is no such page, or no line. */
export async function fetchPage(url: string, signal: AbortSignal): Promise<FetchedPage> {
  const response = await fetch(url, { headers: { accept: 'text/html' }, signal })
  if (!response.ok || response.redirected) throw new Error(`${response.status}: ${url}`)
  return readPage(new DOMParser().parseFromString(await response.text(), 'text/html'))
}

/** Vike puts the page's context into its HTML, as JSON that knows `undefined` and dates. */
export function readPage(html: Document): FetchedPage {
  const context = parse(html.getElementById('vike_pageContext')?.textContent ?? '') as FetchedPage
  return { ...context, body: articleBody(html) }
}
