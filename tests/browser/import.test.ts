import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays } from '../../services/api/contract/day.ts'
import { importList } from '../../services/api/imports/contract.ts'
import { setUpOwner, signIn } from './accounts.ts'
import { faultsAtBothWidths } from './axe.ts'
import { appearanceTest, ownProduct } from './fixtures.ts'
import { desktop, waitForHydration } from './visitor.ts'

const { product, visitor } = ownProduct({ RATE_LIMIT: 'off' })

const choose = (page: Page, csv: string, name = 'show.csv') =>
  page
    .getByLabel('CSV file', { exact: true })
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) })

const leads =
  'name;email;phone;received\r\nWalt Quist;walt@example.com;;2026-10-01\r\nIda Berg;;970-555-0133;\r\nNobody;;;soon\r\nWalt Again;WALT@example.com;;\r\n'

test('the owner looks at a file, imports it once by a double click, and undoes it except for a lead that changed', async () => {
  const { page, errors } = await visitor({ ...desktop, reducedMotion: 'reduce' })
  await setUpOwner(page, product())
  await page.goto('/admin/settings?part=import')
  await waitForHydration(page)
  await page.getByText('No imports yet.').waitFor()
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download a template for leads' }).click(),
  ])
  const downloaded = await text(await template.createReadStream())
  expect(downloaded).toContain('name,email,phone')
  await choose(page, downloaded)
  await page.getByText('1 lead to import.').waitFor()

  await choose(page, leads)
  await page.getByText('2 leads to import.').waitFor()
  const preview = page.getByRole('form', { name: 'Preview' })
  const cells = (line: string) =>
    preview.getByRole('row').filter({ has: page.getByRole('cell', { name: line, exact: true }) })
  expect(await cells('4').innerText()).toContain('phone: Enter a phone number or an email address.')
  expect(await cells('4').innerText()).toContain('received: Write the time as')
  expect(await cells('5').innerText()).toContain('Not imported: you have them in line 2.')
  expect(await faultsAtBothWidths(page)).toEqual([])

  await preview.getByLabel('Import leads of people you already have').press('Space')
  await page.getByText('3 leads to import.').waitFor()
  await page.getByRole('button', { name: 'Import 3 leads' }).dblclick()
  await page.getByRole('button', { name: 'Undo the import of show.csv' }).waitFor()
  await page.goto('/admin/contacts')
  await page.getByText('Ida Berg').first().waitFor()
  const { leads: found } = await (await page.request.get('/api/admin/leads')).json()
  expect(found.map(({ name }: { name: string }) => name).sort()).toEqual([
    'Ida Berg',
    'Walt Again',
    'Walt Quist',
  ])
  const ida = found.find(({ name }: { name: string }) => name === 'Ida Berg')
  const noted = await page.request.patch(`/api/admin/leads/${ida.id}`, {
    headers: { origin: product().origin },
    data: { version: ida.version, note: 'Called her' },
  })
  expect(noted.status()).toBe(200)

  await page.goto('/admin/settings?part=import')
  await page.getByRole('button', { name: 'Undo the import of show.csv' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Undo it' }).press('Enter')
  await page
    .getByRole('list', { name: 'Kept of show.csv' })
    .getByRole('link', { name: ida.reference })
    .waitFor()
  const { leads: left } = await (await page.request.get('/api/admin/leads')).json()
  expect(left.map(({ name }: { name: string }) => name)).toEqual(['Ida Berg'])
  expect(errors).toEqual([])
})

test('an import of which not all is removed yet says so, and is undone by trying again', async () => {
  const { page } = await visitor({ ...desktop, reducedMotion: 'reduce' })
  await signIn(page, 'olive@example.com')
  await page.goto('/admin/settings?part=import')
  await waitForHydration(page)
  await choose(page, 'name,email\nEve Lund,eve@example.com\n', 'half.csv')
  await page.getByRole('button', { name: 'Import 1 lead' }).click()
  const undo = page.getByRole('button', { name: 'Undo the import of half.csv' })
  await undo.waitFor()
  let isHalf = true
  await page.route('**/api/admin/imports', async (route) => {
    const answer = await route.fetch()
    const { imports, ...rest } = importList.parse(await answer.json())
    const undone = { state: 'undoing', undoneAt: imports[0]?.at, undoneBy: 'Olive Owner' } as const
    const shown = imports.map((one) => (one.name === 'half.csv' ? { ...one, ...undone } : one))
    await route.fulfill({ json: { ...rest, imports: isHalf ? shown : imports } })
  })
  await page.reload()
  await page.getByText('Some rows are still here. Being undone by Olive Owner').waitFor()
  expect(await faultsAtBothWidths(page)).toEqual([])
  isHalf = false
  await undo.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo it' }).click()
  await undo.waitFor({ state: 'detached' })
  await page.getByText('Some rows are still here.').waitFor({ state: 'detached' })
})

test('subscribers need their consent, and who unsubscribed is not imported', async () => {
  const { page } = await visitor({ ...desktop, reducedMotion: 'reduce' })
  await signIn(page, 'olive@example.com')
  await page.request.post('/api/newsletter/subscribe', { data: { email: 'june@example.com' } })
  await page.goto('/admin/subscribers')
  await page.locator('.subscribers summary').click()
  await page.getByRole('button', { name: 'Unsubscribe june@example.com' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByText('Taken off the list').waitFor()
  await page.goto('/admin/settings?part=import')
  await waitForHydration(page)
  await page.getByLabel('The rows are').selectOption('subscribers')
  await choose(page, 'email\nann@example.com', 'list.csv')
  await page.getByText('These columns are missing: “consent”, “consent source”.').waitFor()
  const consent = addDays(new Date().toISOString().slice(0, 10), -30)
  await choose(
    page,
    `email,consent,consent source\njune@example.com,${consent},Card\nann@example.com,${consent},Card\nbea@example.com,,`,
    'list.csv',
  )
  await page.getByText('1 subscriber to import.').waitFor()
  await page.getByText('Not imported: they unsubscribed.').waitFor()
  await page.getByRole('button', { name: 'Import 1 subscriber' }).click()
  await page.getByRole('button', { name: 'Undo the import of list.csv' }).waitFor()
  await page.goto('/admin/subscribers?state=listed')
  await page.locator('.subscribers summary b', { hasText: 'ann@example.com' }).waitFor()
})

appearanceTest(
  'axe finds no violations on the import page at two widths, light and dark',
  async () => {
    const { page } = await visitor({ ...desktop, reducedMotion: 'reduce' })
    await signIn(page, 'olive@example.com')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto('/admin/settings?part=import')
      await page.getByText('Imports so far').waitFor()
      await choose(page, leads)
      await page.getByText('to import.').waitFor()
      expect(await faultsAtBothWidths(page)).toEqual([])
    }
  },
)
