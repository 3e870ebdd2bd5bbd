import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedProduct } from './fixtures.ts'
import { desktop, phone } from './visitor.ts'
import { atBothWidths, onPhone } from './widths.ts'

const { visitor } = sharedProduct()

const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
}

atBothWidths('A sticky header with active-route highlighting', async (device) => {
  const { page, open } = await visitor(device)
  await open('/roofing')
  const { width, height } = device.viewport
  await scrollTo(page, height)
  expect((await page.locator('.header').boundingBox())?.y).toBe(0)
  const menu = page.getByRole('navigation', { name: width < 768 ? 'Mobile' : 'Main' })
  if (width < 768) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await menu.getByText('Services', { exact: true }).click()
  } else await menu.getByRole('link', { name: 'Services', exact: true }).hover()
  const here = menu.getByRole('link', { name: 'Roofing', exact: true })
  expect(await here.getAttribute('aria-current')).toBe('page')
  const ofAnother = menu.getByRole('link', { name: 'Siding', exact: true })
  const lookOf = (link: typeof here) =>
    link.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return `${color} ${backgroundColor}`
    })
  expect(await lookOf(here)).not.toBe(await lookOf(ofAnother))
})

test('On desktop it has hover dropdowns', async () => {
  const { page, open } = await visitor(desktop)
  await open('/')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const roofing = menu.getByRole('link', { name: 'Roofing', exact: true })
  await menu.getByRole('link', { name: 'Services', exact: true }).hover()
  await roofing.click()
  await page.waitForURL('**/roofing')
  // Following a link closes it under the mouse; moving the mouse out and back opens it again.
  await roofing.waitFor({ state: 'hidden' })
  await page.mouse.move(640, 700)
  await menu.getByRole('link', { name: 'Services', exact: true }).hover()
  await roofing.waitFor()
  await page.mouse.move(640, 700)
  await roofing.waitFor({ state: 'hidden' })
})

test('a dropdown opens on keyboard focus, Tab reaches its links, and Escape closes it', async () => {
  const { page, open } = await visitor(desktop)
  await open('/')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const build = menu.getByRole('link', { name: 'Build', exact: true })
  const first = menu.getByRole('link', { name: 'Custom Builds', exact: true })
  await build.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await first.waitFor()
  await page.keyboard.press('Tab')
  expect(await first.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await first.waitFor({ state: 'hidden' })
  expect(await build.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  const next = menu.getByRole('link', { name: 'Remodel', exact: true })
  expect(await next.evaluate((link) => link === document.activeElement)).toBe(true)
})

test('Escape closes a dropdown without moving the mouse (WCAG 1.4.13)', async () => {
  const { page, open } = await visitor(desktop)
  await open('/')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const siding = menu.getByRole('link', { name: 'Siding', exact: true })
  await menu.getByRole('link', { name: 'Services', exact: true }).hover()
  await siding.waitFor()
  await page.keyboard.press('Escape')
  await siding.waitFor({ state: 'hidden' })
  await menu.getByRole('link', { name: 'Rent', exact: true }).hover()
  await menu.getByRole('link', { name: 'Forklifts', exact: true }).waitFor()
  await menu.getByRole('link', { name: 'Services', exact: true }).hover()
  await siding.waitFor()
})

atBothWidths(
  'The header gets a scrolled state after more than 20px of scroll, which changes its shadow',
  async (device) => {
    const { page, open } = await visitor(device)
    await open('/roofing')
    const shadow = () =>
      page.locator('.header').evaluate((header) => getComputedStyle(header).boxShadow)
    await scrollTo(page, 20)
    expect(await shadow()).toBe('none')
    await scrollTo(page, 21)
    await expect.poll(shadow).not.toBe('none')
    await scrollTo(page, 0)
    await expect.poll(shadow).toBe('none')
  },
)

atBothWidths('A back-to-top button appears after more than 300px of scroll', async (device) => {
  const { page, open } = await visitor(device)
  await open('/roofing')
  const toTop = page.getByRole('button', { name: 'Back to top' })
  await scrollTo(page, 300)
  expect(await toTop.isVisible()).toBe(false)
  await scrollTo(page, 301)
  await toTop.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await toTop.waitFor({ state: 'hidden' })
})

atBothWidths(
  'A footer with a logo, social links, services, quick links, contact info, areas served, and a copyright with the current year',
  async (device) => {
    const { page, errors, open } = await visitor(device)
    await page.clock.install({ time: new Date('2031-03-04T12:00:00-07:00') })
    await open('/terms')
    const footer = page.getByRole('contentinfo')
    expect(await footer.locator('a.logo svg').isVisible()).toBe(true)
    for (const network of ['Facebook', 'Instagram', 'LinkedIn'])
      expect(await footer.getByRole('link', { name: network }).isVisible()).toBe(true)
    for (const name of ['Services', 'Quick links'])
      expect(
        await footer.getByRole('navigation', { name }).getByRole('link').count(),
      ).toBeGreaterThan(3)
    expect(await footer.locator('a[href^="tel:+1970"]').count()).toBe(2)
    expect(await footer.locator('a[href^="mailto:"]').count()).toBe(1)
    const areas = footer.getByRole('region', { name: 'Areas served' })
    for (const place of ['Vail', 'Aspen', 'Breckenridge', 'Wolcott', 'Basalt', 'Keystone'])
      expect(await areas.textContent()).toContain(place)
    await footer.getByText('© 2031').waitFor()
    expect(errors).toEqual([])
  },
)

test('Footer links include /#testimonials, /buscando-trabajo, /privacy-policy, /terms and /sitemap', async () => {
  const { page, open } = await visitor(phone)
  await open('/about')
  const footer = page.getByRole('contentinfo')
  for (const href of [
    '/#testimonials',
    '/buscando-trabajo',
    '/privacy-policy',
    '/terms',
    '/sitemap',
  ])
    expect(await footer.locator(`a[href="${href}"]`).isVisible()).toBe(true)
})

onPhone('A notification (toast) area renders on every page', async (device) => {
  const { page, open } = await visitor(device)
  for (const path of ['/', '/contact', '/how-to-build-in-vail', '/no/such/page', '/admin/login']) {
    await open(path)
    await page.keyboard.press('Shift')
    await page.getByRole('region', { name: 'Notifications (F8)' }).waitFor({ state: 'attached' })
  }
})
