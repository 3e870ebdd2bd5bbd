import type { ComponentType, ReactNode } from 'react'
import type { ShownPage } from '../page-context.tsx'

/** The id of the script element with the page's data. */
export const pageDataId = 'page-data'

/** The data that a prerendered page embeds for hydration and in-app navigation. */
export interface PageData extends Pick<ShownPage, 'urlPathname' | 'data' | 'title'> {
  /** The page's folder under pages/: `/pages/guide`. */
  pageId: string
  /** The build that rendered it: its data fits the browser code of the same build. */
  build: string
}

/**
 * In: a page of this site. Out: its embedded data and its article's body. Throws when the document
 * has none.
 */
export function readPage(html: Document): PageData & Pick<ShownPage, 'body'> {
  const data = JSON.parse(html.getElementById(pageDataId)?.textContent ?? '') as PageData
  return { ...data, body: articleBody(html) }
}

/** The id of the element that holds an article's compiled body. */
export const articleBodyId = 'article-body'

/**
 * An article's body is in the HTML only, not in the page data as well; the browser reads it from
 * the document.
 */
export const articleBody = (page: Document): string =>
  page.getElementById(articleBodyId)?.innerHTML ?? ''

/** Fetches another page of the site. Throws when there is no such page, or no connection. */
export async function fetchPage(url: string, signal?: AbortSignal) {
  const response = await fetch(url, { headers: { accept: 'text/html' }, signal: signal ?? null })
  if (!response.ok || response.redirected) throw new Error(`${response.status}: ${url}`)
  return readPage(new DOMParser().parseFromString(await response.text(), 'text/html'))
}

/** The code of every page and layout by its file under pages/, loaded when it is first needed. */
export type PageModules = Record<
  string,
  () => Promise<{ Page?: ComponentType; Layout?: ComponentType<{ children: ReactNode }> }>
>

/** In: a page's folder under pages/, `/pages/admin/login`. Out: its code. */
export async function loadPageCode(
  pageId: string,
  modules: PageModules,
): Promise<Pick<ShownPage, 'Page' | 'Layout'>> {
  const folder = pageId.replace('/pages', '.')
  const layoutFile = `${folder.replace(/\/[^/]*$/, '')}/+Layout.tsx`
  const layout = modules[layoutFile]?.()
  const page = await modules[`${folder}/+Page.tsx`]?.()
  if (!page) throw new Error(`${pageId} has no page`)
  return { Page: page.Page, Layout: (await layout)?.Layout }
}
