import shell from 'virtual:shell'
import { loadFonts } from '../renderer/client/fonts.ts'
import {
  fetchPage,
  loadPageCode,
  type PageModules,
  readPage,
} from '../renderer/client/page-data.ts'
import { followLinksInApp } from '../renderer/client/navigation.ts'
import { countPageviewsWhenIdle } from '../renderer/client/pageviews.ts'
import { followContentEdits } from '../renderer/client/content-edits.ts'
import { renderPage } from '../renderer/render-page.tsx'

// The site's Content-Security-Policy forbids zod's JIT compiler. zod keeps its settings in this
// global (`z.config`) and reads it when it is loaded, which is later.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const modules = import.meta.glob('./**/+{Page,Layout}.tsx') as PageModules

/** Hydrates the opened page; from then on links are followed in the app. */
async function hydratePage() {
  const pageData = readPage(document)
  const page = { ...pageData, ...(await loadPageCode(pageData.pageId, modules)) }
  renderPage(page)
  loadFonts(shell.fontKit)
  followContentEdits(modules, renderPage)
  // The admin has no in-app navigation and counts no page views.
  if (page.pageId.startsWith('/pages/admin/')) return
  followLinksInApp(page, modules, renderPage)
  countPageviewsWhenIdle()
}

/**
 * A cached page of an old deployment may refer to code that is gone: the current page replaces it.
 * That one is of another build, so this happens once; offline the page stays readable without
 * JavaScript.
 */
async function reloadIfOutdated(error: unknown) {
  console.warn(error)
  const current = await fetchPage(location.href)
  if (current.build !== readPage(document).build) location.reload()
}

hydratePage().catch(reloadIfOutdated).catch(console.warn)
