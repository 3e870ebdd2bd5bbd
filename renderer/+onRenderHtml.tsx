import { createHash } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { type PageData, pageDataId } from './client/page-data.ts'
import { Document } from './Document.tsx'
import { type Manifest, scriptsOf } from './head/scripts.ts'
import { scriptJson } from './head/json-ld/graph.ts'

/** Renders a page to HTML, including the data that the browser's code needs for hydration. */
export function onRenderHtml(pageContext: PageContextServer) {
  const { urlPathname, data, Page, body, config, globalContext } = pageContext
  const pageId = pageContext.pageId ?? ''
  const manifest = (globalContext.assetsManifest ?? {}) as Manifest
  const page: PageData = {
    urlPathname,
    pageId,
    build: buildIdOf(manifest),
    data,
    title: typeof config.title === 'function' ? config.title({ urlPathname }) : config.title,
  }
  const shown = { ...page, Page, Layout: config.Layout, ...(body && { body }) }
  const html = renderToString(<Document page={shown} />)
  const closing = [
    `<script id="${pageDataId}" type="application/json">${scriptJson(page)}</script>`,
    ...scriptsOf(pageId, manifest).map((file) => `<link rel="modulepreload" href="/${file}">`),
    '</body></html>',
  ]
  return escapeInject`<!DOCTYPE html>${dangerouslySkipEscape(html.replace('</body></html>', () => closing.join('')))}`
}

const buildIds = new WeakMap<Manifest, string>()

/** In: the build's files and their hashes. Out: an id that changes when the browser's code does. */
function buildIdOf(manifest: Manifest): string {
  const known = buildIds.get(manifest)
  if (known !== undefined) return known
  const build = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 8)
  buildIds.set(manifest, build)
  return build
}
