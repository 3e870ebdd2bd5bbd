import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { navItems } from '../../pages/admin/layout/nav-items.ts'
import { brokenPictures, clippedText, overflow, smallFields } from '../browser/page-checks.ts'
import { type Product, startProduct } from '../browser/product.ts'
import { templatePages } from '../browser/template-pages.ts'
import { openWebKit, type WebKitWindow } from './webdriver.ts'

/** What differs between browsers, in the engine of Safari; the browser tests check everything in Chromium. */

let product: Product
let page: WebKitWindow
const go = (path: string) => page.goto(product.origin + path)

/** The window is never narrower than 447 px. */
const phone = { width: 447, height: 812 }
const desktop = { width: 1280, height: 900 }

beforeAll(async () => {
  product = await startProduct()
  page = await openWebKit()
})
afterAll(async () => {
  await page.close()
  await product.remove()
})

test.each(templatePages)('%s fits at every width', async (_, path) => {
  await go(path)
  for (const size of [phone, { width: 768, height: 900 }, desktop]) {
    await page.resize(size)
    expect({ ...size, overflow: await overflow(page) }).toEqual({ ...size, overflow: 0 })
    expect(await clippedText(page)).toEqual([])
  }
  expect(await smallFields(page)).toEqual([])
  expect(await brokenPictures(page)).toEqual([])
})

test('the phone’s menu covers the page and closes on Escape', async () => {
  await page.resize(phone)
  await go('/')
  const state = () =>
    page.evaluate(() => ({
      open: document.querySelector('#mobile-menu')?.matches(':popover-open'),
      covered: document.querySelector('main')?.inert,
    }))
  await page.click('.menu-button')
  await expect.poll(state).toEqual({ open: true, covered: true })
  await page.press('\uE00C')
  await expect.poll(state).toEqual({ open: false, covered: false })
})

test('the home page’s drawing has the light of the hour, also after another page (S2.71)', async () => {
  /** The color of the sky in the drawing's corner, below the header. */
  const sky = async () => {
    const corner = { left: 20, top: 200, width: 1, height: 1 }
    const pixel = await sharp(await page.screenshot())
      .extract(corner)
      .raw()
      .toBuffer()
    return [...pixel.subarray(0, 3)]
  }
  await page.resize(phone)
  await go('/')
  await go('/')
  const color = await sky()
  await go('/about')
  await go('/')
  await expect.poll(sky).toEqual(color)
})

test('a request with a photo is sent and stored', async () => {
  const photo = join(product.folder, 'roof.png')
  await writeFile(
    photo,
    await sharp({ create: { width: 900, height: 600, channels: 3, background: 'gray' } })
      .png()
      .toBuffer(),
  )
  await go('/roofing-vail-colorado')
  await page.type('#estimate [name=name]', 'June Harrow')
  await page.type('#estimate [name=email]', 'june@example.com')
  await page.type('#estimate [name=phone]', '970-555-0199')
  await page.type('#estimate [type=file]', photo)
  await page.click('#estimate [type=submit]')
  const form = () => page.evaluate(() => document.querySelector('#estimate')?.textContent)
  await expect.poll(form).toMatch(/Your reference is HP-[A-Z0-9]{6}.*your photos/)
})

test('the owner is set up and opens every screen', async () => {
  await page.resize(desktop)
  await page.goto(product.ownerLink ?? '')
  const heading = () => page.evaluate(() => document.querySelector('h1, h2')?.textContent)
  await expect.poll(heading).toMatch(/owner account/)
  await page.type('[name=name]', 'Olive Owner')
  await page.type('[name=email]', 'olive@example.com')
  await page.type('[name=password]', 'snow on the ridge')
  await page.click('form [type=submit]')
  await expect.poll(heading).toBe('Dashboard')
  for (const { path, label } of [...navItems.primary, ...navItems.secondary]) {
    await go(path)
    await expect.poll(heading).toBe(label)
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll('main [aria-busy=true]').length))
      .toBe(0)
    expect([path, await overflow(page)]).toEqual([path, 0])
  }
})
