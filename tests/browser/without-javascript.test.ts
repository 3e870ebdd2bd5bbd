import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openMore } from './estimate-form.ts'
import { sharedProduct } from './fixtures.ts'
import { templatePages } from './template-pages.ts'
import { desktop, phone } from './visitor.ts'
import { atBothWidths, type Device, onPhone } from './widths.ts'

const { visitor } = sharedProduct()

const plain = (device: Device) => ({ ...device, javaScriptEnabled: false })

const publicPages = templatePages.map(([, path]) => path).filter((path) => !/admin/.test(path))

test('without JavaScript every template shows top bar, headline, text and pictures at both widths', async () => {
  const { page, errors, open } = await visitor({ ...plain(desktop), pictures: true })
  for (const path of publicPages) {
    await open(path)
    for (const { viewport } of [desktop, phone]) {
      await page.setViewportSize(viewport)
      if (path === '/' && viewport.width > 767) await expectTopBar(page)
      expect(await page.evaluate(faultsWithoutJavaScript), path).toEqual([])
    }
  }
  expect(errors).toEqual([])
})

/** Returns what is missing without JavaScript. A part that needs JavaScript must say so instead of loading forever. */
function faultsWithoutJavaScript(): string[] {
  const main = document.querySelector('main')
  const [headline, ...more] = document.querySelectorAll('h1')
  const says = (text: RegExp, selector: string) =>
    [...document.querySelectorAll(selector)].some(
      (element) => element.checkVisibility() && text.test(element.textContent ?? ''),
    )
  const pictures = [...document.querySelectorAll('main img[loading=eager]')]
  return [
    ...(headline?.checkVisibility() && more.length === 0 ? [] : ['not one headline']),
    ...((main?.innerText ?? '').length > 80 ? [] : ['hardly a word']),
    ...pictures
      .filter((picture) => picture.getBoundingClientRect().height <= 20)
      .map((picture) => `flat: ${picture.outerHTML.slice(0, 120)}`),
    ...(!says(/Loading|Waiting/, '[role=status]') || says(/JavaScript, which is off/, 'body *')
      ? []
      : ['it waits for JavaScript']),
    // On a phone the rest of the top bar is in the panel of the menu.
    ...(document.querySelector('.top-bar .newsletter')?.checkVisibility() ? [] : ['no top bar']),
  ]
}

/**
 * ‘A top bar with a street address in Edwards, Colorado, a phone link, and social links to Facebook, Instagram
 * and LinkedIn. It also holds the newsletter box’
 */
async function expectTopBar(page: Page): Promise<void> {
  const bar = page.locator('.top-bar')
  await bar.getByText(/^\d+ .+, Edwards, Colorado$/).waitFor()
  expect(await bar.locator('a[href^="tel:+1970"]').isVisible()).toBe(true)
  await bar.getByText('Mon–Sat 8–6').waitFor()
  for (const network of ['Facebook', 'Instagram', 'LinkedIn']) {
    const link = bar.getByRole('link', { name: network })
    expect(await link.isVisible()).toBe(true)
    expect(await link.getAttribute('href')).toContain(network.toLowerCase())
  }
  expect(await bar.locator('.newsletter summary').isVisible()).toBe(true)
}

onPhone('without JavaScript one FAQ answer is open at a time', async (device) => {
  const { page, open } = await visitor(plain(device))
  await open('/roofing-breckenridge-colorado')
  const questions = page.locator('#faq details')
  const answer = (index: number) => questions.nth(index).locator('p')
  await questions.nth(0).locator('summary').click()
  await answer(0).waitFor()
  await questions.nth(1).locator('summary').click()
  await answer(1).waitFor()
  await answer(0).waitFor({ state: 'hidden' })
  await questions.nth(1).locator('summary').click()
  await answer(1).waitFor({ state: 'hidden' })
})

test('without JavaScript the menu’s dropdowns open on hover and on keyboard focus', async () => {
  const { page, open } = await visitor(plain(desktop))
  await open('/')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Rent', exact: true }).focus()
  const forklifts = menu.getByRole('link', { name: 'Forklifts', exact: true })
  await forklifts.waitFor()
  await menu.getByRole('link', { name: 'Services', exact: true }).hover()
  await menu.getByRole('link', { name: 'Roofing', exact: true }).click()
  await page.waitForURL('**/roofing')
})

test('without JavaScript the mobile menu opens, one accordion at a time, links work, and it closes', async () => {
  const { page, open } = await visitor(plain(phone))
  await open('/')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const panel = page.getByRole('dialog', { name: 'Menu' })
  await menu.click()
  await panel.getByText('Services', { exact: true }).click()
  const roofing = panel.getByRole('link', { name: 'Roofing', exact: true })
  await roofing.waitFor()
  await panel.getByText('Rent', { exact: true }).click()
  await roofing.waitFor({ state: 'hidden' })
  await panel.getByRole('link', { name: 'Forklifts', exact: true }).click()
  await page.waitForURL('**/forklifts')
  await menu.click()
  await panel.waitFor()
  await panel.getByRole('button', { name: /close/i }).click()
  await panel.waitFor({ state: 'hidden' })
})

onPhone(
  'without JavaScript the estimate form posts and shows the thank-you page',
  async (device) => {
    const { page, errors, open } = await visitor(plain(device))
    await open('/siding-frisco-colorado')
    const form = page.locator('#estimate')
    await form.getByLabel('Name').fill('Plain Jane')
    await form.getByLabel('Email').fill('jane@example.com')
    await form.getByLabel('Phone').fill('970-555-0124')
    await form.getByLabel('Service type').selectOption('home-services')
    await form.getByRole('button', { name: 'Receive Your Estimate' }).click()
    await page.waitForURL('**/thank-you?answer-by=*')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/thank you/i)
    await page.getByText(/Your reference is HP-[2-9A-Z]{6}\./).waitFor()
    expect(errors).toEqual([])
  },
)

onPhone(
  'without JavaScript the newsletter box opens, posts and shows its thank-you page',
  async (device) => {
    const { page, errors, open } = await visitor(plain(device))
    await open('/about')
    await page.locator('.newsletter summary').click()
    await page.getByLabel(/Your email/).fill('jane@example.com')
    await page.getByRole('button', { name: 'Send it' }).click()
    await page.waitForURL('**/thank-you-guide')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('')
    expect(errors).toEqual([])
  },
)

atBothWidths(
  'without JavaScript an invalid form returns a page with the errors and the typed values',
  async (device) => {
    const { page, open } = await visitor(plain(device))
    await open('/contact')
    const form = page.locator('#estimate')
    await form.getByLabel('Name').fill('Zoë “Zip” O’Neil <zip@example.com>')
    await form.getByLabel('Email').fill('zoe@example.com')
    // Browsers do not check this: too few digits.
    await form.getByLabel('Phone').fill('555')
    await form.getByLabel('Service type').selectOption('remodels')
    await openMore(form)
    await form.getByLabel(/Tell us about the job/).fill('Two lines\n& more <soon>')
    await form.getByRole('button', { name: 'Receive Your Estimate' }).click()
    await page.getByText('That number looks short').waitFor()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(
      'check your details',
    )
    await page.getByLabel('Phone').and(page.locator(':focus')).waitFor()
    expect(await page.getByLabel('Name').inputValue()).toBe('Zoë “Zip” O’Neil <zip@example.com>')
    expect(await page.getByLabel('Service type').inputValue()).toBe('remodels')
    expect(await page.getByLabel(/Tell us about the job/).inputValue()).toBe(
      'Two lines\n& more <soon>',
    )
    await page.getByLabel('Phone').fill('970-555-0125')
    await page.getByRole('button', { name: 'Send again' }).click()
    await page.waitForURL('**/thank-you?answer-by=*')
  },
)

atBothWidths(
  'without JavaScript an invalid email in the newsletter box returns a page where it can be corrected',
  async (device) => {
    const { page, open } = await visitor(plain(device))
    await open('/about')
    await page.locator('.newsletter summary').click()
    // Browsers accept an address without a dot.
    await page.getByLabel(/Your email/).fill('jane@example')
    await page.getByRole('button', { name: 'Send it' }).click()
    await page.getByText(/Should it be jane@example\.com\?/).waitFor()
    const email = page.getByLabel('Email', { exact: true })
    expect(await email.inputValue()).toBe('jane@example')
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(tooWide).toBeLessThanOrEqual(0)
    await email.fill('jane@example.com')
    await page.getByRole('button', { name: 'Send again' }).click()
    await page.waitForURL('**/thank-you-guide')
  },
)
