import { expect, test } from 'vitest'
import { sharedProduct } from './fixtures.ts'
import { desktop } from './visitor.ts'

const { visitor } = sharedProduct()

test('a printed page has the text and the firm’s address in black, without navigation', async () => {
  const { page, open } = await visitor(desktop)
  await open('/how-to-build-in-vail')
  await page.emulateMedia({ media: 'print' })
  for (const words of ['Read next', 'Areas served', 'Have a site, a plan or a leak?'])
    expect(await page.getByText(words).first().isVisible()).toBe(false)
  await page.getByRole('heading', { name: 'Asked about this' }).waitFor()
  const address = page.locator('.footer address')
  expect(await address.innerText()).toContain('Edwards, CO')
  expect(await address.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)')
})
