import type * as Islands from './islands.ts'
import { loadDeferredPictures } from '../renderer/client/deferred-pictures.ts'
import { guardErrors } from '../renderer/client/error-guard.ts'
import { replaceFailedPictures } from '../renderer/client/failed-pictures.ts'
import { loadFonts } from '../renderer/client/fonts.ts'
import { lightHero } from '../renderer/client/hero-light.ts'
import { loadCode } from '../renderer/client/load-code.ts'
import { pageDataId } from '../renderer/client/page-names.ts'
import { countPageviewsWhenIdle } from '../renderer/client/pageviews.ts'
import { startShell } from '../renderer/client/shell.ts'
import { wakeIslands } from '../renderer/islands/wake-islands.ts'

const root = document.documentElement
// Only the admin's pages are React apps as a whole.
if (document.getElementById(pageDataId)) void loadCode()
else {
  // React comes with the first island that is woken.
  const islands = loadCode as () => Promise<typeof Islands>
  guardErrors(async () => (await islands()).showErrorScreen())
  lightHero()
  startShell()
  wakeIslands(async (island) => (await islands()).hydrateIsland(island))
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
