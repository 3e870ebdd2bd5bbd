import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../scripts/chromium.ts'
import type { Lead } from '../../services/api/records/lead.ts'
import { aLead } from '../../services/api/records/sample-lead.ts'
import { faultsByAxe } from './axe.ts'
import { type Product, startProduct } from './product.ts'
import { atContacts, olive, sam, seededDesk } from './seeded-desk.ts'
import { desktop, phone, visitor } from './visitor.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await seededDesk(await startProduct(), leads)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await product.remove()
})

/** Sixty leads an hour apart, each with a number of its own: two pages. The first ones are the tests' own. */
const names = [
  'Ada',
  'Ben',
  'Cleo',
  'Dan',
  'Eva',
  'Finn',
  'Gwen',
  'Hugo',
  'Iris',
  'Juan',
  'Kim',
  'Lou',
]
const began = Date.now()
const leads: Lead[] = Array.from({ length: 60 }, (_, n): Lead => ({
  ...aLead(`HP-AAAA${'23456789AB'.charAt(Math.floor(n / 10))}${'23456789AB'.charAt(n % 10)}`),
  name: n < names.length ? `${names[n]} First` : `Visitor ${n}`,
  email: `${n < names.length ? 'first' : 'visitor'}${n}@example.com`,
  phone: `970-555-${String(n).padStart(4, '0')}`,
  message: n === 4 ? 'A roof of standing seam.' : 'Words.',
  receivedAt: new Date(began - n * 3_600_000).toISOString(),
  dueAt: new Date(began + (24 - n) * 3_600_000).toISOString(),
  status: n < 20 ? 'new' : n < 40 ? 'quoted' : 'won',
  serviceType: n % 2 === 0 ? 'remodels' : 'custom',
  ...(n === 3 && { language: 'es' }),
  ...(n % 7 === 0 && { tags: ['snow load'] }),
}))
  // The store keeps them in the order they came.
  .reverse()

/** Somebody at the contacts, with a browser of their own. */
async function desk(email = olive, search = '', options: BrowserContextOptions = desktop) {
  const someone = await visitor(browser, product.origin, { ...options, reducedMotion: 'reduce' })
  await atContacts(someone.page, email, search)
  return someone
}

const rowNames = (page: Page) => page.locator('a.lead-name').allInnerTexts()
const leadRegion = (page: Page) => page.getByRole('region', { name: 'Lead', exact: true })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const searchOf = (page: Page) => decodeURIComponent(new URL(page.url()).search)

/** A lead as the service has it. */
async function kept(page: Page, name: string) {
  const answer = await page.request.get(`/api/admin/leads?q=${encodeURIComponent(name)}`)
  const [lead] = (await answer.json()).leads
  return lead
}

test('the address says what is shown: filters, order and page come back with back, forward and a reload', async () => {
  const { page, faults } = await desk()
  await page.getByRole('link', { name: /^New/ }).click()
  await expect.poll(() => rowNames(page)).toHaveLength(20)
  await page.getByRole('button', { name: 'Name', exact: true }).click()
  await expect.poll(() => rowNames(page).then((all) => all[0])).toBe('Ada First')
  const head = page.getByRole('columnheader', { name: 'Name' })
  expect(await head.getAttribute('aria-sort')).toBe('ascending')
  expect(searchOf(page)).toBe('?status=new&sort=name&order=asc')
  await page.getByLabel('Search the leads').fill('standing seam')
  await expect.poll(() => rowNames(page)).toEqual(['Eva First'])
  expect(searchOf(page)).toContain('q=standing+seam')
  await page.reload()
  await expect.poll(() => rowNames(page)).toEqual(['Eva First'])
  expect(await page.getByLabel('Search the leads').inputValue()).toBe('standing seam')
  await page.goBack()
  await expect.poll(() => rowNames(page)).toHaveLength(20)
  expect(await page.getByLabel('Search the leads').inputValue()).toBe('')
  await page.goForward()
  await expect.poll(() => rowNames(page)).toEqual(['Eva First'])

  await page.goto('/admin/contacts?tag=snow+load&service=remodels&page=7')
  await page.getByRole('button', { name: 'To its beginning' }).click()
  await expect.poll(() => rowNames(page)).toHaveLength(5)
  await page.goto('/admin/contacts')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('51–60 of 60').waitFor()
  expect(searchOf(page)).toBe('?page=2')
  expect(faults).toEqual([])
})

test('a filter that nothing fits offers to clear it, and a view that has a name is there on the next device', async () => {
  const { page } = await desk()
  await page.getByText('Filter', { exact: true }).click()
  await page.getByLabel('Looked after by').selectOption('nobody yet')
  await page.getByLabel('About').selectOption({ label: 'Remodels & Renovations' })
  await page.getByLabel('Tag').fill('snow load')
  await expect.poll(() => rowNames(page)).toHaveLength(5)
  await page.getByRole('button', { name: 'Name this view' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Snow, remodels')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Snow, remodels' }).waitFor()
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await page.getByText('No request fits this filter.').waitFor()
  await page.getByRole('button', { name: 'Clear the filter' }).last().click()
  await expect.poll(() => rowNames(page)).toHaveLength(50)

  const elsewhere = await desk(olive, '', phone)
  await elsewhere.page.getByRole('link', { name: 'Snow, remodels' }).click()
  await expect.poll(() => rowNames(elsewhere.page)).toHaveLength(5)
  const others = await desk(sam)
  expect(await others.page.getByRole('link', { name: 'Snow, remodels' }).count()).toBe(0)
})

test('the whole way by keyboard: down the rows, open, answer, undo, assign, close, search', async () => {
  const { page, faults } = await desk(olive, '?status=new')
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  await press('j', 'j', 'k', 'j')
  expect(await focused(page)).toBe('Ben First')
  await press('Enter')
  const lead = leadRegion(page)
  await lead.getByRole('heading', { name: 'Ben First' }).waitFor()
  expect(searchOf(page)).toContain('lead=HP-AAAA23')
  // The focus is in the lead, and J goes on to the next one.
  expect(await lead.evaluate((section) => section.contains(document.activeElement))).toBe(true)
  await press('j')
  await lead.getByRole('heading', { name: 'Cleo First' }).waitFor()
  await press('e')
  await lead.locator('.history').getByText('status: new → contacted').waitFor()
  await press('z')
  await lead.locator('.history').getByText('status: contacted → new').waitFor()
  expect((await kept(page, 'Cleo First')).answeredAt).toBeUndefined()
  await press('a')
  await lead.locator('.history').getByText('assigned: nobody → Olive Owner').waitFor()
  // Typing is typing.
  await press('n')
  await page.keyboard.type('je ne sais')
  expect(await lead.getByLabel('A new note').inputValue()).toBe('je ne sais')
  await press('Control+Enter')
  await lead.locator('.note').getByText('je ne sais').waitFor()
  await press('Escape', 'Escape')
  await lead.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Cleo First')
  await press('/')
  await page.keyboard.type('?ej')
  expect(await page.getByLabel('Search the leads').inputValue()).toBe('?ej')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await press('Escape', '?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  await press('Escape')
  expect(faults).toEqual([])
})

test('everything can be done by typing: the palette sets a status and goes to a place', async () => {
  const { page } = await desk(olive, '?lead=HP-AAAA29')
  await leadRegion(page).getByRole('heading', { name: 'Hugo First' }).waitFor()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('combobox', { name: 'What would you like to do?' })
  await palette.fill('status lost')
  await page.keyboard.press('Enter')
  await leadRegion(page).getByLabel('Why it was lost').fill('Chose somebody nearer')
  await page.keyboard.press('Enter')
  await leadRegion(page).locator('.history').getByText('reason: Chose somebody nearer').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await palette.fill('due next')
  await page.keyboard.press('Enter')
  await expect.poll(() => searchOf(page)).toBe('?status=new&sort=due&order=asc')
})

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
  expect(
    history.map(({ by, change }: { by: string; change: string }) => `${by}: ${change}`),
  ).toEqual(['Sam Staff: status: new → quoted', 'Olive Owner: status: quoted → won'])
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
    await page.request.post(`${product.origin}/api/contact`, {
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
})

test('a letter opens in the mail program in the prospect’s language, and its answer goes to the office', async () => {
  const { page } = await desk(sam, '?lead=HP-AAAA25')
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
  expect(await call.getAttribute('href')).toBe('tel:9705550003')
})

test('the table that is saved has the leads of the filter', async () => {
  const { page } = await desk(sam, '?status=won&q=visitor&sort=name&order=asc')
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'These 20 as a table (CSV)' }).click()
  const table = await readFile(await (await saved).path(), 'utf8')
  const rows = table.trim().split('\r\n')
  expect(rows).toHaveLength(21)
  expect(rows[1]).toContain('Visitor 40')
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

test('in the truck: a phone shows the list, a lead over it, and no more than its width', async () => {
  const { page, faults } = await desk(sam, '', { ...phone, hasTouch: true, isMobile: true })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBe(375)
  await page.locator('a.lead-name').nth(1).tap()
  const lead = leadRegion(page)
  await lead.getByRole('heading', { level: 2 }).waitFor()
  expect(await lead.boundingBox()).toMatchObject({ x: 0, y: 0, width: 375 })
  expect(await page.locator('.lead-list').isVisible()).toBe(false)
  expect(await width()).toBe(375)
  const small = await lead.locator('a.button, button, summary, select, input').evaluateAll((all) =>
    all
      .filter((each) => each.getClientRects().length > 0)
      .map((each) => ({
        what: each.textContent || each.tagName,
        box: each.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.height < 44 || box.width < 44)
      .map(({ what, box }) => `${what} ${box.width} × ${box.height}`),
  )
  expect(small).toEqual([])
  await page.goBack()
  await lead.waitFor({ state: 'detached' })
  expect(await page.locator('.lead-list').isVisible()).toBe(true)
  expect(faults).toEqual([])
})

test.each(['light', 'dark'] as const)(
  'axe finds nothing, %s: list, filters, lead, dialogs',
  async (colorScheme) => {
    for (const device of [desktop, phone]) {
      const { page } = await desk(olive, '', { ...device, colorScheme })
      await page.getByText('Filter', { exact: true }).click()
      await page.getByLabel('Select Visitor 15').check()
      expect(await faultsByAxe(page)).toEqual([])
      await page.goto('/admin/contacts?lead=HP-AAAA28')
      await leadRegion(page).getByRole('heading', { level: 2 }).waitFor()
      await leadRegion(page).getByText('Write', { exact: true }).click()
      expect(await faultsByAxe(page)).toEqual([])
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'What would' }).fill('status')
      expect(await faultsByAxe(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Keys' }).waitFor()
      expect(await faultsByAxe(page)).toEqual([])
    }
  },
)
