import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedProduct } from './fixtures.ts'
import { templatePages } from './template-pages.ts'
import { desktop, phone } from './visitor.ts'

const { visitor } = sharedProduct()

/** The kind of a page's hero; undefined without one. */
const kindOn = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('main > .hero')?.dataset['kind'])

test('the home page, a luxury offering and projects open full-bleed, offerings and locations split, lists and jobs with words alone (S2.107)', async () => {
  const { page, open } = await visitor(desktop)
  for (const [path, kind] of [
    ['/', 'full-bleed'],
    ['/custom-luxury-homes', 'full-bleed'],
    ['/projects', 'full-bleed'],
    ['/projects/luxury-mountain-estate-beaver-creek', 'full-bleed'],
    ['/roofing', 'split'],
    ['/roofing-vail-colorado', 'split'],
    ['/vail-colorado', 'split'],
    ['/insider', 'type'],
    ['/costs', 'type'],
    ['/services', 'type'],
    ['/careers', 'type'],
    ['/terms', 'type'],
  ]) {
    await open(path ?? '')
    expect([path, await kindOn(page)]).toEqual([path, kind])
  }
})

test('words on a full-bleed picture begin below its middle, on a scrim over its lower edge (S2.107)', async () => {
  const { page, open } = await visitor({ viewport: { width: 1280, height: 800 } })
  await open('/custom-luxury-homes')
  const box = async (selector: string) => {
    const found = await page.locator(selector).first().boundingBox()
    if (!found) throw new Error(`no ${selector}`)
    return found
  }
  const [picture, words, title] = [
    await box('.hero-picture img'),
    await box('.hero-content'),
    await box('.hero h1'),
  ]
  expect([picture.x, picture.width]).toEqual([0, 1280])
  expect(title.y).toBeGreaterThan(picture.y + picture.height / 2)
  expect(words.y).toBeLessThan(picture.y + picture.height)
  // The ground of the words is opaque to nine tenths where the first of them is.
  const ground = await page
    .locator('.hero-content')
    .evaluate((element) => getComputedStyle(element).backgroundImage)
  const stop = Number(/\/ 0\.88\) (\d+)px/.exec(ground)?.[1])
  expect(stop).toBeGreaterThan(0)
  expect(words.y + stop).toBeLessThanOrEqual((await box('.hero .overline')).y)
})

test('below 900 px the picture is above the words, in its own shape or wider (S2.107)', async () => {
  for (const width of [375, 768, 899]) {
    const { page, open } = await visitor({ viewport: { width, height: 812 } })
    for (const path of ['/', '/roofing']) {
      await open(path)
      const picture = await page.locator('.hero-picture img').boundingBox()
      const words = await page.locator('.hero-content').boundingBox()
      expect(picture?.width).toBe(width)
      expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeGreaterThan(1.3)
      expect(words?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0))
    }
  }
})

test('on phones the header is 56 px with FREE Guide in it, at the top of the page and below it (S2.108)', async () => {
  for (const width of [320, 375, 430]) {
    const { page, open } = await visitor({ ...phone, viewport: { width, height: 812 } })
    await open('/terms')
    const header = page.locator('.header')
    const guide = page.getByText('FREE Guide')
    for (const y of [0, 900]) {
      await page.evaluate((to) => scrollTo(0, to), y)
      await expect.poll(() => header.boundingBox()).toMatchObject({ y: 0, height: 56 })
      const box = await guide.boundingBox()
      if (!box) throw new Error('no box')
      expect(box.y).toBeGreaterThanOrEqual(0)
      expect(box.y + box.height).toBeLessThanOrEqual(56)
      // Beside the others, not on them.
      const logo = await page.locator('.header .logo').boundingBox()
      const search = await page.locator('.header .search-link').boundingBox()
      expect(box.x).toBeGreaterThanOrEqual((logo?.x ?? 0) + (logo?.width ?? 0))
      expect(box.x + box.width).toBeLessThanOrEqual(search?.x ?? 0)
    }
    expect(await page.locator('.top-bar address').isVisible()).toBe(false)
  }
})

test('the menu’s panel on a phone has the phone number, the hours, the address and the social links (S2.108)', async () => {
  const { page, open } = await visitor(phone)
  await open('/terms')
  await page.locator('.menu-button').click()
  const office = page.locator('.mobile-panel-office')
  expect(await office.locator('a[href^="tel:"]').isVisible()).toBe(true)
  expect(await office.locator('address').innerText()).toContain('Edwards')
  expect(await office.locator('.social a').count()).toBeGreaterThan(1)
})

test('an open FREE Guide box hangs below the header of a phone and moves nothing (S2.108)', async () => {
  const { page, open } = await visitor(phone)
  await open('/terms')
  const top = async () => (await page.locator('main h1').boundingBox())?.y
  const before = await top()
  await page.getByText('FREE Guide').click()
  const field = await page.locator('.newsletter input[type="email"]').boundingBox()
  expect(field?.y).toBeGreaterThanOrEqual(56)
  expect(field?.width).toBeGreaterThan(120)
  expect(await top()).toBe(before)
})

test('the action of every hero is in the first screen of a phone, above the call bar (S2.109)', async () => {
  for (const height of [667, 812]) {
    const { page, open } = await visitor({ ...phone, viewport: { width: 375, height } })
    const below: string[] = []
    let actions = 0
    for (const [, path] of templatePages) {
      if (path.startsWith('/admin')) continue
      await open(path)
      const action = page.locator('main > .hero .actions .button').first()
      if ((await action.count()) === 0) continue
      actions++
      const box = await action.boundingBox()
      const bar = await page.locator('.call-bar').boundingBox()
      const end = (box?.y ?? 0) + (box?.height ?? 0)
      if (end > (bar?.y ?? 0)) below.push(`${path}: ${end} px of ${bar?.y}`)
    }
    expect(actions).toBeGreaterThan(5)
    expect(below).toEqual([])
  }
})

test('a full-bleed hero and a phone’s header shift nothing as they load (S2.107)', async () => {
  for (const device of [{ viewport: { width: 1280, height: 800 } }, phone]) {
    const { page, open } = await visitor(device)
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as unknown as {
            value: number
            sources: { node: Node }[]
          }
          // A paint before all of the header is parsed moves its links.
          const moved = sources.map(({ node }) =>
            node instanceof Element ? node : node.parentElement,
          )
          if (moved.some((element) => !element?.closest('.header-row'))) shifts.push(value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of ['/', '/custom-luxury-homes', '/projects', '/careers']) {
      await open(path)
      await page.waitForLoadState('networkidle')
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      expect([path, shifts]).toEqual([path, []])
    }
  }
})
