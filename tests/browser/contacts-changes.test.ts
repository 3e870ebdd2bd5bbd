import { expect, test } from 'vitest'
import { contactsDesk, kept, leadRegion, rowNames } from './contacts-desk.ts'
import { olive, sam } from './seeded-desk.ts'

const { desk } = contactsDesk()

test('two at once: the slower one is told who was faster, and nothing is lost from the history', async () => {
  const one = await desk(olive, '?lead=HP-AAAA25')
  const other = await desk(sam, '?lead=HP-AAAA25')
  for (const { page } of [one, other])
    await leadRegion(page).getByRole('heading', { name: 'Dan First' }).waitFor()
  // The news of the other's change does not reach this one in time.
  await one.page.route('**/api/admin/news', (route) => route.abort())
  await one.page.reload()
  await leadRegion(one.page).getByRole('heading', { name: 'Dan First' }).waitFor()
  await leadRegion(other.page).getByLabel('Status').selectOption('quoted')
  await leadRegion(other.page).locator('.history').getByText('new → quoted').waitFor()
  await leadRegion(one.page).getByLabel('Status').selectOption('lost')
  await leadRegion(one.page)
    .getByText('Sam Staff has changed this request meanwhile (status: new → quoted)')
    .waitFor()
  await expect.poll(() => leadRegion(one.page).getByLabel('Status').inputValue()).toBe('quoted')
  await leadRegion(one.page).getByLabel('Status').selectOption('won')
  await leadRegion(one.page).locator('.history').getByText('quoted → won').waitFor()
  const { history, status, version } = await kept(one.page, 'Dan First')
  expect([status, version]).toEqual(['won', 3])
  expect(history.map(({ by, change }) => `${by}: ${change}`)).toEqual([
    'Sam Staff: status: new → quoted',
    'Olive Owner: status: quoted → won',
  ])
})

test('what somebody else does shows without a reload', async () => {
  const watching = await desk(sam, '?lead=HP-AAAA26')
  const acting = await desk(olive, '?lead=HP-AAAA26')
  await leadRegion(acting.page).getByPlaceholder('Add a tag, then Enter').fill('Lift')
  await acting.page.keyboard.press('Enter')
  await leadRegion(watching.page).getByText('tags: + lift').waitFor()
})

test('several at once: what somebody has changed meanwhile is refused by name, the others are changed, and undone', async () => {
  const { page } = await desk(olive, '?q=first&sort=name&order=asc')
  await page.route('**/api/admin/news', (route) => route.abort())
  await page.reload()
  for (const name of ['Iris First', 'Juan First', 'Kim First'])
    await page.getByLabel(`Select ${name}`).check()
  const meanwhile = await desk(sam, '?lead=HP-AAAA2B')
  await leadRegion(meanwhile.page).getByLabel('Status').selectOption('spam')
  await leadRegion(meanwhile.page).locator('.history').getByText('new → spam').waitFor()
  const bar = page.getByRole('region', { name: 'Chosen leads' })
  await bar.getByText('3 chosen').waitFor()
  await bar.getByLabel('Set the status of all').selectOption('quoted')
  const told = page.getByRole('dialog', { name: '1 was not changed' })
  await told.getByText('Juan First').waitFor()
  expect(await told.innerText()).toContain('Sam Staff has changed this request meanwhile')
  await told.getByRole('button', { name: 'Understood' }).click()
  expect((await kept(page, 'Iris First')).status).toBe('quoted')
  expect((await kept(page, 'Juan First')).status).toBe('spam')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('2 are as they were before.').first().waitFor()
  expect((await kept(page, 'Kim First')).status).toBe('new')
})

test('a request of the same person goes into the other one, after a word of warning', async () => {
  const twice = {
    name: 'Twice Asked',
    phone: '970-555-7777',
    serviceType: 'custom',
    acceptTerms: true,
  }
  const { page } = await desk()
  for (const message of ['Once.', 'Again.'])
    await page.request.post('/api/contact', {
      data: { ...twice, email: 'twice@example.com', message },
    })
  await page.goto('/admin/contacts?q=twice')
  await expect.poll(() => rowNames(page)).toHaveLength(2)
  await page.locator('a.lead-name').first().click()
  const lead = leadRegion(page)
  await lead.getByRole('button', { name: /^Merge/ }).click()
  const question = page.getByRole('dialog', { name: /^Merge HP-/ })
  expect(await question.innerText()).toContain('cannot be undone')
  await question.getByRole('button', { name: 'Merge', exact: true }).click()
  await lead.locator('.history').getByText('merged with').waitFor()
  await expect.poll(() => rowNames(page)).toHaveLength(1)
  expect(await lead.getByText('Probably the same person').count()).toBe(0)
  await lead.getByText('They also sent').getByRole('button', { name: /^HP-/ }).click()
  await lead.getByText('This request went into another one.').waitFor()
  await lead.getByText('Once.').waitFor()
})

test('what is typed as the value of a job is kept by going on to something else', async () => {
  const { page } = await desk(sam, '?lead=HP-AAAA27')
  const lead = leadRegion(page)
  await lead.getByLabel('Status').selectOption('won')
  await lead.getByLabel('Value in dollars').fill('$180,000')
  await lead.getByRole('button', { name: 'Close' }).click()
  await lead.waitFor({ state: 'detached' })
  await expect.poll(async () => (await kept(page, 'HP-AAAA27')).wonValue).toBe(180_000)
  await page.goto('/admin/contacts?lead=HP-AAAA27')
  await lead.getByLabel('Value in dollars').fill('a lot')
  await lead.getByText('Please type whole dollars').waitFor()
  await lead.getByRole('button', { name: 'Close' }).click()
  expect((await kept(page, 'HP-AAAA27')).wonValue).toBe(180_000)
})

test('only the owner can erase, and types the reference before', async () => {
  const staff = await desk(sam, '?lead=HP-AAAA2A')
  await leadRegion(staff.page).getByRole('heading', { name: 'History' }).waitFor()
  expect(await staff.page.getByText('Erase on request').count()).toBe(0)

  const { page } = await desk(olive, '?lead=HP-AAAA2A')
  await leadRegion(page).getByRole('button', { name: 'Erase on request' }).click()
  const question = page.getByRole('dialog', { name: 'Erase what Iris First sent?' })
  const erase = question.getByRole('button', { name: 'Erase for good' })
  expect(await erase.isDisabled()).toBe(true)
  await question.getByLabel('Type HP-AAAA2A to go on').fill('hp-aaaa2a')
  await erase.click()
  await leadRegion(page).getByRole('heading', { name: '(erased)' }).waitFor()
  expect((await kept(page, 'HP-AAAA2A')).email).toBe('')
})
