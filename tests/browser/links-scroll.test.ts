import { expect, test } from 'vitest'
import { isWindowMarked, markWindow } from './full-load.ts'
import { sharedProduct } from './fixtures.ts'
import { waitForHydration, desktop } from './visitor.ts'

const { visitor } = sharedProduct()

test('a link with a hash shows its part of the page, below the header', async () => {
  const { page, open } = await visitor(desktop)
  await open('/roofing')
  await page.locator('footer a[href="/#testimonials"]').click()
  await page.waitForURL('**/#testimonials')
  await waitForHydration(page)
  const top = async () => (await page.locator('#testimonials').boundingBox())?.y ?? -1
  await expect.poll(top).toBeGreaterThan(40)
  expect(await top()).toBeLessThan(200)
})

test('a link in the app begins at the top; back and forward find the place that was left', async () => {
  const { page, errors, open } = await visitor(desktop)
  await open('/')
  await markWindow(page)
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  const scroll = (top: number) =>
    page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)

  await page.locator('#service a[href="/roofing"]').scrollIntoViewIfNeeded()
  const left = await scrolled()
  expect(left).toBeGreaterThan(500)
  await page.locator('#service a[href="/roofing"]').click()
  await page.getByRole('heading', { level: 1, name: /roof/i }).waitFor()
  await expect.poll(scrolled).toBe(0)
  await scroll(640)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: /Most Reliable/ }).waitFor()
  await expect.poll(scrolled).toBe(left)
  await page.goForward()
  await page.getByRole('heading', { level: 1, name: /roof/i }).waitFor()
  await expect.poll(scrolled).toBe(640)
  expect(await isWindowMarked(page)).toBe(true)
  expect(errors).toEqual([])
})

test('back finds the place that was left also where the page takes long to come', async () => {
  const { page, open } = await visitor(desktop)
  await open('/')
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await page.locator('#service a[href="/roofing"]').scrollIntoViewIfNeeded()
  const left = await scrolled()
  await page.locator('#service a[href="/roofing"]').click()
  await page.getByRole('heading', { level: 1, name: /roof/i }).waitFor()
  await page.evaluate(() => scrollTo({ top: 640, behavior: 'instant' }))
  await page.route(/\/$/, async (route) => {
    await new Promise((done) => setTimeout(done, 600))
    await route.continue()
  })
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: /Most Reliable/ }).waitFor()
  await expect.poll(scrolled).toBe(left)
})

test('a change of page is announced, and the Tab key begins at the top of the new page', async () => {
  const { page, open } = await visitor(desktop)
  await open('/')
  const announced = page.locator('body > [role=status]')
  expect(await announced.innerText()).toBe('')
  await page.locator('footer a[href="/terms"]').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/terms')
  await expect.poll(() => announced.textContent()).toContain('Terms')
  expect(await announced.textContent()).toBe(await page.title())
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content')
})
