import { createHash } from 'node:crypto'
import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { renderAdminPage } from './AdminPage.tsx'
import {
  adminScriptUrls,
  collectScriptUrls,
  islandsSource,
  type Manifest,
  pageScriptUrls,
  pageStyleUrls,
  scriptUrl,
  hydrationSource,
} from './head/scripts.ts'
import { renderStaticPage } from './StaticPage.tsx'

/** Renders a page to HTML: admin pages with the data that hydrates them, all others as static pages with islands. */
export function onRenderHtml(pageContext: PageContextServer) {
  const { urlPathname, data, Page, config, globalContext } = pageContext
  const pageId = pageContext.pageId ?? ''
  const title = typeof config.title === 'function' ? config.title({ urlPathname }) : config.title
  const manifest = (globalContext.assetsManifest ?? {}) as Manifest
  const shell = config.shell?.(urlPathname)
  if (!shell) throw new Error('The pages have no shell')
  const page = { urlPathname, data, title, Page, Layout: config.Layout }
  // The build renders the other pages of the same kind with `code` and `title` (scripts/build/pages/render.ts).
  if (pageId.startsWith('/pages/admin/')) {
    const code = {
      pageId,
      build: buildIdOf(manifest),
      imported: adminScriptUrls(pageId, manifest),
      script: scriptUrl(hydrationSource, manifest),
    }
    const documentHtml = dangerouslySkipEscape(renderAdminPage(page, shell, code))
    return { documentHtml, injectFilter: leaveFontsForLater, pageContext: { code, title } }
  }
  const code = {
    islands: scriptList(islandsSource, manifest),
    imported: collectScriptUrls(['pages/+client.ts'], manifest).slice(1),
    own: { ...pageScriptUrls(manifest), styles: pageStyleUrls(manifest) },
  }
  const documentHtml = dangerouslySkipEscape(renderStaticPage(page, shell, code))
  return { documentHtml, injectFilter: leaveFontsForLater, pageContext: { code, title } }
}

/**
 * A page whose fonts arrive late keeps its fallback faces, which look almost the same, so a font must not share a slow
 * line with the style sheet and the first picture. Only the headlines' small font is preloaded (styles/fonts.css).
 */
function leaveFontsForLater(assets: InjectFilterEntry[]): void {
  for (const asset of assets)
    if (asset.assetType === 'font' && !asset.src.includes('national-park')) asset.inject = false
}

/** The addresses of a source file's script and its imports, separated by spaces, for `loadCode`. */
const scriptList = (source: string, manifest: Manifest): string =>
  [...new Set([scriptUrl(source, manifest), ...collectScriptUrls([source], manifest)])].join(' ')

const buildIds = new WeakMap<Manifest, string>()

/** Returns an id that changes when the browser's code does: a hash of the manifest, whose file names have hashes. */
function buildIdOf(manifest: Manifest): string {
  const known = buildIds.get(manifest)
  if (known !== undefined) return known
  const build = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 8)
  buildIds.set(manifest, build)
  return build
}
