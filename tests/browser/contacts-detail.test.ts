import { expect, test } from 'vitest'
import { olive, password, sam } from './accounts.ts'
import { contactsFixture, expectSaved, leadRegion } from './contacts-fixture.ts'

const { openAdmin } = contactsFixture()

const sizes = [
  { width: 375, height: 740 },
  { width: 768, height: 900 },
  { width: 1280, height: 800 },
]

test.each(sizes)('a notice covers nothing of the open lead: $width px', async (viewport) => {
  const { page } = await openAdmin(olive, '?lead=HP-AAAA22', { viewport })
  const lead = leadRegion(page)
  await lead.getByLabel('Assigned to').selectOption({ label: 'Olive Owner (you)' })
  const toast = page.locator('.toast')
  await toast.getByText('Assigned to Olive Owner').waitFor()
  const [bar, pane] = [await toast.boundingBox(), await lead.boundingBox()]
  if (!bar || !pane) throw new Error('They are not visible.')
  // Layout rounds to fractions of a pixel.
  const isBelow = pane.y + pane.height <= bar.y + 0.5
  const isBeside = bar.x + bar.width <= pane.x
  expect(isBelow || isBeside, JSON.stringify({ bar, pane })).toBe(true)
  // The last thing on the lead can be scrolled above it.
  await lead.getByText('Erase', { exact: false }).last().scrollIntoViewIfNeeded()
  expect(bar.height).toBeLessThan(110)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await toast.getByText('Undone').waitFor()
  await expect.poll(async () => (await expectSaved(page, 'HP-AAAA22')).assignee).toBeUndefined()
})

test.each([375, 1280])('the list says which confirmation bounced: %i px', async (width) => {
  const { page } = await openAdmin(olive, '?q=visitor+24', { viewport: { width, height: 800 } })
  const row = page.locator('.leads tbody tr', { hasText: 'Visitor 24' })
  expect(await row.getByText('Email bounced').isVisible()).toBe(true)
  expect(await page.locator('.leads .bounced').count()).toBe(1)
})

test('a tag, a value and a name that were typed when the session ended are there again after signing in', async () => {
  const { page } = await openAdmin(sam, '?lead=HP-AAAA77', { events: false })
  const lead = leadRegion(page)
  await lead.getByLabel('Value in dollars').waitFor()
  await page.context().clearCookies()
  // The first save that is refused opens the sign-in: it waits until all is typed.
  let answer = () => {}
  const typedAll = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/admin/leads/*', async (route) => {
    if (route.request().method() === 'PATCH') await typedAll
    await route.continue()
  })
  await lead.getByText('Fix the contact details').click()
  await lead.getByLabel('Town or address').fill('12 Mill Creek, Vail')
  await lead.getByLabel('Name', { exact: true }).fill('Visitor Fifty-Five')
  await lead.getByPlaceholder('Add a tag, then Enter').fill('metal roof')
  await lead.getByLabel('Value in dollars').fill('61,250')
  answer()
  await page.waitForURL('**/admin/login**')
  await page.getByLabel('Email').fill(sam)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const value = lead.getByLabel('Value in dollars')
  await value.waitFor()
  expect(await value.inputValue()).toBe('61,250')
  expect(await lead.getByLabel('Name', { exact: true }).inputValue()).toBe('Visitor Fifty-Five')
  expect(await lead.getByLabel('Town or address').inputValue()).toBe('12 Mill Creek, Vail')
  expect(await lead.getByPlaceholder('Add a tag, then Enter').inputValue()).toBe('metal roof')
  await value.press('Enter')
  await lead.locator('.history').getByText('value: none → $61,250').waitFor()
  await page.reload()
  await value.waitFor()
  // What is saved is no draft anymore; the rest still is.
  expect(await lead.getByRole('button', { name: 'Save value in dollars' }).count()).toBe(0)
  expect(await lead.getByRole('button', { name: 'Save name' }).count()).toBe(1)
})

test('staff correct what a lead is about, and undo it', async () => {
  const { page } = await openAdmin(olive, '?lead=HP-AAAA32')
  const lead = leadRegion(page)
  await lead.getByText('Fix the contact details').click()
  await lead.getByLabel('About').selectOption({ label: 'Roofing' })
  await lead.locator('.history').getByText('→ Roofing').waitFor()
  expect(await expectSaved(page, 'HP-AAAA32')).toMatchObject({
    serviceType: 'home-services',
    extra: { service: 'Roofing' },
  })
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await expectSaved(page, 'HP-AAAA32')).serviceType).toBe('remodels')
})
