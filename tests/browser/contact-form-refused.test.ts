import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { failureText, fillEstimateForm, openMore, rejectWith, sendButton } from './estimate-form.ts'
import { sharedProduct } from './fixtures.ts'
import { desktop, stopTheClock } from './visitor.ts'
import { onPhone } from './widths.ts'

const { visitor } = sharedProduct()

const failures: [string, (route: Route) => Promise<void>][] = [
  ['a network error', (route) => route.abort()],
  ['the page of a proxy', (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' })],
  [
    'the sign-in page of a Wi-Fi, with status 200',
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>' }),
  ],
  ['an answer without words', (route) => route.fulfill({ json: { success: false } })],
]
for (const [what, happens] of failures)
  onPhone(
    `Any contact failure, including network: the destructive toast, and the form stays as it was. Here: ${what}`,
    async (device) => {
      const { page, open } = await visitor(device)
      await open('/contact')
      await page.route('**/api/contact', happens)
      const form = await fillEstimateForm(page)
      await openMore(form)
      await form.getByLabel(/Tell us about the job/).fill('Two bathrooms.')
      await sendButton(form).click()
      const toast = page.locator('.toast')
      await toast.getByText('Something went wrong', { exact: true }).waitFor()
      await toast.getByText(failureText, { exact: true }).waitFor()
      expect(await toast.getAttribute('data-variant')).toBe('destructive')
      expect(await form.getByLabel('Name').inputValue()).toBe('June Harrow')
      expect(await form.getByLabel(/Tell us about the job/).inputValue()).toBe('Two bathrooms.')
      expect(await form.getByRole('checkbox', { name: 'Terms' }).isChecked()).toBe(true)
      await form.getByText(`${failureText} Everything you typed is still here.`).waitFor()
      expect(await sendButton(form).isEnabled()).toBe(true)
    },
  )

test.each([
  [{ success: false, message: 'The desk is closed.' }, 'The desk is closed.'],
  [{ success: false }, 'Failed to send message'],
])(
  'Contact response with success false: an error is raised using the server message or ‘Failed to send message’ (%j)',
  async (answer, text) => {
    const { page, open } = await visitor(desktop)
    await open('/contact')
    await page.route('**/api/contact', (route) => route.fulfill({ json: answer }))
    const form = await fillEstimateForm(page)
    const [logged] = await Promise.all([
      page.waitForEvent('console', (message) => message.text().includes(text)),
      sendButton(form).click(),
    ])
    expect(logged.type()).toBe('error')
  },
)

onPhone('a field’s error is shown until the field is corrected', async (device) => {
  const { page, open } = await visitor(device)
  await open('/contact')
  const form = await fillEstimateForm(page)
  const wrong = { name: 'Please tell us your name.', phone: 'Please check the number.' }
  await rejectWith(page, 400, { message: 'Please check the marked fields.', fields: wrong })
  await sendButton(form).click()
  await form.getByText(wrong.phone).waitFor()
  const name = form.getByLabel('Name')
  expect(await name.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)

  // A network error afterwards does not concern the fields, so their errors stay.
  await page.unroute('**/api/contact')
  await page.route('**/api/contact', (route) => route.abort())
  await sendButton(form).click()
  await form.getByText('Everything you typed is still here.').waitFor()
  expect(await form.getByText(wrong.name).isVisible()).toBe(true)
  expect(await form.getByText(wrong.phone).isVisible()).toBe(true)

  await name.fill('June H. Harrow')
  await form.getByText(wrong.name).waitFor({ state: 'hidden' })
  expect(await name.getAttribute('aria-invalid')).toBeNull()
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await form.getByText(wrong.phone).isVisible()).toBe(true)
})

test('an error about a value that has no field is shown beside the button', async () => {
  const { page, open } = await visitor(desktop)
  await open('/contact-optimized')
  const form = await fillEstimateForm(page)
  const fields = { acceptTerms: 'Please accept the terms.', message: 'Please shorten this.' }
  await rejectWith(page, 400, { message: 'Please check the marked fields.', fields })
  await sendButton(form).click()
  await form
    .getByText('Please check the marked fields. Please accept the terms. Please shorten this.')
    .waitFor()
})

onPhone('a visitor who exceeds the rate limit reads when to try again', async (device) => {
  const { page, open } = await visitor(device)
  await open('/contact')
  const form = await fillEstimateForm(page)
  const message = 'That’s too many tries in a short time. Please try again in 9 minutes.'
  await rejectWith(page, 429, { code: 'too_many', message })
  await sendButton(form).click()
  const advice = form.getByText(message)
  await advice.waitFor()
  const described = await sendButton(form).getAttribute('aria-describedby')
  expect(described).toBe(await advice.getAttribute('id'))
  expect(await page.locator('.toast').getByRole('button', { name: 'Try again' }).count()).toBe(0)
})

test('a request without a response times out after 30 seconds, with a message', async () => {
  const { page, open } = await visitor(desktop)
  await page.clock.install()
  await open('/contact')
  await stopTheClock(page)
  const form = await fillEstimateForm(page)
  await page.route('**/api/contact', () => undefined)
  await Promise.all([page.waitForRequest('**/api/contact'), sendButton(form).click()])
  await page.clock.runFor(29_000)
  expect(await sendButton(form).innerText()).toBe('Sending...')
  await page.clock.runFor(2000)
  await form.getByText('Everything you typed is still here.').waitFor()
  expect(await sendButton(form).isEnabled()).toBe(true)
})

test.each([
  [
    'a message about the form',
    'Name',
    503,
    { message: 'That number looks short. Please add the area code.' },
  ],
  [
    'a field’s error',
    'Phone',
    400,
    { fields: { phone: 'That number looks short. Please add the area code.' } },
  ],
])(
  'on a phone with the keyboard open, %s is in the window when the form was sent by the keyboard',
  async (_, field, status, answer) => {
    const { page, open } = await visitor({ viewport: { width: 375, height: 330 } })
    await open('/contact')
    const form = await fillEstimateForm(page)
    await rejectWith(page, status, answer)
    await form.getByLabel(field).press('Enter')
    const inWindow = () =>
      form.getByText('That number looks short. Please add the area code.').evaluate((message) => {
        const { top, bottom } = message.getBoundingClientRect()
        return top > 0 && bottom <= innerHeight
      })
    await expect.poll(inWindow).toBe(true)
  },
)
