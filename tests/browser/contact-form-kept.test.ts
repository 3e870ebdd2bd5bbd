import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  failureText,
  fillEstimateForm,
  openMore,
  sendButton,
  recordRequests,
} from './estimate-form.ts'
import { sharedProduct } from './fixtures.ts'
import { waitForHydration, desktop, phone } from './visitor.ts'
import { onPhone } from './widths.ts'

const { visitor } = sharedProduct()

/** Opens a path in a new tab and waits for hydration. */
async function newTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(path)
  await waitForHydration(tab)
  return tab
}

onPhone(
  'a draft survives a reload and a closed tab, including service type and unticked terms',
  async (device) => {
    const { page, open } = await visitor(device)
    await open('/roofing-vail-colorado')
    const form = await fillEstimateForm(page)
    await openMore(form)
    await form.getByLabel(/Tell us about the job/).fill('Two bathrooms.')
    await form.getByRole('checkbox', { name: 'Terms' }).uncheck()
    await page.locator('#estimate [data-hydrated]').waitFor()
    const isAsItWas = async (tab: Page) => {
      const there = tab.locator('#estimate')
      await expect.poll(() => there.getByLabel('Name').inputValue()).toBe('June Harrow')
      expect(await there.getByLabel('Email').inputValue()).toBe('june@example.com')
      expect(await there.getByLabel('Phone').inputValue()).toBe('970-555-0123')
      expect(await there.getByLabel('Service type').inputValue()).toBe('remodels')
      expect(await there.getByLabel(/Tell us about the job/).inputValue()).toBe('Two bathrooms.')
      expect(await there.getByRole('checkbox', { name: 'Terms' }).isChecked()).toBe(false)
    }
    await page.reload()
    await waitForHydration(page)
    await isAsItWas(page)
    const context = page.context()
    await page.close()
    const tab = await newTab(context, '/roofing-vail-colorado')
    await isAsItWas(tab)
    // A visit to a short form, which has no message field, does not lose the message.
    await tab.goto('/contact-optimized')
    await waitForHydration(tab)
    await tab.locator('#estimate').getByLabel('Name').fill('June H. Harrow')
    await tab.goto('/contact')
    await waitForHydration(tab)
    const last = tab.locator('#estimate')
    await expect.poll(() => last.getByLabel('Name').inputValue()).toBe('June H. Harrow')
    expect(await last.getByLabel(/Tell us about the job/).inputValue()).toBe('Two bathrooms.')
  },
)

onPhone(
  'a mistyped email provider is corrected with one press, in the draft too',
  async (device) => {
    const { page, open } = await visitor(device)
    await open('/contact')
    const email = page.locator('#estimate').getByLabel('Email')
    await email.fill('june@gmial.com')
    await page.locator('#estimate').getByText('Did you mean june@gmail.com?').waitFor()
    await page.getByRole('button', { name: 'june@gmail.com' }).click()
    expect(await email.inputValue()).toBe('june@gmail.com')
    expect(await page.getByText('Did you mean').count()).toBe(0)
    await page.reload()
    await waitForHydration(page)
    await expect.poll(() => email.inputValue()).toBe('june@gmail.com')
  },
)

test('after “back”, a form from the browser’s cache has what was typed on the page after it', async () => {
  const { page, open } = await visitor(phone)
  await open('/siding')
  const form = page.locator('#estimate')
  await form.getByLabel('Name').fill('June Harrow')
  await page.locator('#estimate [data-hydrated]').waitFor()
  // Playwright turns the cache off: the next page is a second tab.
  const next = await newTab(page.context(), '/contact')
  await openMore(next.locator('#estimate'))
  await next.locator('#estimate').getByLabel('Tell us about the job').fill('Two bathrooms.')
  await next.close()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await form.getByLabel('Email').fill('june@example.com')
  expect(await form.getByLabel('Tell us about the job').inputValue()).toBe('Two bathrooms.')
  await page.reload()
  await waitForHydration(page)
  await expect
    .poll(() => form.getByLabel('Tell us about the job').inputValue())
    .toBe('Two bathrooms.')
  expect(await form.getByLabel('Email').inputValue()).toBe('june@example.com')
})

test('the form also sends where storage is denied', async () => {
  const { page, open } = await visitor(desktop)
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  await open('/contact')
  const form = await fillEstimateForm(page)
  await sendButton(form).click()
  await form.getByRole('heading', { name: 'Thank you!' }).waitFor()
})

onPhone(
  'a form that could not be sent says so, keeps its values and is sent again with one click',
  async (device) => {
    const { page, open } = await visitor(device)
    await open('/contact')
    const form = await fillEstimateForm(page)
    await page.locator('#estimate [data-hydrated]').waitFor()
    const sent = recordRequests(page)
    await page.context().setOffline(true)
    await sendButton(form).click()
    const toast = page.locator('.toast')
    await toast.getByText(failureText).waitFor()
    await page.context().setOffline(false)
    await toast.getByRole('button', { name: 'Try again' }).click()
    await form.getByRole('heading', { name: 'Thank you!' }).waitFor()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  },
)
