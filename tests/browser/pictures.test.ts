import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedProduct } from './fixtures.ts'
import { desktop, phone, type VisitorOptions } from './visitor.ts'
import { atBothWidths } from './widths.ts'

const product = sharedProduct()
const visitor = (device: VisitorOptions) => product.visitor({ ...device, pictures: true })

/** Returns the loading mode of every picture of the page and whether it has loaded. */
const pictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('img')].map(({ loading, currentSrc, complete }) => ({
      loading,
      loaded: complete && currentSrc !== '',
    })),
  )

/** Sets the connection that the Network Information API reports. */
const onLine = (page: Page, line: object) =>
  page.addInitScript(
    (connection) => Object.defineProperty(navigator, 'connection', { value: connection }),
    line,
  )

atBothWidths('The first 2 images are preloaded at once', async (device) => {
  const { page, errors, open } = await visitor(device)
  // tests/content/weight.test.ts checks the HTML of every page.
  for (const path of ['/', '/how-to-build-in-vail']) {
    await open(path)
    await expect
      .poll(async () => (await pictures(page)).slice(0, 2))
      .toEqual([
        { loading: 'eager', loaded: true },
        { loading: 'eager', loaded: true },
      ])
    expect((await pictures(page)).slice(2).every(({ loading }) => loading === 'lazy')).toBe(true)
    expect(errors).toEqual([])
  }
})

atBothWidths('The rest load when a marker below the fold becomes 10% visible', async (device) => {
  const { page, open } = await visitor(device)
  await onLine(page, { effectiveType: '4g' })
  await open('/')
  await page.waitForLoadState('networkidle')
  const last = async () => (await pictures(page)).at(-1)
  expect(await last()).toEqual({ loading: 'lazy', loaded: false })
  // Scroll until 9 % of the first lazy picture is in the window, then 11 %.
  const reach = (share: number) =>
    page.evaluate((part) => {
      const marker = document.querySelector('img[loading=lazy]')
      if (!marker) throw new Error('no picture waits')
      const { top, height } = marker.getBoundingClientRect()
      scrollTo({ top: scrollY + top + height * part - innerHeight, behavior: 'instant' })
    }, share)
  await reach(0.09)
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  expect((await pictures(page)).slice(2).every(({ loading }) => loading === 'lazy')).toBe(true)
  await reach(0.11)
  await expect.poll(async () => (await pictures(page)).every(({ loaded }) => loaded)).toBe(true)
})

test('on a slow connection the other pictures load only when they are near', async () => {
  const { page, open } = await visitor(phone)
  await onLine(page, { effectiveType: '4g', saveData: true })
  await open('/')
  await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }))
  await page.waitForLoadState('networkidle')
  const all = await pictures(page)
  expect(all.slice(2).every(({ loading }) => loading === 'lazy')).toBe(true)
  expect(all.at(-1)?.loaded).toBe(false)
})

test('pictures of the page behind a link are lazy too', async () => {
  const { page, open } = await visitor(desktop)
  await open('/')
  await page.locator('#service a[href="/roofing"]').click()
  await page.getByRole('heading', { level: 1, name: /roof/i }).waitFor()
  await page.waitForLoadState('networkidle')
  expect((await pictures(page)).at(-1)).toEqual({ loading: 'lazy', loaded: false })
  await page.locator('img[loading=lazy]').first().scrollIntoViewIfNeeded()
  await expect.poll(async () => (await pictures(page)).every(({ loaded }) => loaded)).toBe(true)
})

atBothWidths('A hero image falls back to a per-type default on load error', async (device) => {
  const { page, open } = await visitor(device)
  await open('/roofing-vail-colorado')
  const hero = page.locator('.hero img')
  const usual = await hero.evaluate((image: HTMLImageElement) => image.currentSrc)
  const file = /attached_assets\/([^.]+)\./.exec(usual)?.[1] ?? ''
  expect(file).not.toBe('')

  const broken = await visitor(device)
  await broken.page.route(`**/attached_assets/${file}.*`, (route) => route.abort())
  await broken.page.goto('/roofing-vail-colorado')
  const stand = broken.page.locator('.hero img')
  const source = () => stand.evaluate((image: HTMLImageElement) => image.currentSrc)
  await expect.poll(source).not.toContain(file)
  await expect
    .poll(() => stand.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(await source()).toMatch(/roof/)
  expect(await stand.getAttribute('alt')).not.toBe('')
})

test('a drawing whose SVG cannot be loaded is shown as its JPEG', async () => {
  const { page } = await visitor(desktop)
  await page.route('**/attached_assets/*.svg*', (route) => route.abort())
  await page.goto('/')
  // One fails before the script runs, and one later.
  for (const picture of [page.locator('.hero img'), page.locator('main img').last()]) {
    const shown = () =>
      picture.evaluate((image: HTMLImageElement) => {
        image.scrollIntoView()
        return { jpeg: /\.jpg(\?|$)/.test(image.currentSrc), loaded: image.naturalWidth > 0 }
      })
    await expect.poll(shown).toEqual({ jpeg: true, loaded: true })
  }
})

test('a picture that fails in all formats keeps its space and causes no overflow', async () => {
  const { page } = await visitor(phone)
  await page.route('**/api/image/**', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  // The fallback picture takes the place of the failed one.
  const height = async () => (await page.locator('.hero img').boundingBox())?.height ?? 0
  await expect.poll(height).toBeGreaterThan(100)
})

test('the page shows the speed class of the connection (renderer/client/connection.test.ts tests the classes)', async () => {
  const { page, open } = await visitor(desktop)
  await onLine(page, { effectiveType: '3g' })
  await open('/performance')
  await page.getByText('Your line: medium').waitFor()
})
