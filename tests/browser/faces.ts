import type { Page } from 'playwright-core'
import { fontsMarker } from '../../renderer/client/fonts.ts'
import { alive } from './visitor.ts'

/** The files of our own faces. */
export const fontFiles = '**/*.woff2'

/** Whether the page says that its faces have come, or that it waits for them no longer. */
export const isMarked = (page: Page) =>
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

/** Opens a page and waits until it is alive, not until its faces have come. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await alive(page)
}
