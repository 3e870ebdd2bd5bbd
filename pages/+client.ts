import shell from 'virtual:shell'
import { loadFonts } from '../renderer/client/fonts.ts'
import { codeOf, type PageModules } from '../renderer/client/page-code.ts'
import { fetchPage } from '../renderer/client/fetched-page.ts'
import { followLinksInApp } from '../renderer/client/navigation.ts'
import { readPage } from '../renderer/client/page-data.ts'
import { countViewsWhenIdle } from '../renderer/client/count.ts'
import { showEdits } from '../renderer/client/edits.ts'
import { show } from '../renderer/show.tsx'

// Where a page brings zod with it: no compiling of checks from text, which the pages' policy refuses.
// zod shares its settings in this place (`z.config`), and reads it when it is loaded, after this.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const modules = import.meta.glob('./**/+{Page,Layout}.tsx') as PageModules

/** Brings the HTML of the page that was opened alive; from then on links are followed in the app. */
async function comeAlive() {
  const said = readPage(document)
  const page = { ...said, ...(await codeOf(said.pageId, modules)) }
  show(page)
  loadFonts(shell.fontKit)
  showEdits(modules, show)
  // Not on the staff's desk.
  if (page.pageId.startsWith('/pages/admin/')) return
  followLinksInApp(page, modules, show)
  countViewsWhenIdle()
}

/**
 * A page of an old deployment, as a cache may still have it, whose code is gone: the page of today
 * takes its place. It is of another build, so this happens once; without a line the page just reads.
 */
async function loadTodaysPage(missing: unknown) {
  console.warn(missing)
  const today = await fetchPage(location.href)
  if (today.build !== readPage(document).build) location.reload()
}

comeAlive().catch(loadTodaysPage).catch(console.warn)
