import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { renderPage } from 'vike/server'
import type { PageRenderer } from '../../../renderer/vike.d.ts'
import { serverEntry } from '../code.ts'
import type { PageInputs } from './inputs.ts'
import type { BuiltPage } from './list.ts'

/** Renders a page to HTML. In: the page, and what it is made from, if it has a `+data.ts`. */
export type Renderer = (page: BuiltPage, inputs: PageInputs | undefined) => Promise<string>

/** The page of a kind that Vike has rendered, and what renders the others. */
interface KindOfPage {
  first: string
  html: string
  renderOther: ((page: BuiltPage, inputs: PageInputs) => string) | undefined
}

/**
 * Out: renders pages. The first page of each kind goes through Vike, which adds style sheets, preloads and the script;
 * the others are rendered by React alone, a third of the time, and get the same additions.
 * tests/built/rendering.test.ts compares both ways.
 */
export function createRenderer(): Renderer {
  const kinds = new Map<string, Promise<KindOfPage>>()
  return async (page, inputs) => {
    if (page.status !== 200 || !inputs) return (await renderByVike(page)).html
    const known = kinds.get(page.pageId) ?? renderFirst(page)
    kinds.set(page.pageId, known)
    const { first, html, renderOther } = await known
    if (page.path === first) return html
    return renderOther ? renderOther(page, inputs) : (await renderByVike(page)).html
  }
}

async function renderFirst(page: BuiltPage): Promise<KindOfPage> {
  const { html, context } = await renderByVike(page)
  const { renderPage: render } = context
  const added =
    render && context.data !== undefined
      ? additions(render({ urlPathname: page.path, data: context.data, body: context.body }), html)
      : undefined
  return {
    ...{ first: page.path, html },
    renderOther:
      render &&
      added &&
      (({ path }, { data, body }) => added(render({ urlPathname: path, data, body }))),
  }
}

/**
 * In: a page as React renders it, and as Vike completes it. Out: completes another page of the same kind. Undefined
 * if Vike changes anything but the start of the head and the end of the body.
 */
export function additions(plain: string, complete: string): ((html: string) => string) | undefined {
  const [before, content, after] = divide(plain)
  const at = complete.indexOf(content, before.length)
  if (at < 0 || !complete.startsWith(before) || !complete.endsWith(after)) return undefined
  const head = complete.slice(before.length, at)
  const end = complete.slice(at + content.length, complete.length - after.length)
  return (html) => {
    const [before, content, after] = divide(html)
    return before + head + content + end + after
  }
}

/** Divides a page after the start tag of its head, and before the end tag of its body. */
function divide(html: string): [string, string, string] {
  const [head, body] = [html.indexOf('<head>') + '<head>'.length, html.lastIndexOf('</body>')]
  return [html.slice(0, head), html.slice(head, body), html.slice(body)]
}

/** What Vike gives back of a page. */
interface RenderedPage {
  data?: unknown
  body?: string
  renderPage?: PageRenderer
}

let loaded: Promise<typeof renderPage> | undefined

/** @throws Error the page cannot be rendered, or answers with another status */
export async function renderByVike({
  path,
  status,
}: Pick<BuiltPage, 'path' | 'status'>): Promise<{ html: string; context: RenderedPage }> {
  const render = await (loaded ??= loadVike())
  const page = await render({ urlOriginal: path })
  const { httpResponse, errorWhileRendering } = page
  if (errorWhileRendering) throw new Error(`${path} failed`, { cause: errorWhileRendering })
  if (httpResponse?.statusCode !== status)
    throw new Error(`${path} answers ${httpResponse?.statusCode}, not ${status}`)
  return { html: await httpResponse.getBody(), context: page }
}

async function loadVike(): Promise<typeof renderPage> {
  await import(pathToFileURL(resolve(serverEntry)).href)
  return (await import('vike/server')).renderPage
}
