import { expect, test } from 'vitest'
import { contactsDesk } from './contacts-desk.ts'
import { olive, sam } from './seeded-desk.ts'

const { desk } = contactsDesk()

/** A form whose hidden field was filled in. */
const automatic = (name: string) => ({
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
  phone: '970-555-0131',
  serviceType: 'custom',
  acceptTerms: true,
  website: 'https://buy.example',
})

test('what is set aside and what a colleague releases shows without a reload, and nothing moves under the finger', async () => {
  const { page } = await desk(olive)
  const send = (name: string) => page.request.post('/api/contact', { data: automatic(name) })
  await send('Robin Road')
  await page.getByRole('link', { name: 'Set aside 1' }).click()
  const list = page.getByRole('region', { name: 'Set aside as automatic' })
  const names = () => list.locator('li b').allInnerTexts()
  await expect.poll(names).toEqual(['Robin Road'])

  await send('Sage Slope')
  await page.getByRole('link', { name: 'Set aside 2' }).waitFor()
  expect(await names()).toEqual(['Robin Road'])
  await list.getByRole('button', { name: 'Show 1 more, set aside just now' }).click()
  expect(await names()).toEqual(['Sage Slope', 'Robin Road'])

  const colleague = await desk(sam)
  await colleague.page.goto('/admin/contacts?view=set-aside')
  await colleague.page.getByRole('button', { name: 'Release Sage Slope' }).click()
  await expect.poll(names).toEqual(['Robin Road'])
  await page.getByRole('link', { name: 'Set aside 1' }).waitFor()

  await colleague.page.getByRole('button', { name: 'Release Robin Road' }).click()
  await page.getByText('Nothing is set aside').waitFor()
  await send('Tess Trail')
  await expect.poll(names).toEqual(['Tess Trail'])
})
