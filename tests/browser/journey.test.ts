import { expect, onTestFinished, test } from 'vitest'
import {
  startWebhookReceiver,
  verifyWebhook,
  webhookSecret,
} from '../../services/api/testing/webhook-receiver.ts'
import { setUpOwner } from './accounts.ts'
import { fillEstimateForm, openMore, sendButton } from './estimate-form.ts'
import { startProduct } from './product.ts'
import { samplePhoto } from './request-page.ts'
import { emailTo } from './sent-emails.ts'
import { desktop, phone, visitor } from './visitor.ts'

test('a visitor’s request survives SIGKILL, and the owner finds the lead once', async () => {
  const product = await startProduct()
  onTestFinished(() => product.remove())

  // The visitor.
  const { page, errors, open } = await visitor(product.origin, desktop)
  await open('/?utm_source=valley-news&utm_campaign=autumn')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Services', exact: true }).hover()
  await menu.getByRole('link', { name: 'Roofing', exact: true }).click()
  await page.waitForURL('**/roofing')
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Breckenridge', exact: true })
    .first()
    .click()
  await page.waitForURL('**/roofing-breckenridge-colorado')
  await page.getByRole('heading', { level: 1, name: /Roofing.* in Breckenridge/ }).waitFor()

  const form = page.locator('#estimate')
  await form.getByLabel('Name').fill('June Harrow')
  await form.getByLabel('Email').fill('june@example.com')
  await form.getByLabel('Phone').fill('970-555-0123')
  await form.getByLabel('Service type').selectOption({ label: 'Home Services' })
  await openMore(form)
  await form.getByLabel(/Tell us about the job/).fill('Ice dams above the north eave.')
  const photo = { name: 'eave.jpg', mimeType: 'image/jpeg', buffer: await samplePhoto() }
  await form.getByLabel('Photos or plans').setInputFiles(photo)
  const began = Date.now()
  await form.getByRole('button', { name: 'Receive Your Estimate' }).click()
  await form.getByRole('heading', { name: 'Thank you!' }).waitFor()
  const toast = page.locator('.toast')
  await toast.waitFor()
  expect(await toast.innerText()).toContain('Thank you!')
  expect(await toast.innerText()).toContain(
    "We've received your request and will get back to you within 24 hours.",
  )
  const answered = Date.now()
  await form.getByText('We’ve got your photo').waitFor()
  expect(errors).toEqual([])

  await product.kill()
  const again = await product.startAgain()
  onTestFinished(() => again.kill())

  // The owner.
  const admin = await visitor(again.origin, { ...desktop, pictures: true })
  expect(again.ownerLink).toBeDefined()
  await admin.page.goto(again.ownerLink ?? '')
  await admin.page.getByLabel('Your name').fill('Olive Owner')
  await admin.page.getByLabel('Email').fill('olive@example.com')
  await admin.page.getByLabel('Password').fill('snow on the ridge')
  await admin.page.getByRole('button', { name: 'Create my account' }).click()
  await admin.page.waitForURL('**/admin/dashboard')
  await admin.page.goto('/admin/contacts')
  const rows = admin.page.locator('table.leads tbody tr')
  await rows.first().waitFor()
  expect(await rows.count()).toBe(1)
  expect(await rows.innerText()).toContain('June Harrow')
  expect(await rows.innerText()).toContain('New')
  const received = Date.parse((await rows.locator('time').first().getAttribute('datetime')) ?? '')
  expect(received).toBeGreaterThanOrEqual(began)
  expect(received).toBeLessThanOrEqual(answered)

  await rows.getByRole('link', { name: 'June Harrow' }).click()
  const lead = admin.page.getByRole('region', { name: 'Lead', exact: true })
  const fact = (label: string) => lead.locator('dl > div').filter({ hasText: label }).locator('dd')
  // The product of this test has no mail server.
  await lead.getByText('was written to a file').waitFor()
  expect(await fact('Page').innerText()).toBe('/roofing-breckenridge-colorado')
  expect(await fact('Campaign').innerText()).toBe('valley-news, autumn')
  expect(await fact('Phone').innerText()).toBe('970-555-0123')
  expect(await lead.locator('.message').innerText()).toContain('Ice dams above the north eave.')
  const small = lead.getByRole('button', { name: 'eave.jpg' })
  await expect
    .poll(() => small.locator('img').evaluate((it) => (it as HTMLImageElement).naturalWidth))
    .toBe(176)
  await small.click()
  const shown = lead.locator('.photos > img')
  await expect
    .poll(() => shown.evaluate((it) => (it instanceof HTMLImageElement ? it.naturalWidth : 0)))
    .toBe(400)
  await lead.getByLabel('Status').selectOption('contacted')
  const history = lead.getByRole('listitem').filter({ hasText: 'Olive Owner: status' })
  await history.waitFor()
  expect(await history.innerText()).toContain('status: new → contacted')
  await rows.getByText('Contacted').waitFor()

  await admin.page.getByRole('button', { name: 'Sign out' }).click()
  await admin.page.waitForURL('**/admin/login')
  expect(admin.errors).toEqual([])
  await admin.page.goto('/admin/contacts')
  await admin.page.waitForURL('**/admin/login?*')
  const answer = await admin.page.request.get('/api/admin/leads')
  expect(answer.status()).toBe(401)
  expect(await answer.text()).not.toContain('June')
})

test('best time and town reach admin, email, CSV and webhook, with JavaScript and without', async () => {
  const receiver = await startWebhookReceiver()
  const product = await startProduct({
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: webhookSecret,
    WEBHOOK_PRIVATE: 'on',
  })
  onTestFinished(() => product.remove())

  const scripted = await visitor(product.origin, phone)
  // A Saturday, 5:30 PM.
  await scripted.page.clock.setFixedTime(new Date('2026-11-29T00:30:00Z'))
  await scripted.open('/roofing-vail-colorado')
  const form = await fillEstimateForm(scripted.page)
  expect(await form.getByLabel('Town or address of the job').inputValue()).toBe('Vail')
  await openMore(form)
  await form.getByLabel('Town or address of the job').fill('12 Ski Hill Road, Vail')
  await form.getByLabel('Best time to call').selectOption('Monday morning')
  await sendButton(form).click()
  await form.getByRole('heading', { name: 'Thank you!' }).waitFor()

  const plain = await visitor(product.origin, { ...desktop, javaScriptEnabled: false })
  await plain.open('/contact')
  const bare = await fillEstimateForm(plain.page)
  await bare.getByLabel('Email').fill('jane@example.com')
  await bare.getByLabel('Phone').fill('555')
  await openMore(bare)
  await bare.getByLabel('Town or address of the job').fill('Minturn')
  await bare.getByLabel('Best time to call').selectOption('Midday')
  await sendButton(bare).click()
  // The error page keeps both values.
  await plain.page.getByText('That number looks short').waitFor()
  await plain.page.getByLabel('Phone').fill('970-555-0188')
  await plain.page.getByRole('button', { name: 'Send again' }).click()
  await plain.page.waitForURL('**/thank-you?answer-by=*')

  await expect.poll(() => receiver.got.length).toBe(2)
  const told = receiver.got.map((one) => verifyWebhook(one).data)
  const expected = [
    {
      address: 'june@example.com',
      bestTime: 'morning',
      town: '12 Ski Hill Road, Vail',
      words: 'Best time to call: Morning, Monday, November 30',
    },
    {
      address: 'jane@example.com',
      bestTime: 'midday',
      town: 'Minturn',
      words: 'Best time to call: Midday',
    },
  ]
  for (const { address, bestTime, town, words } of expected) {
    expect(told.find(({ email }) => email === address)).toMatchObject({ bestTime, town })
    const { text } = await emailTo(address, product)
    expect(text).toContain(words)
    expect(text).toContain(`Town or address: ${town}`)
  }

  const { page, errors } = await visitor(product.origin, desktop)
  await setUpOwner(page, product)
  const csv = await (await page.request.get('/api/admin/leads.csv')).text()
  for (const { bestTime, town } of expected) {
    expect(csv).toContain(`"${bestTime}"`)
    expect(csv).toContain(`"${town}"`)
  }
  await page.goto('/admin/contacts?q=minturn')
  await page.getByRole('link', { name: 'June Harrow' }).click()
  const lead = page.getByRole('region', { name: 'Lead', exact: true })
  const fact = (label: string) => lead.locator('dl > div').filter({ hasText: label }).locator('dd')
  expect(await fact('Best time to call').innerText()).toBe('Midday')
  expect(await fact('Town or address').innerText()).toBe('Minturn')
  await lead.getByText('Fix the contact details').click()
  await lead.getByLabel('Best time to call').selectOption('Morning')
  await expect.poll(() => fact('Best time to call').innerText()).toBe('Morning')
  expect(errors).toEqual([])
})
