import { expect, test } from 'vitest'
import { leadResponse } from '../../services/api/leads/contract.ts'
import { contactsFixture, expectSaved, leadRegion, visibleNames } from './contacts-fixture.ts'
import { olive, sam } from './accounts.ts'
import { phone } from './visitor.ts'

const { openAdmin } = contactsFixture()

test('when two people change a lead at once, the losing editor sees who changed it first, and the history has both', async () => {
  // Without events, so that the page does not know of the other change yet.
  const one = await openAdmin(olive, '?lead=HP-AAAA25', { events: false })
  const other = await openAdmin(sam, '?lead=HP-AAAA25')
  for (const { page } of [one, other])
    await leadRegion(page).getByRole('heading', { name: 'Dan First' }).waitFor()
  await leadRegion(other.page).getByLabel('Status').selectOption('quoted')
  await leadRegion(other.page).locator('.history').getByText('new → quoted').waitFor()
  await leadRegion(one.page).getByLabel('Status').selectOption('lost')
  await leadRegion(one.page)
    .getByText('Sam Staff changed this lead while you had it open (status: new → quoted)')
    .waitFor()
  await expect.poll(() => leadRegion(one.page).getByLabel('Status').inputValue()).toBe('quoted')
  await leadRegion(one.page).getByLabel('Status').selectOption('won')
  await leadRegion(one.page).locator('.history').getByText('quoted → won').waitFor()
  const { history, status, version } = await expectSaved(one.page, 'Dan First')
  expect([status, version]).toEqual(['won', 3])
  expect(history.map(({ by, change }) => `${by}: ${change}`)).toEqual([
    'Sam Staff: status: new → quoted',
    'Olive Owner: status: quoted → won',
  ])
})

test('a correction that isn’t saved, offline or because a colleague was first, stays in its field with the reason', async () => {
  const one = await openAdmin(olive, '?lead=HP-AAAA28', { events: false })
  const lead = leadRegion(one.page)
  await lead.getByText('Fix the contact details').click()
  await one.page.context().setOffline(true)
  await lead.getByLabel('Phone').fill('970-555-8888')
  await one.page.keyboard.press('Enter')
  await lead.locator('.field', { hasText: 'We can’t reach the service' }).waitFor()
  expect(await lead.getByLabel('Phone').inputValue()).toBe('970-555-8888')
  await lead.getByLabel('Tags').fill('lift')
  await one.page.keyboard.press('Enter')
  await lead.locator('.lead-fields > .field-error').waitFor()
  await expect.poll(() => lead.getByLabel('Tags').inputValue()).toBe('lift')
  await one.page.context().setOffline(false)

  const other = await openAdmin(sam, '?lead=HP-AAAA28')
  await leadRegion(other.page).getByLabel('Status').selectOption('quoted')
  await leadRegion(other.page).locator('.history').getByText('new → quoted').waitFor()
  await lead.getByRole('button', { name: 'Save phone' }).click()
  await lead.locator('.field', { hasText: 'Sam Staff changed this lead' }).waitFor()
  expect(await lead.getByLabel('Phone').inputValue()).toBe('970-555-8888')
  await lead.locator('.history').getByText('new → quoted').waitFor()
  await lead.getByRole('button', { name: 'Save phone' }).click()
  await one.page.getByText('Phone: 970-555-8888.').first().waitFor()
  expect((await expectSaved(one.page, 'HP-AAAA28')).phone).toBe('970-555-8888')
})

test('a colleague’s change appears without a reload', async () => {
  const watching = await openAdmin(sam, '?lead=HP-AAAA26')
  const acting = await openAdmin(olive, '?lead=HP-AAAA26')
  await leadRegion(acting.page).getByPlaceholder('Add a tag, then Enter').fill('Lift')
  await acting.page.keyboard.press('Enter')
  await leadRegion(watching.page).getByText('tags: + lift').waitFor()
})

test('a bulk change names the leads that a colleague changed meanwhile, changes the others, and can be undone', async () => {
  const { page } = await openAdmin(olive, '?q=first&sort=name&order=asc', { events: false })
  for (const name of ['Iris First', 'Juan First', 'Kim First'])
    await page.getByLabel(`Select ${name}`).check()
  const meanwhile = await openAdmin(sam, '?lead=HP-AAAA2B')
  await leadRegion(meanwhile.page).getByLabel('Status').selectOption('spam')
  await leadRegion(meanwhile.page).locator('.history').getByText('new → spam').waitFor()
  const bar = page.getByRole('region', { name: 'Selected leads' })
  await bar.getByText('3 selected').waitFor()
  await bar.getByLabel('Set the status of all').selectOption('quoted')
  const conflict = page.getByRole('dialog', { name: '1 wasn’t changed' })
  await conflict.getByText('Juan First').waitFor()
  expect(await conflict.innerText()).toContain('Sam Staff changed this lead while you had it open')
  await conflict.getByRole('button', { name: 'OK, got it' }).click()
  expect((await expectSaved(page, 'Iris First')).status).toBe('quoted')
  expect((await expectSaved(page, 'Juan First')).status).toBe('spam')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('2 are back as they were.').first().waitFor()
  expect((await expectSaved(page, 'Kim First')).status).toBe('new')
})

test('on a slow connection a bulk change can be followed by the next one at once, and a note by more of it', async () => {
  const { page } = await openAdmin(sam, '?q=visitor', phone)
  const bar = page.getByRole('region', { name: 'Selected leads' })
  const tag = bar.getByLabel('Add a tag to all')
  await page.getByLabel('Select Visitor 30').check()
  await page.context().setOffline(true)
  await tag.fill('fence')
  await tag.press('Enter')
  await bar.getByText('We can’t reach the service').waitFor()
  expect(await tag.inputValue()).toBe('fence')
  await page.context().setOffline(false)

  // From here on the list does not load.
  await page.route('**/api/admin/leads?*', () => {})
  await tag.press('Enter')
  const toast = page.locator('.toast')
  await toast.getByText('They have the tag fence.').waitFor()
  await bar.waitFor({ state: 'detached' })
  await page.getByLabel('Select Visitor 31').check()
  await bar.getByRole('button', { name: 'Select all' }).click()
  await bar.getByText('48 selected').waitFor()
  await page.getByLabel('Select Visitor 59').scrollIntoViewIfNeeded()
  const [above, below] = [await toast.boundingBox(), await bar.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)

  await page.getByRole('link', { name: 'Visitor 32' }).click()
  const note = leadRegion(page).getByLabel('New note')
  await note.fill('The gate code is 4471.')
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/admin/leads/HP-*', async (route) => {
    await asked
    await route.continue()
  })
  await leadRegion(page).getByRole('button', { name: 'Add note' }).click()
  await note.press('End')
  await note.pressSequentially(' Mind the dog.')
  answer()
  await leadRegion(page).locator('.note', { hasText: 'The gate code is 4471.' }).waitFor()
  await expect.poll(() => note.inputValue()).toBe('Mind the dog.')
})

test('a request of the same person is merged into the other one after a warning', async () => {
  const twice = {
    name: 'Twice Asked',
    phone: '970-555-7777',
    serviceType: 'custom',
    acceptTerms: true,
  }
  const { page } = await openAdmin()
  for (const message of ['Once.', 'Again.'])
    await page.request.post('/api/contact', {
      data: { ...twice, email: 'twice@example.com', message },
    })
  await page.goto('/admin/contacts?q=twice')
  await expect.poll(() => visibleNames(page)).toHaveLength(2)
  await page.locator('a.lead-name').first().click()
  const lead = leadRegion(page)
  await lead.getByRole('button', { name: /^Merge/ }).click()
  const question = page.getByRole('dialog', { name: /^Merge HP-/ })
  expect(await question.innerText()).toContain('you can undo the merge any time')
  await question.getByRole('button', { name: 'Merge', exact: true }).click()
  await lead.locator('.history').getByText('merged with').waitFor()
  await expect.poll(() => visibleNames(page)).toHaveLength(1)
  await expect.poll(() => lead.getByText('Probably the same person').count()).toBe(0)
  // The text of the merged lead is shown, and search finds it.
  const merged = lead.getByRole('region', { name: 'They also sent' })
  await merged.getByText('Once.').waitFor()
  await page.getByLabel('Search the leads').fill('Once.')
  await expect.poll(() => visibleNames(page)).toHaveLength(1)
  await page.getByLabel('Search the leads').fill('twice')
  await merged.getByRole('button', { name: /^HP-/ }).click()
  await lead.getByText('This lead was merged into another one.').waitFor()
  await page.goBack()
  await page.goto('/admin/contacts?q=twice')
  await page.locator('a.lead-name').first().click()
  await merged.getByRole('button', { name: /^Undo merge/ }).click()
  await lead.getByText('Probably the same person').waitFor()
  await expect.poll(() => visibleNames(page)).toHaveLength(2)
})

test('Z undoes one change after the other, bulk changes included, and says which and what can’t be undone', async () => {
  const { page } = await openAdmin(olive, '?q=visitor&sort=name&order=asc&lead=HP-AAAA44')
  const lead = leadRegion(page)
  await lead.getByRole('heading', { name: 'Visitor 22' }).waitFor()
  await page.keyboard.press('a')
  await lead.locator('.history').getByText('assigned: nobody → Olive Owner').waitFor()
  await page.keyboard.press('Escape')
  for (const name of ['Visitor 12', 'Visitor 13']) await page.getByLabel(`Select ${name}`).check()
  const bar = page.getByRole('region', { name: 'Selected leads' })
  await bar.getByLabel('Set the status of all').selectOption('lost')
  await page.getByText('2 leads changed').first().waitFor()
  await page.locator('body').press('z')
  await page.getByText('2 are back as they were.').first().waitFor()
  expect((await expectSaved(page, 'Visitor 12')).status).toBe('new')
  expect((await expectSaved(page, 'HP-AAAA44')).assignee).toBe(olive)
  await page.locator('body').press('z')
  await page.getByText('Visitor 22: Assigned to Olive Owner. Back as it was.').first().waitFor()
  expect((await expectSaved(page, 'HP-AAAA44')).assignee).toBeUndefined()
  await page.locator('body').press('z')
  await page.getByText('Everything you changed here is undone.').first().waitFor()

  await page.goto('/admin/contacts?lead=HP-AAAA44')
  await lead.getByLabel('New note').fill('Called.')
  await page.keyboard.press('Control+Enter')
  await lead.locator('.note').getByText('Called.').waitFor()
  await lead.getByRole('heading', { name: 'Visitor 22' }).click()
  await page.keyboard.press('z')
  await page.getByText('The note on Visitor 22 can’t be undone.').first().waitFor()
  expect((await expectSaved(page, 'HP-AAAA44')).notes).toHaveLength(1)
})

test('an undo is refused when a colleague changed the lead meanwhile, and names them', async () => {
  const { page } = await openAdmin(olive, '?lead=HP-AAAA45', { events: false })
  const lead = leadRegion(page)
  await lead.getByLabel('Status').selectOption('contacted')
  await lead.locator('.history').getByText('→ contacted').waitFor()
  const { version } = await expectSaved(page, 'HP-AAAA45')
  const meanwhile = await openAdmin(sam, '?lead=HP-AAAA45')
  await leadRegion(meanwhile.page).getByLabel('Status').selectOption('spam')
  await leadRegion(meanwhile.page).locator('.history').getByText('→ spam').waitFor()
  await lead.getByRole('heading', { name: 'Visitor 23' }).click()
  await page.keyboard.press('z')
  await page.getByText('Not undone').first().waitFor()
  await page.getByText('Sam Staff changed this lead while you had it open').first().waitFor()
  expect(await expectSaved(page, 'HP-AAAA45')).toMatchObject({
    status: 'spam',
    version: version + 1,
  })
})

test('a mistyped email that bounced is shown, corrected and confirmed again', async () => {
  const { page } = await openAdmin(sam, '?lead=HP-AAAA46')
  const lead = leadRegion(page)
  await lead.getByText('This address bounced').waitFor()
  await lead.getByText('There’s a number on the lead: give them a call.').waitFor()
  const failed = page.getByRole('region', { name: 'Failed emails' })
  await failed.getByRole('link', { name: 'HP-AAAA46' }).waitFor()
  await lead.getByText('Fix the contact details').click()
  await lead.getByLabel('Email', { exact: true }).fill('visitor24@')
  await page.keyboard.press('Enter')
  await lead.getByText('Check that email address.').waitFor()
  await lead.getByLabel('Email', { exact: true }).fill('right24@example.com')
  await page.keyboard.press('Enter')
  await lead.locator('.history').getByText('Email corrected').waitFor()
  expect(await lead.getByText('This address bounced').count()).toBe(0)
  await lead.getByRole('button', { name: 'Send the confirmation again' }).click()
  await lead
    .getByText(/right24@example\.com/)
    .first()
    .waitFor()
  await expect
    .poll(async () => (await expectSaved(page, 'HP-AAAA46')).emails)
    .toMatchObject([{ to: 'right24@example.com' }])
  await failed.waitFor({ state: 'detached' })
})

test('the value of a job and a typed tag are saved when their field loses the focus', async () => {
  const { page } = await openAdmin(sam, '?lead=HP-AAAA27')
  const lead = leadRegion(page)
  await lead.getByLabel('Status').selectOption('won')
  await lead.getByLabel('Value in dollars').fill('$180,000')
  await lead.getByRole('button', { name: 'Close' }).click()
  await lead.waitFor({ state: 'detached' })
  await expect.poll(async () => (await expectSaved(page, 'HP-AAAA27')).wonValue).toBe(180_000)
  await page.goto('/admin/contacts?lead=HP-AAAA27')
  expect(await lead.getByLabel('Value in dollars').inputValue()).toBe('180,000')
  await lead.getByLabel('Value in dollars').fill('a lot')
  await page.keyboard.press('Enter')
  await lead.getByText('Enter an amount like 12,500.').waitFor()
  await lead.getByRole('button', { name: 'Close' }).click()
  expect((await expectSaved(page, 'HP-AAAA27')).wonValue).toBe(180_000)

  await page.goto('/admin/contacts?lead=HP-AAAA27')
  const tag = lead.getByPlaceholder('Add a tag, then Enter')
  await tag.fill('Flat')
  await page.keyboard.press('Enter')
  await lead.getByText('tags: + flat').waitFor()
  await tag.fill('Steep')
  // The style sheet marks whatever has the attribute.
  expect(await tag.getAttribute('aria-invalid')).toBeNull()
  await lead.getByRole('button', { name: 'Remove the tag flat' }).click()
  await lead.getByText('tags: − flat').waitFor()
  await lead.getByRole('button', { name: 'Close' }).click()
  await expect.poll(async () => (await expectSaved(page, 'HP-AAAA27')).tags).toEqual(['steep'])
})

test('only the owner can erase, after typing the reference', async () => {
  const staff = await openAdmin(sam, '?lead=HP-AAAA2A')
  await leadRegion(staff.page).getByRole('heading', { name: 'History' }).waitFor()
  expect(await staff.page.getByText('Erase on request').count()).toBe(0)

  const { page } = await openAdmin(olive, '?lead=HP-AAAA2A')
  await leadRegion(page).getByRole('button', { name: 'Erase on request' }).click()
  const question = page.getByRole('dialog', { name: 'Erase what Iris First sent?' })
  const erase = question.getByRole('button', { name: 'Erase for good' })
  expect(await erase.isDisabled()).toBe(true)
  await question.getByLabel('Type HP-AAAA2A to confirm').fill('hp-aaaa2a')
  await erase.click()
  await leadRegion(page).getByRole('heading', { name: '(erased)' }).waitFor()
  const { lead } = leadResponse.parse(
    await (await page.request.get('/api/admin/leads/HP-AAAA2A')).json(),
  )
  expect(lead.email).toBe('')
  await expect(expectSaved(page, 'HP-AAAA2A')).rejects.toThrow('No lead with HP-AAAA2A.')
})
