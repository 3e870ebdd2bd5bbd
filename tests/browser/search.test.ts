import { expect, test } from 'vitest'
import { axeViolations } from './axe.ts'
import { sharedProduct } from './fixtures.ts'
import { desktop, phone } from './visitor.ts'

const { visitor } = sharedProduct()

for (const [width, device] of [
  [1280, desktop],
  [375, phone],
] as const)
  test(`a search finds the page about its words and shows its kind with the words marked, at ${width} px`, async () => {
    const { page, errors, open } = await visitor(device)
    await open('/')
    await page.getByRole('link', { name: 'Search' }).click()
    await page.waitForURL('**/search')
    await page.getByLabel('What are you looking for?').fill('hazard maps vail')
    await page.keyboard.press('Enter')
    const first = page.locator('.search-results li').first()
    await first.getByText('Guide').waitFor()
    expect(await first.getByRole('link').innerText()).toMatch(/Vail/)
    expect(await first.locator('mark').count()).toBeGreaterThan(0)
    await page.waitForURL('**/search?q=hazard+maps+vail')
    expect(await axeViolations(page)).toEqual([])
    expect(errors).toEqual([])
  })

test('a search works without JavaScript, and an empty result says what to try', async () => {
  const { page, open } = await visitor({ ...phone, javaScriptEnabled: false })
  await open('/search?q=standing%20seam')
  await page.getByText(/pages for “standing seam”/).waitFor()
  await page.getByLabel('What are you looking for?').fill('zeppelin')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByText('Nothing here has “zeppelin”').waitFor()
})
