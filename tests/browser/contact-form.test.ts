import type { BrowserContext, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { failure, fillIn, refuseWith, sendButton, sentBy } from './estimate-form.ts'
import { stage } from './stage.ts'
import { alive, desktop, stopTheClock } from './visitor.ts'
import { atBothWidths } from './widths.ts'

const { visitor } = stage()

const serviceTypes = {
  custom: ['residential-construction', 'custom-builds'],
  remodels: ['kitchen-remodeling', 'bathroom-remodeling', 'remodels-renovations'],
  'home-services': ['home-inspection', 'electrical', 'hvac', 'plumbing'],
  property: ['property-management', 'vacation-rental-management'],
  equipment: ['equipment-rentals', 'construction-equipment'],
}

test('The sent payload adds services (a list of slugs) and message (generated text about the service inquiry, including the name and phone)', async () => {
  const { page, open } = await visitor(desktop)
  await refuseWith(page, 503, { message: 'Not now.' })
  await open('/contact')
  const form = await fillIn(page)
  const sent = sentBy(page)
  for (const [serviceType, services] of Object.entries(serviceTypes)) {
    await form.getByLabel('Service type').selectOption(serviceType)
    await sendButton(form).click()
    await expect.poll(() => sendButton(form).innerText()).toBe('Receive Your Estimate')
    const { body } = sent.pop() ?? {}
    expect(body).toEqual({
      name: 'June Harrow',
      email: 'june@example.com',
      phone: '970-555-0123',
      serviceType,
      acceptTerms: true,
      services,
      message: expect.stringMatching(
        /^Service inquiry about .+ from June Harrow\. Please call 970-555-0123\.$/,
      ),
      page: '/contact',
      landing: '/contact',
      referrer: '',
      campaign: '',
    })
  }
})

test('The form can take extra fields, a default service type, a title, a discount banner flag and preselected services', async () => {
  const { page, open } = await visitor(desktop)
  await open('/contact')
  const form = page.locator('#estimate')
  await form.getByRole('heading', { name: 'Receive Your Consultation Today' }).waitFor()
  expect(await form.locator('.flag').innerText()).not.toBe('')
  expect(await form.getByLabel('Service type').inputValue()).toBe('')

  await open('/roofing-vail-colorado')
  await form.getByRole('heading', { name: /Ask about roofing/i }).waitFor()
  expect(await form.getByLabel('Service type').inputValue()).toBe('home-services')
  await form.getByLabel('Name').fill('June Harrow')
  await form.getByLabel('Email').fill('june@example.com')
  await form.getByLabel('Phone').fill('970-555-0123')
  await form.getByLabel(/What should we know/).fill('A leak above the stove.')
  const sent = sentBy(page)
  await sendButton(form).click()
  await form.getByRole('heading', { name: 'Thank you!' }).waitFor()
  expect(sent[0]?.body).toMatchObject({
    serviceType: 'home-services',
    services: ['roofing', ...serviceTypes['home-services']],
    town: 'Vail',
    service: 'Roofing',
    message: expect.stringMatching(/970-555-0123\.\n\nA leak above the stove\.$/),
  })
})

test('name, email and phone are required, serviceType too, with an empty ‘Select service type’ option; the terms start ticked', async () => {
  const { page, open } = await visitor(desktop)
  await open('/contact')
  const form = page.locator('#estimate')
  const asked = await form
    .locator('input:not([type=hidden]), select')
    .evaluateAll((all) =>
      all
        .filter((each) => each.hasAttribute('required'))
        .map((each) => `${each.getAttribute('name')} ${Reflect.get(each, 'type')}`),
    )
  expect(asked).toEqual([
    'name text',
    'email email',
    'phone tel',
    'serviceType select-one',
    'acceptTerms checkbox',
  ])
  const first = form.locator('option').first()
  expect([await first.innerText(), await first.getAttribute('value')]).toEqual([
    'Select service type',
    '',
  ])
  expect(await form.getByRole('checkbox').isChecked()).toBe(true)
})

atBothWidths('Submitting: the button is disabled and reads ‘Sending...’', async (device) => {
  const { page, open } = await visitor(device)
  await open('/contact')
  const form = await fillIn(page)
  let answer = () => undefined as void
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/contact', async (route) => {
    await asked
    await route.continue()
  })
  await sendButton(form).click()
  await expect.poll(() => sendButton(form).innerText()).toBe('Sending...')
  expect(await sendButton(form).isDisabled()).toBe(true)
  answer()
  await form.getByRole('heading', { name: 'Thank you!' }).waitFor()
})

const failures: [string, (route: Route) => Promise<void>][] = [
  ['a line that breaks', (route) => route.abort()],
  ['the page of a proxy', (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' })],
  ['an answer without words', (route) => route.fulfill({ json: { success: false } })],
  ['an answer that is no JSON', (route) => route.fulfill({ body: 'OK' })],
]
for (const [what, happens] of failures)
  atBothWidths(
    `Any contact failure, including network: the destructive toast, and the form stays as it was. Here: ${what}`,
    async (device) => {
      const { page, open } = await visitor(device)
      await open('/contact')
      await page.route('**/api/contact', happens)
      const form = await fillIn(page)
      await form.getByLabel(/What should we know/).fill('Two bathrooms.')
      await sendButton(form).click()
      const toast = page.locator('.toast')
      await toast.getByText('Something went wrong', { exact: true }).waitFor()
      await toast.getByText(failure, { exact: true }).waitFor()
      expect(await toast.getAttribute('data-variant')).toBe('destructive')
      expect(await form.getByLabel('Name').inputValue()).toBe('June Harrow')
      expect(await form.getByLabel(/What should we know/).inputValue()).toBe('Two bathrooms.')
      expect(await form.getByRole('checkbox').isChecked()).toBe(true)
      await form.getByText(`${failure} Nothing that you typed is lost.`).waitFor()
      expect(await sendButton(form).isEnabled()).toBe(true)
    },
  )

test.each([
  [{ success: false, message: 'The desk is closed.' }, 'The desk is closed.'],
  [{ success: false }, 'Failed to send message'],
])(
  'Contact response with success false: an error is raised using the server message or ‘Failed to send message’ (%j)',
  async (answer, said) => {
    const { page, open } = await visitor(desktop)
    await open('/contact')
    await page.route('**/api/contact', (route) => route.fulfill({ json: answer }))
    const form = await fillIn(page)
    const logged = page.waitForEvent('console', (message) => message.text().includes(said))
    await sendButton(form).click()
    expect((await logged).type()).toBe('error')
  },
)

atBothWidths('what is wrong with a field is told until it is mended', async (device) => {
  const { page, open } = await visitor(device)
  await open('/contact')
  const form = await fillIn(page)
  const wrong = { name: 'Please tell us your name.', phone: 'Please check the number.' }
  await refuseWith(page, 400, { message: 'Please check the marked fields.', fields: wrong })
  await sendButton(form).click()
  await form.getByText(wrong.phone).waitFor()
  const name = form.getByLabel('Name')
  expect(await name.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)

  // A line that breaks afterwards says nothing about the fields: they are as wrong as before.
  await page.unroute('**/api/contact')
  await page.route('**/api/contact', (route) => route.abort())
  await sendButton(form).click()
  await form.getByText('Nothing that you typed is lost.').waitFor()
  expect(await form.getByText(wrong.name).isVisible()).toBe(true)
  expect(await form.getByText(wrong.phone).isVisible()).toBe(true)

  await name.fill('June H. Harrow')
  await form.getByText(wrong.name).waitFor({ state: 'hidden' })
  expect(await name.getAttribute('aria-invalid')).toBeNull()
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await form.getByText(wrong.phone).isVisible()).toBe(true)
})

test('what is wrong with something that has no field is told beside the button', async () => {
  const { page, open } = await visitor(desktop)
  await open('/contact-optimized')
  const form = await fillIn(page)
  const fields = { acceptTerms: 'Please accept the terms.', message: 'Please shorten this.' }
  await refuseWith(page, 400, { message: 'Please check the marked fields.', fields })
  await sendButton(form).click()
  await form
    .getByText('Please check the marked fields. Please accept the terms. Please shorten this.')
    .waitFor()
})

atBothWidths('a visitor who sent too much reads when to try again', async (device) => {
  const { page, open } = await visitor(device)
  await open('/contact')
  const form = await fillIn(page)
  const message = 'That was a lot in a short time. Please try again in 9 minutes.'
  await refuseWith(page, 429, { code: 'too_many', message })
  await sendButton(form).click()
  const advice = form.getByText(message)
  await advice.waitFor()
  const described = await sendButton(form).getAttribute('aria-describedby')
  expect(described).toBe(await advice.getAttribute('id'))
  expect(await page.locator('.toast').getByRole('button', { name: 'Try again' }).count()).toBe(0)
})

/** Opens a path in a tab of its own, alive. */
async function newTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(path)
  await alive(tab)
  return tab
}

atBothWidths(
  'what was typed survives a reload and a closed tab, the chosen service type and unticked terms too',
  async (device) => {
    const { page, open } = await visitor(device)
    await open('/roofing-vail-colorado')
    const form = await fillIn(page)
    await form.getByLabel(/What should we know/).fill('Two bathrooms.')
    await form.getByRole('checkbox').uncheck()
    const isAsItWas = async (tab: Page) => {
      const there = tab.locator('#estimate')
      await expect.poll(() => there.getByLabel('Name').inputValue()).toBe('June Harrow')
      expect(await there.getByLabel('Email').inputValue()).toBe('june@example.com')
      expect(await there.getByLabel('Phone').inputValue()).toBe('970-555-0123')
      expect(await there.getByLabel('Service type').inputValue()).toBe('remodels')
      expect(await there.getByLabel(/What should we know/).inputValue()).toBe('Two bathrooms.')
      expect(await there.getByRole('checkbox').isChecked()).toBe(false)
    }
    await page.reload()
    await alive(page)
    await isAsItWas(page)
    const context = page.context()
    await page.close()
    const tab = await newTab(context, '/roofing-vail-colorado')
    await isAsItWas(tab)
    // On its way past a short form, which has no field for it, the message is not lost.
    await tab.goto('/contact-optimized')
    await alive(tab)
    await tab.locator('#estimate').getByLabel('Name').fill('June H. Harrow')
    await tab.goto('/contact')
    await alive(tab)
    const last = tab.locator('#estimate')
    await expect.poll(() => last.getByLabel('Name').inputValue()).toBe('June H. Harrow')
    expect(await last.getByLabel(/What should we know/).inputValue()).toBe('Two bathrooms.')
  },
)

test('where storage is denied the form sends all the same', async () => {
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
  const form = await fillIn(page)
  await sendButton(form).click()
  await form.getByRole('heading', { name: 'Thank you!' }).waitFor()
})

const accepted = z.object({ reference: z.string() })

test('an answer that was lost, a reload and a retry make one lead', async () => {
  const { page, open } = await visitor(desktop)
  await open('/contact')
  const form = await fillIn(page)
  const sent = sentBy(page)
  let first: string | undefined
  await page.route('**/api/contact', async (route) => {
    first = accepted.parse(await (await route.fetch()).json()).reference
    await route.abort()
  })
  await sendButton(form).click()
  await form.getByText('Nothing that you typed is lost.').waitFor()
  await page.unroute('**/api/contact')
  await page.reload()
  await alive(page)
  const answered = page.waitForResponse('**/api/contact')
  await sendButton(form).click()
  expect(accepted.parse(await (await answered).json()).reference).toBe(first)
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

test('two presses before the page has drawn the first send one request', async () => {
  const { page, open } = await visitor(desktop)
  await open('/contact')
  const form = await fillIn(page)
  const sent = sentBy(page)
  await form.locator('form').evaluate((element) => {
    if (!(element instanceof HTMLFormElement)) return
    element.requestSubmit()
    element.requestSubmit()
  })
  await form.getByRole('heading', { name: 'Thank you!' }).waitFor()
  expect(sent).toHaveLength(1)
})

test('a key that the service knows from another request is not used again, also after a reload', async () => {
  const { page, open } = await visitor(desktop)
  await open('/contact')
  const form = await fillIn(page)
  const sent = sentBy(page)
  const message = 'This form was sent before. Please reload the page and send it again.'
  await refuseWith(page, 409, { code: 'idempotency_mismatch', message })
  await sendButton(form).click()
  await form.getByText(message).waitFor()
  await page.unroute('**/api/contact')
  await page.reload()
  await alive(page)
  await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('June Harrow')
  await sendButton(form).click()
  await form.getByRole('heading', { name: 'Thank you!' }).waitFor()
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

test('on a line that never answers, a visitor is told after half a minute', async () => {
  const { page, open } = await visitor(desktop)
  await page.clock.install()
  await open('/contact')
  await stopTheClock(page)
  const form = await fillIn(page)
  await page.route('**/api/contact', () => undefined)
  const asked = page.waitForRequest('**/api/contact')
  await sendButton(form).click()
  await asked
  await page.clock.runFor(29_000)
  expect(await sendButton(form).innerText()).toBe('Sending...')
  await page.clock.runFor(2000)
  await form.getByText('Nothing that you typed is lost.').waitFor()
  expect(await sendButton(form).isEnabled()).toBe(true)
})

atBothWidths(
  'a form that could not be sent says so, keeps everything, and sends again on one click',
  async (device) => {
    const { page, open } = await visitor(device)
    await open('/contact')
    const form = await fillIn(page)
    const sent = sentBy(page)
    await page.context().setOffline(true)
    await sendButton(form).click()
    const toast = page.locator('.toast')
    await toast.getByText(failure).waitFor()
    await page.context().setOffline(false)
    await toast.getByRole('button', { name: 'Try again' }).click()
    await form.getByRole('heading', { name: 'Thank you!' }).waitFor()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  },
)

test('a notification whose page was left leads to what was typed', async () => {
  const { page, open } = await visitor(desktop)
  await page.clock.install()
  await open('/kitchens')
  await stopTheClock(page)
  const form = await fillIn(page)
  await page.route('**/api/contact', (route) => route.abort())
  await sendButton(form).click()
  const again = page.locator('.toast').getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await page.getByRole('navigation', { name: 'Main' }).getByText('Projects').click()
  await page.waitForURL('**/projects')
  await form.waitFor({ state: 'detached' })
  await again.click()
  await page.waitForURL('**/contact')
  await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('June Harrow')
})
