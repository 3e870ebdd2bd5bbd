import { expect } from 'vitest'
import { openHydrated, fontFiles, holdFonts, hasFontsMarker } from './fonts.ts'
import { sharedProduct } from './fixtures.ts'
import { atBothWidths } from './widths.ts'

const { visitor } = sharedProduct()

const pagesWithWords = [
  '/',
  '/roofing-breckenridge-colorado',
  '/how-to-build-in-vail',
  '/contact',
  '/no/such/page',
]

atBothWidths('late fonts cause no layout shift', async (device) => {
  for (const path of pagesWithWords) {
    const { page } = await visitor(device)
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
    const sum = moved.reduce((all, each) => all + each, 0)
    // Web Vitals report the score to two decimal places.
    expect({ path, moved: Math.round(sum * 100) / 100 }).toEqual({ path, moved: 0 })
  }
})

atBothWidths('pages without their fonts show all text, and it fits', async (device) => {
  const { page, open } = await visitor(device)
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
})
