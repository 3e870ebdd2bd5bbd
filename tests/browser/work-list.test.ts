import { expect, test } from 'vitest'
import { contactFields, sendContact } from '../../services/api/testing/send-contact.ts'
import { openContacts, olive, sam } from './accounts.ts'
import {
  contactsFixture,
  expectSaved,
  leadRegion,
  searchOf,
  visibleNames,
} from './contacts-fixture.ts'
import { fillEstimateForm, sendButton } from './estimate-form.ts'
import { sharedProduct } from './fixtures.ts'
import { signIn } from './accounts.ts'
import { desktop, phone, visitor } from './visitor.ts'

const { openAdmin } = contactsFixture()
const { visitor: visitSite } = sharedProduct()

test('whose leads somebody sees first is remembered on their other devices, and a filter of the address wins', async () => {
  const { page, errors } = await openAdmin(sam)
  const whose = page.getByRole('group', { name: 'Whose leads' })
  const pressed = (name: string) =>
    whose.getByRole('button', { name }).evaluate((button) => button.ariaPressed)
  expect(await pressed('Everybody’s')).toBe('true')
  await whose.getByRole('button', { name: 'Mine' }).click()
  await expect.poll(() => searchOf(page)).toBe(`?assignee=${sam}`)
  await page.getByText('No leads match this filter.').waitFor()

  const other = await visitor(new URL(page.url()).origin, phone)
  await openContacts(other.page, sam)
  await expect.poll(() => searchOf(other.page)).toBe(`?assignee=${sam}`)
  await other.page.goto('/admin/contacts?status=won')
  await other.page.locator('a.lead-name').first().waitFor()
  expect(searchOf(other.page)).toBe('?status=won')
  await other.page.goto('/admin/dashboard')
  const onDashboard = other.page.getByRole('group', { name: 'Whose leads' })
  await onDashboard.getByRole('button', { name: 'Everybody’s' }).click()
  await expect
    .poll(() =>
      onDashboard.getByRole('button', { name: 'Everybody’s' }).evaluate((one) => one.ariaPressed),
    )
    .toBe('true')
  await other.page.goto('/admin/contacts')
  await other.page.locator('a.lead-name').first().waitFor()
  expect(searchOf(other.page)).toBe('')
  expect([...errors, ...other.errors]).toEqual([])
})

test('a lead opens with how to reach the person and what they wrote; the service’s own blocks are below the notes', async () => {
  const { page } = await openAdmin(olive, '?lead=HP-AAAA3B', phone)
  const lead = leadRegion(page)
  await lead.getByRole('heading', { level: 2 }).waitFor()
  await lead.getByText('Fix the contact details').click()
  await lead.getByLabel('Town or address').fill('12 Mill Creek, Vail')
  await lead.getByLabel('Town or address').press('Enter')
  await lead.getByLabel('Best time to call').selectOption('evening')
  const facts = lead.locator('.facts').first()
  await facts.getByRole('link', { name: '12 Mill Creek, Vail' }).waitFor()
  await facts.getByText('Evening').waitFor()
  const topOf = async (what: ReturnType<typeof lead.locator>) => {
    const box = await what.first().boundingBox()
    return box ? box.y : Number.NaN
  }
  const order = [
    facts,
    lead.locator('p.message'),
    lead.locator('.contact-actions'),
    lead.getByLabel('New note'),
    lead.locator('.lead-emails'),
    lead.locator('.contact-details'),
    lead.getByRole('heading', { name: 'History' }),
  ]
  const tops = await Promise.all(order.map(topOf))
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
})

test('the list is filtered by town, and spam has its own tab', async () => {
  const { page } = await openAdmin(olive, '?lead=HP-AAAA4B')
  const lead = leadRegion(page)
  await lead.getByText('Fix the contact details').click()
  await lead.getByLabel('Town or address').fill('4 Main St, Eagle-Vail')
  await lead.getByLabel('Name', { exact: true }).click()
  await expect.poll(async () => (await expectSaved(page, 'HP-AAAA4B')).town).toContain('Eagle')
  await page.goto('/admin/contacts?town=eagle-vail')
  await page.locator('a.lead-name').first().waitFor()
  expect(await visibleNames(page)).toHaveLength(1)
  expect(await page.locator('td[data-column=town]').innerText()).toBe('Eagle-Vail')
  await page.getByLabel('Select').last().check()
  await page.getByLabel('Set the status of all').selectOption('spam')
  await page.getByText('Only spam matches this filter').waitFor()
  await page.getByRole('button', { name: 'Show the spam' }).click()
  await page.locator('a.lead-name').first().waitFor()
  expect(searchOf(page)).toContain('status=spam')
})

test('two people who have a lead open see each other, until one closes it', async () => {
  const first = await openAdmin(olive, '?lead=HP-AAAA5B')
  await leadRegion(first.page).getByRole('heading', { level: 2 }).waitFor()
  expect(await first.page.locator('.presence').innerText()).toBe('')
  const second = await openAdmin(sam, '?lead=HP-AAAA5B')
  await leadRegion(second.page).getByText('Olive Owner has this lead open, too.').waitFor()
  await leadRegion(first.page).getByText('Sam Staff has this lead open, too.').waitFor()
  await second.page.getByRole('button', { name: 'Close' }).first().click()
  await expect.poll(() => first.page.locator('.presence').innerText()).toBe('')
  expect([...first.errors, ...second.errors]).toEqual([])
})

test('a new lead is announced on every screen, unless one’s own, and counted in the title of a tab that nobody looks at', async () => {
  const { page, errors } = await openAdmin(olive)
  const { origin } = new URL(page.url())
  for (const path of ['/admin/settings', '/admin/analytics']) {
    await Promise.all([page.waitForResponse('**/api/admin/events'), page.goto(path)])
    await page.getByRole('heading', { level: 1 }).waitFor()
    const name = `Nina ${path.split('/')[2]}`
    await sendContact(origin, { ...contactFields, name, email: `${name.slice(5)}@example.com` })
    await page.locator('.toast').getByText('New lead').waitFor()
    await page.locator('.toast').getByText(name).waitFor()
  }
  await page.locator('.toast').getByRole('button', { name: 'Open' }).click()
  await leadRegion(page).getByRole('heading', { name: 'Nina analytics' }).waitFor()
  await page.evaluate(() => {
    Object.defineProperty(document, 'hasFocus', { value: () => false })
  })
  const title = await page.title()
  await sendContact(origin, { name: 'Otto Other', email: 'otto@example.com' })
  await expect.poll(() => page.title()).toBe(`(1) ${title}`)
  expect(errors).toEqual([])
})

const water = {
  en: '/contact#water-coming-in-or-no-heat',
  es: '/contacto#le-entra-agua-o-no-hay-calefacción',
}

test.each([
  ['en', 'This can’t wait. Call me first.'],
  ['es', 'Es urgente, llámenme primero.'],
] as const)('who follows the emergency line finds the box ticked (%s)', async (language, label) => {
  const { page, open, errors } = await visitSite(phone)
  await open(water[language])
  const tick = page.getByLabel(label)
  await tick.waitFor()
  // The form's script runs with the first input.
  await page.locator('#estimate input[name=name]').fill('Una')
  await expect.poll(() => tick.isChecked()).toBe(true)
  const [elsewhere = ''] = water[language].split('#')
  await page.evaluate(() => localStorage.clear())
  await open(elsewhere)
  await page.locator('#estimate input[name=name]').fill('Una')
  expect(await page.getByLabel(label).isChecked()).toBe(false)
  expect(errors).toEqual([])
})

test('a ticked form is first on the dashboard and in the list, in words, with and without scripts', async () => {
  const { origin } = new URL((await openAdmin(olive)).page.url())
  const site = await visitor(origin, desktop)
  await site.open('/roofing-vail-colorado')
  const form = await fillEstimateForm(site.page)
  await form.getByLabel('This can’t wait').check()
  await sendButton(form).click()
  await form.getByRole('heading', { name: 'Thank you!' }).waitFor()
  const plain = await visitor(origin, { ...desktop, javaScriptEnabled: false })
  await plain.page.goto('/roofing-vail-colorado')
  expect(await plain.page.locator('input[name=urgent]').isChecked()).toBe(false)
  await plain.page.goto('/custom-builds')
  expect(await plain.page.locator('input[name=urgent]').count()).toBe(0)

  const { page, errors } = await visitor(origin, phone)
  await signIn(page, olive)
  await page.goto('/admin/dashboard')
  const due = page.getByRole('region', { name: /^Due now/ })
  const first = due.getByRole('listitem').first()
  expect(await first.innerText()).toMatch(/^Urgent\s*June Harrow/)
  await page.goto('/admin/contacts?sort=due&order=asc')
  await page.locator('a.lead-name').first().waitFor()
  expect((await visibleNames(page))[0]).toBe('June Harrow')
  await page.locator('.leads tbody tr').first().getByText('Urgent').waitFor()
  await page.locator('a.lead-name').first().click()
  const lead = leadRegion(page)
  await lead.locator('.lead-summary').getByText('Urgent').waitFor()
  await lead.getByLabel('Urgent: it can’t wait').uncheck()
  await lead.locator('.lead-summary').getByText('Urgent').waitFor({ state: 'detached' })
  expect((await expectSaved(page, 'June Harrow')).urgent).toBe(false)
  expect(errors).toEqual([])
})
