import type * as Islands from './islands.ts'
import { loadDeferredPictures, replaceFailedPictures } from '../renderer/client/pictures.ts'
import { installErrorHandler } from '../renderer/client/error-guard.ts'
import { loadFonts } from '../renderer/client/fonts.ts'
import { pageDataId } from '../renderer/client/page-data-id.ts'
import { countPageviewsWhenIdle } from '../renderer/client/pageviews.ts'
import { startShell } from '../renderer/client/shell.ts'
import { hydrateOnInteraction } from '../renderer/islands/hydrate-on-interaction.ts'

// The site's Content-Security-Policy forbids zod's JIT compiler. zod reads this global (`z.config`) when
// it is loaded, and no module that the page loads later can be sure to run before zod does.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const root = document.documentElement
// Only the admin's pages are React apps as a whole.
if (document.getElementById(pageDataId)) void loadCode()
else {
  // React comes with the first island that is woken.
  const islands = loadCode as () => Promise<typeof Islands>
  installErrorHandler(async () => (await islands()).showErrorScreen())
  startShell()
  hydrateOnInteraction(async (island) => (await islands()).hydrateIsland(island))
  replaceFailedPictures()
  loadDeferredPictures(document)
  countPageviewsWhenIdle()
  // Lets tests and measurements wait until the page reacts.
  root.dataset['hydrated'] = ''
}
loadFonts(root.dataset['fontKit'])
if (import.meta.hot)
  void import('../renderer/client/content-edits.ts').then(({ followContentEdits }) =>
    followContentEdits(),
  )

/**
 * Loads the module whose address is the first in the page's `data-code`, with the modules after it, which it imports, in
 * parallel. Not with `import()` of its source: the build would add its own preloading to the script of
 * every page, which is a quarter of it.
 */
function loadCode(): Promise<unknown> {
  const [url = '', ...imported] = (document.documentElement.dataset['code'] ?? '').split(' ')
  for (const href of imported) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  return import(/* @vite-ignore */ url).catch((error: unknown) => {
    // As Vite's preloading does (S1.28).
    dispatchEvent(new Event('vite:preloadError'))
    throw error
  })
}
