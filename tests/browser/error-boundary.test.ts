import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedProduct } from './fixtures.ts'
import { waitForHydration, desktop } from './visitor.ts'
import { onPhone, touchPhone } from './widths.ts'

const { visitor } = sharedProduct()

/** Opens a page whose form lacks most of its props, so that rendering fails on first interaction. */
const breakPage = (page: Page, path: string) =>
  page.route(`*://*${path}`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(
      /(data-island="EstimateForm"[^>]*data-props=")[^"]*/,
      '$1{&quot;services&quot;:7}',
    )
    return route.fulfill({ response: answer, body })
  })

/** Interacts with the form, which hydrates it. */
const touchForm = async (page: Page) => {
  await waitForHydration(page)
  await page.locator('#estimate').getByLabel('Name').focus()
}

/** Throws in a script of the page, as a handler would. */
const throwIn = (page: Page, words: string) =>
  page.evaluate((message) => {
    queueMicrotask(() => reportError(new TypeError(message)))
  }, words)

const screenOf = (page: Page) =>
  page.getByRole('heading', { name: 'Something went wrong', level: 1 })
const trouble = /We['’]re having trouble loading this page\. Try going back to the home page\./
const lastPath = (page: Page) => page.evaluate(() => sessionStorage.getItem('lastErrorPath'))
/** A link of the header, which no notification covers. */
async function followManage(page: Page) {
  await page.getByRole('navigation', { name: 'Main' }).getByText('Manage', { exact: true }).click()
  await page.waitForURL('**/property-management')
  await screenOf(page).waitFor({ state: 'hidden' })
}

onPhone(
  'A runtime error shows the fallback screen ‘Something went wrong / We encountered an error loading this page.’ plus a destructive toast ‘Oops! Something went wrong’',
  async (device) => {
    const { page } = await visitor(device)
    await breakPage(page, '/roofing')
    const logged = page.waitForEvent('pageerror')
    await page.goto('/roofing')
    await touchForm(page)
    await screenOf(page).waitFor()
    const main = page.getByRole('main')
    await main.getByText('We encountered an error loading this page.').waitFor()
    const toast = page.locator('.toast')
    await toast.getByText('Oops! Something went wrong').waitFor()
    expect(await toast.getAttribute('data-variant')).toBe('destructive')
    // "The failure is logged to the console."
    expect((await logged).name).toContain('Error')
    expect(await main.getByText(trouble).count()).toBe(0)
    // Header and footer stay.
    expect(await page.getByRole('banner').isVisible()).toBe(true)
    expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(10)
  },
)

test('A runtime error in a handler shows it as well', async () => {
  const { page, open } = await visitor(desktop)
  await open('/roofing')
  await throwIn(page, 'no such thing')
  await screenOf(page).waitFor()
  await page.locator('.toast').getByText('Oops! Something went wrong').waitFor()
})

onPhone(
  'The last error path is stored in session storage unless it is the root',
  async (device) => {
    const { page, open } = await visitor(device)
    await open('/')
    await throwIn(page, 'on the root')
    await screenOf(page).waitFor()
    expect(await lastPath(page)).toBeNull()
    await open('/siding')
    await throwIn(page, 'elsewhere')
    await screenOf(page).waitFor()
    expect(await lastPath(page)).toBe('/siding')
  },
)

onPhone(
  'After a second error the screen also says ‘We’re having trouble loading this page. Try going back to the home page.’',
  async (device) => {
    const { page } = await visitor(device)
    await breakPage(page, '/roofing')
    await page.goto('/roofing')
    await touchForm(page)
    await screenOf(page).waitFor()
    await page.reload()
    await touchForm(page)
    await page.getByRole('main').getByText(trouble).waitFor()
  },
)

test('On a Spanish page the screen and its notification are in Spanish', async () => {
  const { page, open } = await visitor(desktop)
  await open('/contacto')
  await throwIn(page, 'no such thing')
  const main = page.getByRole('main')
  await main.getByRole('heading', { name: 'Algo salió mal', level: 1 }).waitFor()
  await main.getByRole('button', { name: 'Intentar otra vez' }).waitFor()
  await page.locator('.toast').getByText('No pudimos mostrar esta página.').waitFor()
})

test('After a second error in the same document it says so too', async () => {
  const { page, open } = await visitor(desktop)
  await open('/')
  await throwIn(page, 'first')
  await screenOf(page).waitFor()
  expect(await page.getByText(trouble).count()).toBe(0)
  await throwIn(page, 'second')
  await page.getByText(trouble).waitFor()
})

for (const device of [desktop, touchPhone])
  test(`‘Go to Home’ clears the stored paths and goes to / [${device.viewport.width} px]`, async () => {
    const { page, open } = await visitor(device)
    await open('/siding')
    await throwIn(page, 'once')
    await page.getByRole('button', { name: 'Go to Home' }).click()
    await page.getByRole('heading', { level: 1, name: /Most Reliable/ }).waitFor()
    await waitForHydration(page)
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await lastPath(page)).toBeNull()
    // It works on the root path too.
    await throwIn(page, 'twice')
    await page.getByRole('button', { name: 'Go to Home' }).click()
    await page.getByRole('heading', { level: 1, name: /Most Reliable/ }).waitFor()
  })

test('a thrown text, which is no Error, shows the fallback screen too', async () => {
  const { page, open } = await visitor(desktop)
  await open('/siding')
  await page.evaluate(() => {
    // As the browser reports `throw 'text'`.
    dispatchEvent(new ErrorEvent('error', { error: 'text', filename: `${location.origin}/a.js` }))
  })
  await screenOf(page).waitFor()
})

onPhone('‘Try Again’ clears the stored paths and reloads', async (device) => {
  const { page } = await visitor(device)
  await breakPage(page, '/roofing')
  await page.goto('/roofing')
  await touchForm(page)
  await screenOf(page).waitFor()
  expect(await lastPath(page)).toBe('/roofing')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('heading', { level: 1, name: /roof/i }).waitFor()
  await waitForHydration(page)
  expect(await lastPath(page)).toBeNull()
})

onPhone('Unhandled promise rejections are only logged', async (device) => {
  const { page, open } = await visitor(device)
  await open('/roofing')
  const reported = page.context().waitForEvent('weberror')
  await page.evaluate(() => {
    void Promise.reject(new Error('nobody minds'))
  })
  expect(String((await reported).error())).toContain('nobody minds')
  await page.getByRole('heading', { level: 1, name: /roof/i }).waitFor()
  expect(await page.locator('.toast').count()).toBe(0)
  expect(await lastPath(page)).toBeNull()
})

test('links on a failed page still work', async () => {
  const { page, open } = await visitor(desktop)
  await open('/siding')
  await throwIn(page, 'once')
  await screenOf(page).waitFor()
  await followManage(page)
  await waitForHydration(page)
})

test('an extension’s error, a ResizeObserver warning and changed HTML do not show the fallback screen', async () => {
  const { page } = await visitor(desktop)
  await page.route('*://*/roofing', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('<main id="content"', '<b>Extended</b>$&')
    return route.fulfill({ response: answer, body })
  })
  await page.goto('/roofing')
  await waitForHydration(page)
  await page.evaluate(() => {
    const error = new Error('of an extension')
    dispatchEvent(new ErrorEvent('error', { error, filename: 'chrome-extension://a/b.js' }))
    dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }))
  })
  await page.getByRole('heading', { level: 1, name: /roof/i }).waitFor()
  expect(await screenOf(page).count()).toBe(0)
  expect(await page.locator('.toast').count()).toBe(0)
})
