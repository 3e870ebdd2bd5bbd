import { expect, test } from 'vitest'
import { stage } from './stage.ts'
import {} from './visitor.ts'

const { visitor } = stage()

const templates = [
  ['the home page', '/'],
  ['the overview of services', '/services'],
  ['an offering', '/roofing'],
  ['a location page', '/roofing-breckenridge-colorado'],
  ['a location page with the comparison of managers', '/property-management-vail-colorado'],
  ['a guide', '/how-to-build-in-vail'],
  ['a post', '/blog/close-the-roof-before-the-snow'],
  ['a project', '/projects/luxury-mountain-estate-beaver-creek'],
  ['a list of projects', '/projects'],
  ['the contact page', '/contact'],
  ['a page of text', '/terms'],
  ['the site map', '/sitemap'],
  ['the page for what is not there', '/no/such/page'],
] as const

for (const [name, path] of templates)
  for (const width of [1280, 375])
    test(`${name} at ${width} px is quiet, whole, and no wider than the window`, async () => {
      const { page, faults, open } = await visitor({
        viewport: { width, height: 800 },
      })
      await open(path)
      const broken = await page.evaluate(async () => {
        const shown = await Promise.all(
          [...document.images].map(async (image) => {
            image.loading = 'eager'
            await image.decode().catch(() => undefined)
            return image.naturalWidth > 0 ? '' : image.currentSrc || image.src
          }),
        )
        return shown.filter((source) => source !== '')
      })
      expect(broken).toEqual([])
      const tooWide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        const clipped = getComputedStyle(document.body).overflowX !== 'visible'
        return { by: scrollWidth - clientWidth, clipped }
      })
      expect(tooWide).toEqual({ by: 0, clipped: false })
      expect(faults).toEqual([])
    })
