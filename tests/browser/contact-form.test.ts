import { expect, test } from 'vitest'
import {
  chooseType,
  fillEstimateForm,
  openMore,
  rejectWith,
  sendButton,
  recordRequests,
} from './estimate-form.ts'
import { sharedProduct } from './fixtures.ts'
import { desktop } from './visitor.ts'
import { onPhone } from './widths.ts'

const { visitor } = sharedProduct()

const serviceTypes = {
  custom: ['residential-construction', 'custom-builds'],
  remodels: ['kitchen-remodeling', 'bathroom-remodeling', 'remodels-renovations'],
  'home-services': ['home-inspection', 'electrical', 'hvac', 'plumbing'],
  property: ['property-management', 'vacation-rental-management'],
  equipment: ['equipment-rentals', 'construction-equipment'],
}

test('The sent payload adds services (a list of slugs) and message (generated text about the service inquiry, including the name and phone)', async () => {
  const { page, open } = await visitor(desktop)
  await rejectWith(page, 503, { message: 'Not now.' })
  await open('/contact')
  const form = await fillEstimateForm(page)
  const sent = recordRequests(page)
  for (const [serviceType, services] of Object.entries(serviceTypes)) {
    await chooseType(form, serviceType)
    await sendButton(form).click()
    await expect.poll(() => sent.length).toBe(1)
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

test('The trust strip stays above the button while the form is used', async () => {
  const { page, errors, open } = await visitor(desktop)
  await rejectWith(page, 400, { message: 'Not that name.', fields: { name: 'Not that name.' } })
  await open('/roofing-vail-colorado')
  const strip = page.locator('#estimate .trust')
  const before = await strip.innerText()
  expect(before).toContain('Registered with the Town of Vail')
  const form = await fillEstimateForm(page)
  await sendButton(form).click()
  await form.getByText('Not that name.').first().waitFor()
  expect(await strip.innerText()).toBe(before)
  expect(errors.filter((error) => !error.includes('400'))).toEqual([])
})

test('The form can take extra fields, a default service type, a title, a discount banner flag and preselected services', async () => {
  const { page, open } = await visitor(desktop)
  await open('/contact')
  const form = page.locator('#estimate')
  await form.getByRole('heading', { name: 'Receive Your Consultation Today' }).waitFor()
  expect(await form.locator('.callout').innerText()).not.toBe('')
  expect(await form.getByLabel('Service type').inputValue()).toBe('')

  await open('/roofing-vail-colorado')
  await form.getByRole('heading', { name: /Ask about roofing/i }).waitFor()
  expect(await form.getByLabel('Service type').inputValue()).toBe('roofing')
  await form.getByLabel('Name').fill('June Harrow')
  await form.getByLabel('Email').fill('june@example.com')
  await form.getByLabel('Phone').fill('970-555-0123')
  await openMore(form)
  await form.getByLabel(/Tell us about the job/).fill('A leak above the stove.')
  const sent = recordRequests(page)
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
    'serviceType select-one',
    'name text',
    'phone tel',
    'email email',
    'acceptTerms checkbox',
  ])
  const first = form.getByLabel('Service type').locator('option').first()
  expect([await first.innerText(), await first.getAttribute('value')]).toEqual([
    'Select service type',
    '',
  ])
  expect(await form.getByRole('checkbox', { name: 'Terms' }).isChecked()).toBe(true)
})

onPhone('Submitting: the button is disabled and reads ‘Sending...’', async (device) => {
  const { page, open } = await visitor(device)
  await open('/contact')
  const form = await fillEstimateForm(page)
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
