import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ComponentType } from 'react'
import type { renderPage } from 'vike/server'
import type { AdminCode } from '../../../renderer/AdminPage.tsx'
import { adminShell, documentShellAt } from '../../../renderer/content-files.ts'
import type { PageScripts } from '../../../renderer/StaticPage.tsx'
import { getSite } from '../../../services/content/index.ts'
import { serverEntry } from '../code.ts'
import type { Graph } from '../graph.ts'
import type { BuiltPage } from './list.ts'

/**
 * Renders a page to HTML.
 * @param data what its `+data.ts` returned; undefined for a page without one
 */
type Renderer = (page: BuiltPage, data: unknown) => Promise<string>

/** What all pages of a kind have in common, taken from the first one that Vike rendered. */
interface KindOfPage {
  /** The scripts that they load. */
  code: PageScripts | AdminCode
  title: string | undefined
  /**
   * Vike's additions at the start of the head (style sheets and preloads) and at the end of the body (the script).
   */
  head: string
  end: string
}

/** Page components by file. */
const components: Partial<Record<string, () => Promise<unknown>>> = import.meta.glob(
  '../../../pages/**/+Page.tsx',
  { import: 'Page' },
)

/**
 * Returns a renderer. The first page of each kind goes through Vike, once for all builds of the same code; the
 * others are rendered by React alone, in a third of the time, and get the same additions. Loading Vike takes longer
 * than rendering a page. tests/built/rendering.test.ts compares both ways.
 */
export function createRenderer(graph: Graph): Renderer {
  const name = 'kinds of pages'
  const known = new Map(graph.last(name)?.value as Map<string, KindOfPage> | undefined)
  graph.keep(name, known, [])
  const first = new Map<string, Promise<string>>()
  const renderFirst = async (page: BuiltPage) => {
    const { html, context } = await renderByVike(page)
    const kind = await kindOf(page, html, context)
    if (kind) known.set(page.pageId, kind)
    return html
  }
  return async (page, data) => {
    if (data === undefined) return (await renderByVike(page)).html
    if (!known.has(page.pageId) && !first.has(page.pageId)) {
      const html = renderFirst(page)
      first.set(page.pageId, html)
      return html
    }
    await first.get(page.pageId)
    const kind = known.get(page.pageId)
    return kind
      ? complete(await renderAlone(page, data, kind), kind)
      : (await renderByVike(page)).html
  }
}

/** Renders a page by React alone: without Vike's additions. */
async function renderAlone(
  { path, pageId }: BuiltPage,
  data: unknown,
  { code, title }: Pick<KindOfPage, 'code' | 'title'>,
): Promise<string> {
  const Page = (await components[`../../..${pageId}/+Page.tsx`]?.()) as ComponentType | undefined
  const page = { urlPathname: path, data, title, Page }
  if ('pageId' in code) {
    const { renderAdminPage } = await import('../../../renderer/AdminPage.tsx')
    const { Layout } = await import('../../../pages/admin/+Layout.tsx')
    return renderAdminPage({ ...page, Layout }, adminShell(getSite()), code)
  }
  const { renderStaticPage } = await import('../../../renderer/StaticPage.tsx')
  return renderStaticPage(page, documentShellAt(getSite(), path), code)
}

/** Compares a page as Vike rendered it with React's; undefined for kinds whose pages Vike must render. */
async function kindOf(
  page: BuiltPage,
  html: string,
  { data, code, title }: RenderedPage,
): Promise<KindOfPage | undefined> {
  if (!code || data === undefined) return undefined
  const plain = await renderAlone(page, data, { code, title })
  const added = additions(plain, html)
  return added && { code, title, ...added }
}

/**
 * Returns Vike's additions; undefined if it changed anything but the start of the head and the end of the body.
 * @param plain the page as React renders it
 */
export function additions(
  plain: string,
  complete: string,
): Pick<KindOfPage, 'head' | 'end'> | undefined {
  const [before, content, after] = divide(plain)
  const at = complete.indexOf(content, before.length)
  if (at < 0 || !complete.startsWith(before) || !complete.endsWith(after)) return undefined
  return {
    head: complete.slice(before.length, at),
    end: complete.slice(at + content.length, complete.length - after.length),
  }
}

/**
 * Adds Vike's additions to another page of the same kind.
 * @param html the page as React renders it
 */
export function complete(html: string, { head, end }: Pick<KindOfPage, 'head' | 'end'>): string {
  const [before, content, after] = divide(html)
  return before + head + content + end + after
}

/** Splits a page after the start tag of its head, and before the end tag of its body. */
function divide(html: string): [string, string, string] {
  const [head, body] = [html.indexOf('<head>') + '<head>'.length, html.lastIndexOf('</body>')]
  return [html.slice(0, head), html.slice(head, body), html.slice(body)]
}

/** Vike's result for a page. */
interface RenderedPage {
  data?: unknown
  code?: KindOfPage['code']
  title?: string | undefined
}

let loaded: Promise<typeof renderPage> | undefined

/** @throws Error the page cannot be rendered, or answers with another status */
export async function renderByVike({
  path,
  status,
  pageId,
}: Pick<BuiltPage, 'path' | 'status' | 'pageId'>): Promise<{
  html: string
  context: RenderedPage
}> {
  const render = await (loaded ??= loadVike())
  const page = await render({ urlOriginal: path })
  const { httpResponse, errorWhileRendering } = page
  if (errorWhileRendering) throw new Error(`${path} failed`, { cause: errorWhileRendering })
  if (httpResponse?.statusCode !== status)
    throw new Error(
      `${path} answers ${httpResponse?.statusCode}, not ${status}: does ${pageId.slice(1)}/+route.ts match it?`,
    )
  return { html: await httpResponse.getBody(), context: page }
}

async function loadVike(): Promise<typeof renderPage> {
  await import(pathToFileURL(resolve(serverEntry)).href)
  return (await import('vike/server')).renderPage
}
