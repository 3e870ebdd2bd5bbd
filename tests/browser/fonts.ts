import type { Page } from 'playwright-core'
import { fontsMarker } from '../../renderer/client/fonts.ts'
import { waitForHydration } from './visitor.ts'

/** The font files that the site serves. */
export const fontFiles = '**/*.woff2'

/** Whether the page has the marker: its fonts have loaded, or it stopped waiting for them. */
export const hasFontsMarker = (page: Page) =>
  page.evaluate((marker) => document.documentElement.classList.contains(marker), fontsMarker)

/** Holds back the font files. @returns a function that releases them */
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
