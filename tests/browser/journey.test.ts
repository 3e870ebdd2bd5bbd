import { expect, onTestFinished, test } from 'vitest'
import { launchShell } from '../../scripts/chromium.ts'
import { startProduct } from './product.ts'
import { desktop, visitor } from './visitor.ts'

test('a visitor asks for a roof, the plug is pulled, and the owner finds the lead once', async () => {
  const product = await startProduct()
  onTestFinished(() => product.remove())
  const browser = await launchShell()
  onTestFinished(() => browser.close())

  // The visitor.
  const { page, faults, open } = await visitor(browser, product.origin, desktop)
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
  await form.getByLabel(/What should we know/).fill('Ice dams above the north eave.')
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
  expect(faults).toEqual([])

  await product.kill()
  const again = await product.startAgain()
  onTestFinished(() => again.kill())

  // The owner.
  const desk = await visitor(browser, again.origin, desktop)
  expect(again.ownerLink).toBeDefined()
  await desk.page.goto(again.ownerLink ?? '')
  await desk.page.getByLabel('Your name').fill('Olive Owner')
  await desk.page.getByLabel('Email').fill('olive@example.com')
  await desk.page.getByLabel('Password').fill('snow on the ridge')
  await desk.page.getByRole('button', { name: 'Create the owner' }).click()
  await desk.page.waitForURL('**/admin/dashboard')
  await desk.page.goto('/admin/contacts')
  const rows = desk.page.locator('table.leads tbody tr')
  await rows.first().waitFor()
  expect(await rows.count()).toBe(1)
  expect(await rows.innerText()).toContain('June Harrow')
  expect(await rows.innerText()).toContain('New')
  const received = Date.parse((await rows.locator('time').first().getAttribute('datetime')) ?? '')
  expect(received).toBeGreaterThanOrEqual(began)
  expect(received).toBeLessThanOrEqual(answered)

  await rows.getByRole('link', { name: 'June Harrow' }).click()
  const lead = desk.page.getByRole('region', { name: 'Lead', exact: true })
  const fact = (label: string) => lead.locator('dl > div').filter({ hasText: label }).locator('dd')
  expect(await fact('Page').innerText()).toBe('/roofing-breckenridge-colorado')
  expect(await fact('Campaign').innerText()).toBe('valley-news, autumn')
  expect(await fact('Phone').innerText()).toBe('970-555-0123')
  expect(await lead.locator('.message').innerText()).toContain('Ice dams above the north eave.')
  await lead.getByLabel('Status').selectOption('contacted')
  const history = lead.getByRole('listitem').filter({ hasText: 'Olive Owner: status' })
  await history.waitFor()
  expect(await history.innerText()).toContain('status: new → contacted')
  await rows.getByText('Contacted').waitFor()

  await desk.page.getByRole('button', { name: 'Sign out' }).click()
  await desk.page.waitForURL('**/admin/login')
  expect(desk.faults).toEqual([])
  await desk.page.goto('/admin/contacts')
  await desk.page.waitForURL('**/admin/login?*')
  const answer = await desk.page.request.get('/api/admin/leads')
  expect(answer.status()).toBe(401)
  expect(await answer.text()).not.toContain('June')
})
