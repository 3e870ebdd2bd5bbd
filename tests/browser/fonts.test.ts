import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fontsKey } from '../../renderer/client/fonts.ts'
import { openHydrated, fontFiles, holdFonts, hasFontsMarker } from './fonts.ts'
import { sharedProduct } from './fixtures.ts'
import { desktop } from './visitor.ts'
import { onPhone } from './widths.ts'

const { visitor } = sharedProduct()

const remembered = (page: Page) => page.evaluate((key) => localStorage.getItem(key), fontsKey)

/** Records every font face that the page loads, with its weight. */
const watchFaces = (page: Page) =>
  page.addInitScript(() => {
    const asked: string[] = []
    Reflect.set(window, 'askedFaces', asked)
    const load = document.fonts.load.bind(document.fonts)
    document.fonts.load = (face, text) => {
      asked.push(face)
      return load(face, text)
    }
  })
const askedFaces = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'askedFaces') as string[]).toSorted())

onPhone(
  'The page gets a ‘fonts-loaded’ marker once Inter (400, 600, 700) and proxima-nova (400, 700) load',
  async (device) => {
    const { page, errors } = await visitor(device)
    await watchFaces(page)
    const release = await holdFonts(page)
    await openHydrated(page, '/')
    expect(await hasFontsMarker(page)).toBe(false)
    release()
    await expect.poll(() => hasFontsMarker(page)).toBe(true)
    // Without the owner's font kit, Figtree replaces proxima-nova.
    expect(await askedFaces(page)).toEqual([
      '400 1em Figtree',
      '400 1em Inter',
      '600 1em Inter',
      '700 1em Figtree',
      '700 1em Inter',
    ])
    for (const face of ['400 1em Inter', '700 1em Figtree'])
      expect(await page.evaluate((each) => document.fonts.check(each), face)).toBe(true)
    expect(errors).toEqual([])
  },
)

onPhone(
  'or immediately if font loading is unsupported or fails. Logged as a warning; the page proceeds',
  async (device) => {
    const refused = await visitor({ ...device, pictures: true })
    await refused.page.route(fontFiles, (route) => route.abort())
    const [warned] = await Promise.all([
      refused.page.waitForEvent('console', (message) => message.type() === 'warning'),
      refused.open('/how-to-build-in-vail'),
    ])
    expect(warned.text()).toContain('Fonts could not be loaded')
    await expect.poll(() => hasFontsMarker(refused.page)).toBe(true)
    expect(await remembered(refused.page)).toBeNull()

    const old = await visitor(device)
    await old.page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'fonts'))
    await old.open('/how-to-build-in-vail')
    await expect.poll(() => hasFontsMarker(old.page)).toBe(true)
    expect(await remembered(old.page)).toBeNull()
    expect(old.errors).toEqual([])
  },
)

test('Success is remembered in local storage under a versioned key and reused on later visits', async () => {
  const { page, open } = await visitor(desktop)
  await open('/')
  await expect.poll(() => remembered(page)).toBe('loaded')
  expect(fontsKey).toMatch(/v\d+$/)
  // The fonts load again, but the page does not wait for them.
  await holdFonts(page)
  await openHydrated(page, '/about')
  await expect.poll(() => hasFontsMarker(page)).toBe(true)
})

test('Secondary weights (Inter 300 and 500, proxima-nova 500) load 1 second later, started 2 seconds after start-up', async () => {
  const { page, open } = await visitor(desktop)
  await watchFaces(page)
  await page.clock.install()
  // The clock is paused from the beginning, so that start-up is at a known time.
  await page.clock.pauseAt(Date.now() + 60_000)
  await open('/terms')
  const secondary = async () => (await askedFaces(page)).filter((face) => /^[35]00/.test(face))
  await page.clock.runFor(2999)
  expect(await secondary()).toEqual([])
  await page.clock.runFor(1)
  expect(await secondary()).toEqual(['300 1em Inter', '500 1em Figtree', '500 1em Inter'])
})

test('fonts also load where storage is denied', async () => {
  const { page, errors, open } = await visitor(desktop)
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    }),
  )
  await open('/')
  await expect.poll(() => hasFontsMarker(page)).toBe(true)
  expect(errors).toEqual([])
})
