import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated, fontFiles, holdFonts, hasFontsMarker } from './fonts.ts'
import { sharedProduct } from './fixtures.ts'
import { browserWithFaces, systemFaces } from './system-faces.ts'
import { desktop, phone, type VisitorOptions } from './visitor.ts'
import { atBothWidths } from './widths.ts'

const { visitor } = sharedProduct()

const pagesWithWords = [
  '/',
  '/roofing-breckenridge-colorado',
  '/how-to-build-in-vail',
  '/contact',
  '/no/such/page',
]

/** Opens a page whose fonts come after its first paint. @returns its layout shift, to two decimal places */
async function shiftOfLateFonts(page: Page, path: string): Promise<number> {
  const release = await holdFonts(page)
  await page.addInitScript(() => {
    const moved: number[] = []
    Reflect.set(window, 'moved', moved)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openHydrated(page, path)
  release()
  await expect.poll(() => hasFontsMarker(page)).toBe(true)
  // A layout shift is reported after the frame that shows it.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  const moved = await page.evaluate(() => Reflect.get(window, 'moved') as number[])
  // Web Vitals report the score to two decimal places.
  return Math.round(moved.reduce((all, each) => all + each, 0) * 100) / 100
}

async function shiftsOfLateFonts(options: VisitorOptions): Promise<Record<string, number>> {
  const shifts: Record<string, number> = {}
  for (const path of pagesWithWords) {
    const { page } = await visitor(options)
    shifts[path] = await shiftOfLateFonts(page, path)
  }
  return shifts
}

const none = Object.fromEntries(pagesWithWords.map((path) => [path, 0]))

atBothWidths('late fonts cause no layout shift', async (device) => {
  expect(await shiftsOfLateFonts(device)).toEqual(none)
})

/** Whether no page is wider than the window while its fonts can't be loaded. */
async function expectToFit(options: VisitorOptions): Promise<void> {
  const { page, open } = await visitor(options)
  await page.route(fontFiles, (route) => route.abort())
  for (const path of pagesWithWords) {
    await open(path)
    await expect.poll(() => hasFontsMarker(page)).toBe(true)
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    const tooWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect({ path, tooWide }).toEqual({ path, tooWide: 0 })
  }
}

atBothWidths('pages without their fonts show all text, and it fits', expectToFit)

test.each(systemFaces)(
  'with $system as the only faces, late fonts cause no layout shift, and all text fits',
  async ({ folder }) => {
    const browser = await browserWithFaces(folder)
    for (const device of [phone, desktop]) {
      expect(await shiftsOfLateFonts({ ...device, browser })).toEqual(none)
      await expectToFit({ ...device, browser })
    }
  },
)
