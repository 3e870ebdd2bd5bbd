import { createHash } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { App } from './App.tsx'
import type { PageData } from './client/page-data.ts'
import { pageDataId } from './client/page-names.ts'
import {
  imported,
  islandsSource,
  type Manifest,
  pageScriptUrls,
  scriptsOf,
  scriptUrl,
  hydrationSource,
} from './head/scripts.ts'
import { scriptJson } from './head/json-ld/graph.ts'
import { doctype, renderStaticPage } from './StaticPage.tsx'

/** Renders a page to HTML: the admin's with what hydrates it, all others as static pages with islands. */
export function onRenderHtml(pageContext: PageContextServer) {
  const { urlPathname, data, Page, body, config, globalContext } = pageContext
  const pageId = pageContext.pageId ?? ''
  const title = typeof config.title === 'function' ? config.title({ urlPathname }) : config.title
  const manifest = (globalContext.assetsManifest ?? {}) as Manifest
  const shell = config.shell?.()
  if (!shell) throw new Error('The pages have no shell')
  if (!pageId.startsWith('/pages/admin/')) {
    const scripts = {
      islands: codeOf(islandsSource, manifest),
      imported: imported(['pages/+client.ts'], manifest).slice(1),
      own: pageScriptUrls(manifest),
    }
    const page = { urlPathname, data, title, Page, ...(body && { body }) }
    return {
      documentHtml: dangerouslySkipEscape(renderStaticPage(page, shell, scripts)),
      // The build renders the other pages of the kind with these (scripts/build/pages/render.ts).
      pageContext: { scripts },
    }
  }

  const page = { urlPathname, data, title, Page, Layout: config.Layout }
  const stored: PageData = { urlPathname, pageId, build: buildIdOf(manifest), shell, data, title }
  const closing = [
    `<script id="${pageDataId}" type="application/json">${scriptJson(stored)}</script>`,
    ...scriptsOf(pageId, manifest).map((url) => `<link rel="modulepreload" href="${url}">`),
    '</body></html>',
  ]
  const html = renderToString(
    <App page={page} shell={shell} code={scriptUrl(hydrationSource, manifest)} />,
  )
  return dangerouslySkipEscape(doctype + html.replace('</body></html>', () => closing.join('')))
}

/** In: a source file. Out: its script, and the scripts that it imports, for `loadCode`. */
const codeOf = (source: string, manifest: Manifest): string =>
  [...new Set([scriptUrl(source, manifest), ...imported([source], manifest)])].join(' ')

const buildIds = new WeakMap<Manifest, string>()

/** In: the build's files and their hashes. Out: an id that changes when the browser's code does. */
function buildIdOf(manifest: Manifest): string {
  const known = buildIds.get(manifest)
  if (known !== undefined) return known
  const build = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 8)
  buildIds.set(manifest, build)
  return build
}
