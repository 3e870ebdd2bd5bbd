import { expect, test } from 'vitest'
import { contactsFixture } from './contacts-fixture.ts'
import { olive, sam } from './accounts.ts'

const { openAdmin } = contactsFixture()

/** A request whose honeypot field is filled in. */
const automatic = (name: string) => ({
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
  phone: '970-555-0131',
  serviceType: 'custom',
  acceptTerms: true,
  website: 'https://buy.example',
})

test('quarantine updates live without shifting the list', async () => {
  const { page } = await openAdmin(olive)
  const send = (name: string) => page.request.post('/api/contact', { data: automatic(name) })
  await send('Robin Road')
  await page.getByRole('link', { name: 'Quarantine 1' }).click()
  const list = page.getByRole('region', { name: 'Quarantine' })
  const names = () => list.locator('li b').allInnerTexts()
  await expect.poll(names).toEqual(['Robin Road'])

  await send('Sage Slope')
  await page.getByRole('link', { name: 'Quarantine 2' }).waitFor()
  expect(await names()).toEqual(['Robin Road'])
  await list.getByRole('button', { name: 'Show 1 new' }).click()
  expect(await names()).toEqual(['Sage Slope', 'Robin Road'])

  const colleague = await openAdmin(sam)
  await colleague.page.goto('/admin/contacts?view=quarantine')
  await colleague.page.getByRole('button', { name: 'Release Sage Slope' }).click()
  await expect.poll(names).toEqual(['Robin Road'])
  await page.getByRole('link', { name: 'Quarantine 1' }).waitFor()

  await send('Uma Upton')
  await page.getByRole('button', { name: 'Show 1 new' }).click()
  await page.getByRole('button', { name: 'Release Uma Upton' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(names).toEqual(['Robin Road'])
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('Release Robin Road')

  await colleague.page.getByRole('button', { name: 'Release Robin Road' }).click()
  await page.getByText('Nothing in quarantine').waitFor()
  await send('Tess Trail')
  await expect.poll(names).toEqual(['Tess Trail'])
})

test('older entries than the newest hundred are shown on demand', async () => {
  const { page } = await openAdmin(olive)
  const send = (name: string) => page.request.post('/api/contact', { data: automatic(name) })
  await send('Real Person')
  for (let n = 0; n < 100; n += 1) await send(`Bot ${n}`)
  await page.goto('/admin/contacts?view=quarantine')
  const names = page.getByRole('region', { name: 'Quarantine' }).locator('li b')
  await expect.poll(() => names.count()).toBe(100)
  await page.getByRole('button', { name: 'Show older ones' }).click()
  await expect.poll(() => names.count()).toBeGreaterThan(100)
  await page.getByRole('button', { name: 'Release Real Person' }).waitFor()
})
