import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { contactsFixture, leadRegion, visibleNames, searchOf } from './contacts-fixture.ts'
import { olive, sam } from './accounts.ts'
import { desktop, phone } from './visitor.ts'

const { openAdmin } = contactsFixture()

test('filters, order and page are in the URL and survive back, forward and a reload', async () => {
  const { page, errors } = await openAdmin()
  await page.getByRole('link', { name: /^New/ }).click()
  await expect.poll(() => visibleNames(page)).toHaveLength(20)
  await page.getByRole('button', { name: 'Name', exact: true }).click()
  await expect.poll(() => visibleNames(page).then((all) => all[0])).toBe('Ada First')
  const head = page.getByRole('columnheader', { name: 'Name' })
  expect(await head.getAttribute('aria-sort')).toBe('ascending')
  expect(searchOf(page)).toBe('?status=new&sort=name&order=asc')
  await page.getByLabel('Search the leads').fill('standing seam')
  await expect.poll(() => visibleNames(page)).toEqual(['Eva First'])
  expect(searchOf(page)).toContain('q=standing+seam')
  await page.reload()
  await expect.poll(() => visibleNames(page)).toEqual(['Eva First'])
  expect(await page.getByLabel('Search the leads').inputValue()).toBe('standing seam')
  await page.goBack()
  await expect.poll(() => visibleNames(page)).toHaveLength(20)
  expect(await page.getByLabel('Search the leads').inputValue()).toBe('')
  await page.goForward()
  await expect.poll(() => visibleNames(page)).toEqual(['Eva First'])

  await page.goto('/admin/contacts?tag=snow+load&service=remodels&page=7')
  await page.getByRole('button', { name: 'Go to the first page' }).click()
  await expect.poll(() => visibleNames(page)).toHaveLength(5)
  await page.goto('/admin/contacts')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('status').getByText('51–60 of 60').waitFor()
  expect(searchOf(page)).toBe('?page=2')

  await page.goto('/admin/contacts?perPage=30')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('status').getByText('31–60 of 60').waitFor()
  // A page is read from its first row.
  const search = await page.getByLabel('Search the leads').boundingBox()
  expect(search?.y).toBeGreaterThanOrEqual(0)
  expect(errors).toEqual([])
})

test('a filter without matches offers to clear it, and a saved view is available on another device', async () => {
  const { page } = await openAdmin()
  await page.getByText('Filter', { exact: true }).click()
  await page.getByLabel('Assigned to').selectOption('unassigned')
  await page.getByLabel('About').selectOption({ label: 'Remodels & Renovations' })
  await page.getByLabel('Tag').fill('snow load')
  await expect.poll(() => visibleNames(page)).toHaveLength(5)
  await page.getByRole('button', { name: 'Name this view' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Snow, remodels')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Snow, remodels' }).waitFor()
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await page.getByText('No leads match this filter.').waitFor()
  await page.getByRole('button', { name: 'Clear the filter' }).last().click()
  await expect.poll(() => visibleNames(page)).toHaveLength(50)

  const elsewhere = await openAdmin(olive, '', phone)
  await elsewhere.page.getByRole('link', { name: 'Snow, remodels' }).click()
  await expect.poll(() => visibleNames(elsewhere.page)).toHaveLength(5)
  await elsewhere.page.reload()
  const filter = elsewhere.page.getByRole('button', { name: 'Filter 3' })
  await filter.waitFor()
  expect(await filter.getAttribute('aria-expanded')).toBe('false')
  const others = await openAdmin(sam)
  expect(await others.page.getByRole('link', { name: 'Snow, remodels' }).count()).toBe(0)
})

test.each([1280, 375])('the search field does not move while typing, at %i px', async (width) => {
  const { page } = await openAdmin(sam, '', width === 375 ? phone : desktop)
  const field = page.getByLabel('Search the leads')
  const before = await field.boundingBox()
  await field.fill('standing seam')
  await page.getByRole('button', { name: 'Name this view' }).waitFor()
  expect(await field.boundingBox()).toEqual(before)
})

test('the CSV export has the filtered leads', async () => {
  const { page } = await openAdmin(sam, '?status=won&q=visitor&sort=name&order=asc')
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export these 20 (CSV)' }).click(),
  ])
  const table = await text(await saved.createReadStream())
  const rows = table.trim().split('\r\n')
  expect(rows).toHaveLength(21)
  expect(rows[1]).toContain('Visitor 40')
})

test('an email opens in the mail program in the prospect’s language, with replies to the office', async () => {
  const { page } = await openAdmin(sam, '?lead=HP-AAAA25')
  const lead = leadRegion(page)
  await lead.getByText('Write in Spanish').click()
  const href = await lead.getByRole('link', { name: 'First answer' }).getAttribute('href')
  const [to, fields = ''] = (href ?? '').split('?')
  const parts = new URLSearchParams(fields.replaceAll('+', '%2B'))
  expect(to).toBe('mailto:first3@example.com')
  expect(parts.get('subject')).toBe('Su solicitud HP-AAAA25')
  expect(parts.get('reply-to')).toMatch(/@highpine\.example$/)
  expect(parts.get('body')).toMatch(/^Hola, Dan:/)
  expect(parts.get('body')).toContain('Sam Staff')
  expect(parts.get('body')).not.toMatch(/[{}]/)
  const call = lead.getByRole('link', { name: 'Call 970-555-0003' })
  expect(await call.getAttribute('href')).toBe('tel:+19705550003')
})
