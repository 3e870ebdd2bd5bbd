import type { Page } from 'playwright-core'
import { fontsMarker } from '../../renderer/client/fonts.ts'
import { waitForHydration } from './visitor.ts'

/** The files of our own faces. */
export const fontFiles = '**/*.woff2'

/** Whether the page is marked: its fonts have loaded, or it no longer waits for them. */
export const hasFontsMarker = (page: Page) =>
  page.evaluate((marker) => document.documentElement.classList.contains(marker), fontsMarker)

/** Keeps the font files waiting. Out: lets them come. */
export async function holdFonts(page: Page): Promise<() => void> {
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(fontFiles, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Opens a page and waits for hydration, not for its fonts. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await waitForHydration(page)
}
