import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fillEstimateForm, rejectWith, sendButton } from './estimate-form.ts'
import { sharedProduct } from './fixtures.ts'
import { desktop, stopTheClock } from './visitor.ts'
import { onPhone, type Device, touchPhone } from './widths.ts'

const { visitor } = sharedProduct()

/** Opens and fills in a form with the clock paused. */
async function atTheForm(device: Device) {
  const { page, open } = await visitor(device)
  await page.clock.install()
  await open('/contact-optimized')
  await stopTheClock(page)
  const form = await fillEstimateForm(page)
  const toast = page.locator('.toast')
  const fail = async () => {
    await rejectWith(page, 503, { message: 'Not now.' })
    await Promise.all([page.waitForResponse('**/api/contact'), sendButton(form).click()])
    await toast.getByText('Something went wrong').waitFor()
    await page.unroute('**/api/contact')
  }
  const succeed = async () => {
    await sendButton(form).click()
    await toast.getByText('Thank you!').waitFor()
  }
  return { page, toast, fail, succeed }
}

/** Returns the position of the toast. */
async function placeOf(page: Page) {
  const box = await page.locator('.toast').boundingBox()
  if (!box) throw new Error('There is no notification')
  return { x: box.x + 40, y: box.y + box.height / 2 }
}

onPhone('Toasts: at most one at a time', async (device) => {
  const { toast, fail, succeed } = await atTheForm(device)
  await fail()
  await fail()
  // The newest toast replaces the one before.
  await expect.poll(() => toast.count()).toBe(1)
  await succeed()
  await expect.poll(() => toast.count()).toBe(1)
})

onPhone('The focus is visible on the dark ground of a toast', async (device) => {
  const { page, toast, fail } = await atTheForm(device)
  await fail()
  const close = toast.getByRole('button', { name: 'Close this message' })
  await close.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  const outline = await close.evaluate((button) => getComputedStyle(button).outlineColor)
  // The gold of the other dark parts: 4:1 on red, 8:1 on dark green.
  expect(outline).toBe('rgb(226, 179, 74)')
})

onPhone('A toast closes after 5000 ms by default', async (device) => {
  const { page, toast, fail } = await atTheForm(device)
  await fail()
  await page.clock.runFor(4900)
  expect(await toast.isVisible()).toBe(true)
  await page.clock.runFor(100)
  await toast.waitFor({ state: 'hidden' })
})

test('pauses on hover', async () => {
  const { page, toast, fail } = await atTheForm(desktop)
  await fail()
  await page.clock.runFor(4000)
  await toast.hover()
  await page.clock.runFor(60_000)
  expect(await toast.isVisible()).toBe(true)
  await page.mouse.move(10, 10)
  await page.clock.runFor(900)
  expect(await toast.isVisible()).toBe(true)
  await page.clock.runFor(100)
  await toast.waitFor({ state: 'hidden' })
})

onPhone('pauses on focus', async (device) => {
  const { page, toast, fail } = await atTheForm(device)
  await fail()
  await page.clock.runFor(4000)
  await toast.getByRole('button', { name: 'Close this message' }).focus()
  await page.clock.runFor(60_000)
  expect(await toast.isVisible()).toBe(true)
  await page.locator('#estimate').getByLabel('Name').focus()
  await page.clock.runFor(1000)
  await toast.waitFor({ state: 'hidden' })
})

test('pauses on focus, also after the pointer has left it', async () => {
  const { page, toast, fail } = await atTheForm(desktop)
  await fail()
  await page.keyboard.press('F8')
  await toast.hover()
  await page.mouse.move(10, 10)
  await page.clock.runFor(60_000)
  expect(await toast.isVisible()).toBe(true)
  await page.locator('#estimate').getByLabel('Name').focus()
  await page.clock.runFor(5000)
  await toast.waitFor({ state: 'hidden' })
})

test('can be swiped right to dismiss (threshold 50 px)', async () => {
  const { page, toast, fail } = await atTheForm(desktop)
  await fail()
  const { x, y } = await placeOf(page)
  const swipe = async (by: number) => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + by / 2, y)
    await page.mouse.move(x + by, y)
    await page.mouse.up()
  }
  await swipe(-80)
  await swipe(50)
  expect(await toast.isVisible()).toBe(true)
  await expect.poll(async () => (await placeOf(page)).x).toBe(x)
  await swipe(51)
  await toast.waitFor({ state: 'hidden' })
})

test('can be swiped right by touch', async () => {
  const { page, toast, fail } = await atTheForm(touchPhone)
  await fail()
  const { x, y } = await placeOf(page)
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }],
    })
  await send('touchStart', x)
  for (const by of [15, 30, 60, 90]) await send('touchMove', x + by)
  await send('touchEnd', x + 90)
  await toast.waitFor({ state: 'hidden' })
})

onPhone('F8 focuses the toast viewport', async (device) => {
  const { page, toast, fail } = await atTheForm(device)
  await fail()
  await page.keyboard.press('F8')
  const hasFocus = () => page.locator('.toasts').evaluate((list) => list === document.activeElement)
  expect(await hasFocus()).toBe(true)
  await page.keyboard.press('Tab')
  expect(await toast.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await toast.waitFor({ state: 'hidden' })
})

onPhone('variant (default or destructive)', async (device) => {
  const { page, toast, fail, succeed } = await atTheForm(device)
  const color = () => toast.evaluate((element) => getComputedStyle(element).backgroundColor)
  await fail()
  expect(await toast.getAttribute('data-variant')).toBe('destructive')
  const destructive = await color()
  await succeed()
  expect(await toast.getAttribute('data-variant')).toBe('default')
  expect(await color()).not.toBe(destructive)
  const box = await toast.boundingBox()
  const { width, height } = device.viewport
  expect(box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

test('a toast closed under the mouse does not pause the timer of the next one', async () => {
  const { page, toast, fail } = await atTheForm(desktop)
  await fail()
  await toast.getByRole('button', { name: 'Close this message' }).click()
  await toast.waitFor({ state: 'hidden' })
  await fail()
  await page.mouse.move(10, 10)
  await page.clock.runFor(5000)
  await toast.waitFor({ state: 'hidden' })
})
