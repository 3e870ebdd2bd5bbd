import { createHash } from 'node:crypto'
import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { renderAdminPage } from './AdminPage.tsx'
import {
  imported,
  islandsSource,
  type Manifest,
  pageScriptUrls,
  scriptsOf,
  scriptUrl,
  hydrationSource,
} from './head/scripts.ts'
import { renderStaticPage } from './StaticPage.tsx'

/** Renders a page to HTML: the admin's with what hydrates it, all others as static pages with islands. */
export function onRenderHtml(pageContext: PageContextServer) {
  const { urlPathname, data, Page, body, config, globalContext } = pageContext
  const pageId = pageContext.pageId ?? ''
  const title = typeof config.title === 'function' ? config.title({ urlPathname }) : config.title
  const manifest = (globalContext.assetsManifest ?? {}) as Manifest
  const shell = config.shell?.()
  if (!shell) throw new Error('The pages have no shell')
  const page = { urlPathname, data, title, Page, Layout: config.Layout, ...(body && { body }) }
  // The build renders the other pages of the kind with these (scripts/build/pages/render.ts).
  if (pageId.startsWith('/pages/admin/')) {
    const code = {
      ...{ pageId, build: buildIdOf(manifest), imported: scriptsOf(pageId, manifest) },
      script: scriptUrl(hydrationSource, manifest),
    }
    const documentHtml = dangerouslySkipEscape(renderAdminPage(page, shell, code))
    return { documentHtml, pageContext: { code, title } }
  }
  const code = {
    islands: codeOf(islandsSource, manifest),
    imported: imported(['pages/+client.ts'], manifest).slice(1),
    own: pageScriptUrls(manifest),
  }
  const documentHtml = dangerouslySkipEscape(renderStaticPage(page, shell, code))
  return { documentHtml, pageContext: { code, title } }
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
