import { expect, test } from 'vitest'
import { recordRequests, sendButton } from './estimate-form.ts'
import { sharedProduct } from './fixtures.ts'
import { desktop, phone } from './visitor.ts'
import { onPhone } from './widths.ts'

const { visitor } = sharedProduct()

onPhone(
  'the service type is five radio buttons, and its choices are those of the chosen one',
  async (device) => {
    const { page, errors, open } = await visitor(device)
    await open('/contact')
    const form = page.locator('#estimate')
    const types = form.getByRole('group', { name: 'What do you need?' })
    expect(await types.locator('label').allInnerTexts()).toEqual([
      'Fix and improve',
      'Remodel',
      'Build',
      'Manage',
      'Rent',
    ])
    await types.getByLabel('Rent').check()
    const kind = form.getByLabel('What kind?')
    await kind.waitFor()
    expect((await kind.locator('option').allInnerTexts()).slice(0, 2)).toEqual([
      'Equipment Rentals',
      'Dumpster',
    ])
    await types.getByLabel('Fix and improve').check()
    expect(await kind.inputValue()).toBe('home-services')
    await kind.selectOption('Siding')
    await form.getByLabel('Name').fill('June Harrow')
    await form.getByLabel('Phone').fill('970-555-0123')
    await form.getByLabel('Email').fill('june@example.com')
    await page.reload()
    await expect.poll(() => kind.inputValue()).toBe('siding')
    expect(await types.getByLabel('Fix and improve').isChecked()).toBe(true)
    const sent = recordRequests(page)
    await sendButton(form).click()
    await form.getByRole('heading', { name: 'Thank you!' }).waitFor()
    expect(sent[0]?.body).toMatchObject({ serviceType: 'home-services', service: 'Siding' })
    expect(Object.keys(sent[0]?.body ?? {}).toSorted()).toEqual([
      ...['acceptTerms', 'campaign', 'email', 'landing', 'message', 'name', 'page', 'phone'],
      ...['referrer', 'service', 'serviceType', 'services'],
    ])
    // For those who count conversions; a reload shows that page.
    expect(new URL(page.url()).pathname).toBe('/thank-you')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Thank you!' }).waitFor()
    expect(errors).toEqual([])
  },
)

test('a request without a service type is asked for it in the list of all', async () => {
  const { page, open } = await visitor(desktop)
  await open('/contact')
  const form = page.locator('#estimate')
  await form.getByLabel('Name').fill('June Harrow')
  await form.getByLabel('Phone').fill('970-555-0123')
  await form.getByLabel('Email').fill('june@example.com')
  await sendButton(form).click()
  const list = form.getByLabel('Service type')
  await list.and(page.locator(':focus')).waitFor()
  expect((await list.boundingBox())?.width).toBeGreaterThan(200)
})

test('a type that is chosen before the code is there is kept; if the code never comes, the browser sends the list’s answer', async () => {
  const { page, open } = await visitor({ ...phone })
  await page.route(/assets\/(islands|chunks)/, (route) => route.abort())
  await open('/contact')
  const form = page.locator('#estimate')
  await form.getByLabel('Build').check()
  const list = form.getByLabel('Service type')
  await list.selectOption('New home')
  await form.getByLabel('Name').fill('June Harrow')
  await form.getByLabel('Phone').fill('970-555-0123')
  await form.getByLabel('Email').fill('june@example.com')
  await sendButton(form).click()
  await page.waitForURL('**/thank-you?answer-by=*')
})

test('what may stay empty is closed until it is opened or has something in it', async () => {
  const { page, open } = await visitor(desktop)
  await open('/contact')
  const form = page.locator('#estimate')
  const town = form.getByLabel('Town or address')
  expect(await town.isVisible()).toBe(false)
  await form.getByText('Add details or photos').click()
  await town.fill('12 Ski Hill Road')
  await page.locator('#estimate [data-hydrated]').waitFor({ state: 'attached' })
  await form.getByLabel('Name').fill('June')
  await page.reload()
  await town.waitFor()
  expect(await town.inputValue()).toBe('12 Ski Hill Road')
})

test('phone and email share a line where there is room', async () => {
  for (const [device, sameLine] of [
    [desktop, true],
    [phone, false],
  ] as const) {
    const { page, open } = await visitor(device)
    await open('/contact')
    const top = async (label: string) =>
      (await page.locator('#estimate').getByLabel(label).boundingBox())?.y
    expect((await top('Phone')) === (await top('Email'))).toBe(sameLine)
  }
})

test('a project leads to the form with its trade and its town', async () => {
  const { page, open } = await visitor(desktop)
  await open('/projects/mountain-star-home-avon')
  await page.getByRole('banner').getByRole('link', { name: 'Receive Your Estimate' }).click()
  await page.waitForURL('**/contact?*')
  const form = page.locator('#estimate')
  await expect
    .poll(() => form.getByLabel('What kind?').inputValue())
    .toBe('residential-construction')
  expect(await form.getByLabel('Build').isChecked()).toBe(true)
  expect(await form.getByLabel('Town or address').inputValue()).toBe('Avon')
  expect(await form.getByLabel('Town or address').isVisible()).toBe(false)
})

test('the best time to call is one of the next two half-days in office hours, sent as a time and a day', async () => {
  const { page, open } = await visitor(desktop)
  // A Saturday, 5:30 PM.
  await page.clock.setFixedTime(new Date('2026-11-29T00:30:00Z'))
  await open('/roofing-vail-colorado')
  const form = page.locator('#estimate')
  await form.getByText('Add details or photos').click()
  const times = form.getByLabel('Best time to call')
  await expect
    .poll(() => times.locator('option').allInnerTexts())
    .toEqual(['Any time', 'Monday morning', 'Monday afternoon'])
  await times.selectOption('Monday afternoon')
  await form.getByLabel('Name').fill('June Harrow')
  await form.getByLabel('Phone').fill('970-555-0123')
  await form.getByLabel('Email').fill('june@example.com')
  await page.reload()
  await expect.poll(() => times.inputValue()).toBe('afternoon 2026-11-30')
  const sent = recordRequests(page)
  await sendButton(form).click()
  await form.getByRole('heading', { name: 'Thank you!' }).waitFor()
  expect(sent[0]?.body).toMatchObject({ bestTime: 'afternoon', callDay: '2026-11-30' })
})

test('without JavaScript there is the list, and the questions that may stay empty open', async () => {
  const { page, open } = await visitor({ ...phone, javaScriptEnabled: false })
  await open('/contact')
  const form = page.locator('#estimate')
  expect(await form.getByText('What do you need?').isVisible()).toBe(false)
  await form.getByLabel('Service type').selectOption('Roofing')
  await form.getByText('Add details or photos').click()
  await form.getByLabel('Best time to call').selectOption('Afternoon')
  await form.getByLabel('Name').fill('Plain Jane')
  await form.getByLabel('Phone').fill('970-555-0124')
  await form.getByLabel('Email').fill('jane@example.com')
  await form.getByRole('button', { name: 'Receive Your Estimate' }).click()
  await page.waitForURL('**/thank-you?answer-by=*')
  await page.getByText(/Your reference is HP-[2-9A-Z]{6}\./).waitFor()
})
