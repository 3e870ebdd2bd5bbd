import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stage } from './stage.ts'
import { templatePages } from './template-pages.ts'
import { desktop, phone } from './visitor.ts'

const { visitor } = stage()

/** Addresses of pictures that do not come. */
const brokenPictures = (page: Page) =>
  page.evaluate(async () => {
    const shown = await Promise.all(
      [...document.images].map(async (image) => {
        image.loading = 'eager'
        await image.decode().catch(() => undefined)
        return image.naturalWidth > 0 ? '' : image.currentSrc || image.src
      }),
    )
    return shown.filter((source) => source !== '')
  })

/** By how many px the page is wider than the window; hiding what is too wide does not count as right. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const clipped = getComputedStyle(document.body).overflowX !== 'visible'
    return clipped ? Infinity : scrollWidth - clientWidth
  })

for (const [name, path] of templatePages)
  test(`${name} is quiet and whole, and fits windows from 320 to 1920 px`, async () => {
    for (const device of [desktop, phone]) {
      const { page, faults, open } = await visitor(device)
      await open(path)
      expect(await brokenPictures(page)).toEqual([])
      expect(faults).toEqual([])
      for (const width of [320, 360, 414, 600, 767, 768, 1024, 1100, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        expect({ width, tooWide: await tooWide(page) }).toEqual({ width, tooWide: 0 })
      }
    }
  })
