import { expect, test } from 'vitest'
import { failureText, fillEstimateForm, openMore, sendButton } from './estimate-form.ts'
import { sharedProduct } from './fixtures.ts'
import { desktop, phone, stopTheClock } from './visitor.ts'
import { onPhone } from './widths.ts'

const { visitor } = sharedProduct()

onPhone(
  'Success: a thank-you panel shows for 5 seconds, then disappears, and the form resets with acceptTerms true',
  async (device) => {
    const { page, open } = await visitor(device)
    await page.clock.install()
    await open('/contact')
    await stopTheClock(page)
    const form = await fillEstimateForm(page)
    await form.getByRole('button', { name: 'Receive Your Estimate' }).click()
    const thanks = form.getByRole('heading', { name: 'Thank you!' })
    await thanks.waitFor()
    await page.clock.runFor(4900)
    expect(await thanks.isVisible()).toBe(true)
    await page.clock.runFor(200)
    await thanks.waitFor({ state: 'hidden' })
    await form
      .getByText(/Thanks, we’ve got your request\..*You’ll hear from us \w+day by \d+:\d\d [AP]M/)
      .waitFor()
    expect(await form.getByLabel('Name').inputValue()).toBe('')
    expect(await form.getByRole('checkbox', { name: 'Terms' }).isChecked()).toBe(true)
  },
)

test('an impatient second click sends nothing', async () => {
  const { page, open } = await visitor(desktop)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await open('/kitchens')
  const form = await fillEstimateForm(page)
  await form.getByRole('button', { name: 'Receive Your Estimate' }).dblclick()
  await form.getByRole('heading', { name: 'Thank you!' }).waitFor()
  expect(sent).toHaveLength(1)
})

test('when the service is down, the form says so, keeps what was typed, and a retry succeeds', async () => {
  const { page, open } = await visitor(desktop)
  await open('/contact')
  const form = await fillEstimateForm(page)
  await page.context().route('**/api/contact', (route) => route.abort())
  await form.getByRole('button', { name: 'Receive Your Estimate' }).click()
  await page.getByText(failureText).first().waitFor()
  expect(await form.getByLabel('Name').inputValue()).toBe('June Harrow')
  await page.context().unroute('**/api/contact')
  await page.reload()
  await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('June Harrow')
  expect(await form.getByLabel('Service type').inputValue()).toBe('remodels')
  await form.getByRole('button', { name: 'Receive Your Estimate' }).click()
  await form.getByRole('heading', { name: 'Thank you!' }).waitFor()
})

onPhone(
  'If the honeypot has a value, the submission is silently dropped and no request is made',
  async (device) => {
    const { page, open } = await visitor(device)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url())
    })
    await open('/contact')
    const form = await fillEstimateForm(page)
    await form.locator('[name=website]').evaluate((input) => Reflect.set(input, 'value', 'x'))
    await Promise.all([
      page.waitForEvent('console', (message) => message.text().includes('not sent')),
      form.getByRole('button', { name: 'Receive Your Estimate' }).click(),
    ])
    expect(sent).toEqual([])
    expect(await form.getByRole('heading', { name: 'Thank you!' }).isVisible()).toBe(false)
    expect(await page.locator('.toast').count()).toBe(0)
  },
)

test('on a phone the thank-you panel and a field with an error scroll into view', async () => {
  const { page, open } = await visitor(phone)
  await open('/contact')
  const form = await fillEstimateForm(page)
  await form.getByLabel('Name').fill('   ')
  await form.getByRole('button', { name: 'Receive Your Estimate' }).click()
  await form.getByText('Please tell us your name.').waitFor()
  const name = form.getByLabel('Name')
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
  await name.fill('June Harrow')
  await form.getByRole('button', { name: 'Receive Your Estimate' }).click()
  const thanks = form.getByRole('heading', { name: 'Thank you!' })
  await thanks.waitFor()
  await expect
    .poll(async () => {
      const { y = -1 } = (await thanks.boundingBox()) ?? {}
      return y > 0 && y < phone.viewport.height
    })
    .toBe(true)
})

test('after a link to another town’s page, the form has that page’s service type and keeps the draft', async () => {
  const { page, open } = await visitor(desktop)
  await open('/roofing-vail-colorado')
  const form = page.locator('#estimate')
  expect(await form.getByLabel('Service type').inputValue()).toBe('roofing')
  await form.getByLabel('Name').fill('June Harrow')
  await page.locator('#estimate [data-hydrated]').waitFor()
  await page.locator('main a[href="/property-management-vail-colorado"]').first().click()
  await page.waitForURL('**/property-management-vail-colorado')
  await expect.poll(() => form.getByLabel('Service type').inputValue()).toBe('property')
  await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('June Harrow')
})

test('a text that is too long is kept whole, and the form states the limit', async () => {
  const { page, open } = await visitor(desktop)
  await open('/contact')
  const form = await fillEstimateForm(page)
  const words = 'snow '.repeat(1_100)
  await openMore(form)
  await form.getByLabel('Tell us about the job').fill(words)
  await form.getByRole('button', { name: 'Receive Your Estimate' }).click()
  await form.getByText('Please shorten this to 5000 characters.').waitFor()
  expect(await form.getByLabel('Tell us about the job').inputValue()).toBe(words)
})

test('pasted phone numbers are not cut off in silence: the form states the limit', async () => {
  const { page, open } = await visitor(desktop)
  await open('/contact')
  const form = await fillEstimateForm(page)
  const numbers = 'cell (970) 555-0123, or my wife: (970) 555-0199'
  await form.getByLabel('Phone').fill('')
  // `fill` would ignore a limit of the field.
  await page.keyboard.insertText(numbers)
  expect(await form.getByLabel('Phone').inputValue()).toBe(numbers)
  await sendButton(form).click()
  await form.getByText('Please shorten this to 40 characters.').waitFor()
})
