import type * as Islands from './islands.ts'
import { loadDeferredPictures, replaceFailedPictures } from '../renderer/client/pictures.ts'
import { installErrorHandler } from '../renderer/client/error-guard.ts'
import { loadFonts } from '../renderer/client/fonts.ts'
import { pageDataId } from '../renderer/client/page-data-id.ts'
import { countPageviewsWhenIdle } from '../renderer/client/pageviews.ts'
import { startShell } from '../renderer/client/shell.ts'
import { hydrateOnInteraction } from '../renderer/islands/hydrate-on-interaction.ts'

// The site's Content-Security-Policy forbids zod's JIT compiler. zod reads this global (`z.config`) when it is loaded,
// so it is set here: a module that is loaded later might run after zod.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const root = document.documentElement
// Only admin pages have page data: they are hydrated as a whole.
if (document.getElementById(pageDataId)) void loadCode()
else {
  // React is loaded with the first island that is hydrated.
  const islands = loadCode as () => Promise<typeof Islands>
  installErrorHandler(async () => (await islands()).showErrorScreen())
  startShell()
  hydrateOnInteraction(async (island) => (await islands()).hydrateIsland(island))
  replaceFailedPictures()
  loadDeferredPictures(document)
  countPageviewsWhenIdle()
  // Lets tests and measurements wait until the page handles events.
  root.dataset['hydrated'] = ''
}
loadFonts(root.dataset['fontKit'])
if (import.meta.hot)
  void import('../renderer/client/content-edits.ts').then(({ followContentEdits }) =>
    followContentEdits(),
  )

/**
 * Loads the first module in the page's `data-code`, and in parallel the modules after it, which it imports. Not with
 * `import()` of its source: the build would add Vite's preloading to the script of every page, a quarter of its size.
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
    // The event that Vite's preloading dispatches (S1.28).
    dispatchEvent(new Event('vite:preloadError'))
    throw error
  })
}
