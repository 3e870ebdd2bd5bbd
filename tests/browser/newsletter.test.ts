import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { recordRequests } from './estimate-form.ts'
import { sharedProduct } from './fixtures.ts'
import { desktop, stopTheClock } from './visitor.ts'
import { onPhone } from './widths.ts'

const { visitor } = sharedProduct()

/** The elements of the newsletter box: opener, field, buttons, thank-you message. */
const partsOf = (page: Page) => {
  const box = page.locator('.top-bar .newsletter')
  return {
    box,
    opener: box.locator('summary'),
    email: box.locator('input[type=email]'),
    send: box.locator('button[type=submit]'),
    close: box.getByRole('button', { name: 'Close the newsletter form' }),
    thanks: box.getByText('Thank you! Check your email soon.'),
  }
}

test.each([
  [1280, 'FREE Mountain Building Guide'],
  [768, 'FREE Mountain Building Guide'],
  [767, 'FREE Guide'],
  [375, 'FREE Guide'],
])(
  'Collapsed: a ‘FREE Mountain Building Guide’ button, shortened to ‘FREE Guide’ on small screens: %i px reads ‘%s’',
  async (width, words) => {
    const { page, open } = await visitor({ viewport: { width, height: 740 } })
    await open('/about')
    const { opener, email } = partsOf(page)
    expect(await opener.innerText()).toBe(words)
    expect(await email.isVisible()).toBe(false)
  },
)

onPhone('Expanded: an email form with a close button', async (device) => {
  const { page, open } = await visitor(device)
  await open('/about')
  const { opener, email, send, close } = partsOf(page)
  await opener.click()
  await email.waitFor()
  expect(await email.getAttribute('required')).not.toBeNull()
  expect(await send.isVisible()).toBe(true)
  expect(await opener.isVisible()).toBe(false)
  await close.click()
  await email.waitFor({ state: 'hidden' })
  expect(await opener.isVisible()).toBe(true)
})

onPhone('a mistyped provider is corrected with one press', async (device) => {
  const { page, open } = await visitor(device)
  await open('/about')
  const { opener, email, box } = partsOf(page)
  await opener.click()
  await email.pressSequentially('june@gmial.com')
  await box.getByText('Did you mean').waitFor()
  await box.getByRole('button', { name: 'june@gmail.com' }).click()
  expect(await email.inputValue()).toBe('june@gmail.com')
  expect(await box.getByText('Did you mean').isVisible()).toBe(false)
})

onPhone('Submitting: the submit button is disabled and shows a spinner', async (device) => {
  const { page, open } = await visitor(device)
  await open('/about')
  const { opener, email, send, thanks } = partsOf(page)
  let answer = () => undefined as void
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/newsletter/subscribe', async (route) => {
    await asked
    await route.continue()
  })
  await opener.click()
  await email.fill('june@example.com')
  await send.click()
  await send.locator('.spinner').waitFor()
  expect(await send.isDisabled()).toBe(true)
  answer()
  await thanks.waitFor()
})

onPhone(
  'Success: the message ‘Thank you! Check your email soon.’ appears with a close button. About 3 seconds later the email is cleared and the box collapses',
  async (device) => {
    const { page, errors, open } = await visitor(device)
    await page.clock.install()
    await open('/about')
    await stopTheClock(page)
    const { opener, email, send, close, thanks } = partsOf(page)
    await opener.click()
    await email.fill('june@example.com')
    await send.click()
    await thanks.waitFor()
    expect(await close.isVisible()).toBe(true)
    await page.clock.runFor(2900)
    expect(await thanks.isVisible()).toBe(true)
    await page.clock.runFor(200)
    await thanks.waitFor({ state: 'hidden' })
    await opener.click()
    expect(await email.inputValue()).toBe('')
    expect(errors).toEqual([])
  },
)

test('firstName, lastName and zipCode are sent as empty strings, and interests holds one item, the Mountain Building Guide', async () => {
  const { page, open } = await visitor(desktop)
  await open('/about')
  const sent = recordRequests(page)
  const { opener, email, send, thanks } = partsOf(page)
  await opener.click()
  await email.fill('june@example.com')
  await send.click()
  await thanks.waitFor()
  expect(sent.map(({ body }) => body)).toEqual([
    {
      email: 'june@example.com',
      firstName: '',
      lastName: '',
      zipCode: '',
      interests: ['Mountain Building Guide'],
    },
  ])
})

test('Any OK status is success. The response body is read and only logged', async () => {
  const { page, open } = await visitor(desktop)
  await open('/about')
  await page.route('**/api/newsletter/subscribe', (route) =>
    route.fulfill({ status: 202, json: { success: false, queued: 'number seven' } }),
  )
  const { opener, email, send, thanks } = partsOf(page)
  await opener.click()
  await email.fill('june@example.com')
  const [logged] = await Promise.all([
    page.waitForEvent('console', (said) => said.text().includes('number seven')),
    send.click(),
  ])
  expect(logged.type()).toBe('log')
  await thanks.waitFor()
  // Neither the message nor the closed box loses the focus.
  expect(await thanks.evaluate((element) => element === document.activeElement)).toBe(true)
  await thanks.waitFor({ state: 'hidden' })
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
})

const failures: [string, (route: Route) => Promise<void>][] = [
  ['network failure', (route) => route.abort()],
  ['non-OK status', (route) => route.fulfill({ status: 500, json: {} })],
]
for (const [what, happens] of failures)
  onPhone(
    `Newsletter ${what}: browser alert ‘Sorry, there was an error subscribing. Please try again.’ The submitting flag is cleared, and it returns to the expanded form`,
    async (device) => {
      const { page, open } = await visitor(device)
      await open('/about')
      await page.route('**/api/newsletter/subscribe', happens)
      const { opener, email, send, thanks } = partsOf(page)
      await opener.click()
      await email.fill('june@example.com')
      const alert = page.waitForEvent('dialog')
      const press = send.click()
      const dialog = await alert
      expect(dialog.type()).toBe('alert')
      expect(dialog.message()).toBe('Sorry, there was an error subscribing. Please try again.')
      await dialog.accept()
      await press
      await expect.poll(() => send.isEnabled()).toBe(true)
      expect(await email.inputValue()).toBe('june@example.com')
      await page.unroute('**/api/newsletter/subscribe')
      await send.click()
      await thanks.waitFor()
    },
  )

test('the box shows the service’s message, which says when to try again', async () => {
  const { page, open } = await visitor(desktop)
  await open('/about')
  const message = 'That’s too many tries in a short time. Please try again in 9 minutes.'
  await page.route('**/api/newsletter/subscribe', (route) =>
    route.fulfill({ status: 429, json: { success: false, code: 'too_many', message } }),
  )
  const { box, opener, email, send, close } = partsOf(page)
  await opener.click()
  await email.fill('june@example.com')
  page.once('dialog', (dialog) => void dialog.accept())
  await send.click()
  await box.getByText(message).waitFor()
  const note = await box.getByText(message).getAttribute('id')
  expect(await email.getAttribute('aria-describedby')).toBe(note)
  await close.click()
  await opener.click()
  expect(await box.getByText(message).count()).toBe(0)
})

test('the box reports a timeout after 30 seconds', async () => {
  const { page, open } = await visitor(desktop)
  await page.clock.install()
  await open('/about')
  await stopTheClock(page)
  await page.route('**/api/newsletter/subscribe', () => undefined)
  const { box, opener, email, send } = partsOf(page)
  await opener.click()
  await email.fill('june@example.com')
  page.once('dialog', (dialog) => void dialog.accept())
  await Promise.all([page.waitForRequest('**/api/newsletter/subscribe'), send.click()])
  await page.clock.runFor(31_000)
  await box.getByText('We haven’t heard back in 30 seconds.').waitFor()
  expect(await send.isEnabled()).toBe(true)
})

test('Submission does nothing if the email is empty or a submit is already in progress', async () => {
  const { page, open } = await visitor(desktop)
  await open('/about')
  const sent = recordRequests(page)
  const { box, opener, email, send, close, thanks } = partsOf(page)
  let answer = () => undefined as void
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/newsletter/subscribe', async (route) => {
    await asked
    await route.continue()
  })
  const submit = (times: number) =>
    box.locator('form').evaluate((form, count) => {
      if (!(form instanceof HTMLFormElement)) return
      // Bypasses the browser's validation of the field.
      form.noValidate = true
      for (let each = 0; each < count; each += 1) form.requestSubmit()
    }, times)
  await opener.click()
  await submit(1)
  expect(await send.isEnabled()).toBe(true)
  await email.fill('june@example.com')
  await submit(2)
  await send.locator('.spinner').waitFor()
  // A closed box still knows that a request is in progress.
  await close.click()
  await opener.click()
  await submit(1)
  expect(await send.isDisabled()).toBe(true)
  answer()
  await thanks.waitFor()
  expect(sent).toHaveLength(1)
})

test('at 320 px the open newsletter box fits beside its close button', async () => {
  const { page, open } = await visitor({ viewport: { width: 320, height: 640 } })
  await open('/about')
  const { opener, email, close } = partsOf(page)
  await opener.click()
  const field = await email.boundingBox()
  const box = await close.boundingBox()
  if (!box || !field) throw new Error('The box is not open')
  expect(box.x + box.width).toBeLessThanOrEqual(320)
  expect(Math.abs(box.y + box.height / 2 - field.y - field.height / 2)).toBeLessThan(4)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

onPhone('On a Spanish page the box and its thanks are in Spanish', async (device) => {
  const { page, open } = await visitor(device)
  await open('/buscando-trabajo')
  const { box, opener, email, send } = partsOf(page)
  expect(await opener.innerText()).toMatch(/^Guía (de construcción )?GRATIS$/)
  await opener.click()
  await email.fill('lupe@example.com')
  await send.click()
  await box.getByText('¡Gracias! Revise su correo en unos minutos.').waitFor()
})
