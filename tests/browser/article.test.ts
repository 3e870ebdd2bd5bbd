import { expect, test } from 'vitest'
import { sharedProduct } from './fixtures.ts'
import { desktop, phone } from './visitor.ts'

const { visitor } = sharedProduct()

for (const path of ['/how-to-build-in-vail', '/careers', '/buscando-trabajo'])
  test(`${path} has a text column of readable width with the table of contents beside it`, async () => {
    const { page, open } = await visitor(desktop)
    await open(path)
    const body = await page.locator('#article-body').boundingBox()
    const contents = await page.locator('nav.table-of-contents').boundingBox()
    expect(body?.width).toBeGreaterThan(520)
    expect(body?.width).toBeLessThan(800)
    expect(contents?.x).toBeGreaterThan((body?.x ?? 0) + (body?.width ?? 0))
  })

test('on a phone the table of contents is above the text', async () => {
  const { page, open } = await visitor(phone)
  await open('/how-to-build-in-vail')
  const body = await page.locator('#article-body').boundingBox()
  const contents = await page.locator('nav.table-of-contents').boundingBox()
  expect((contents?.y ?? 0) + (contents?.height ?? 0)).toBeLessThanOrEqual(body?.y ?? 0)
  expect(body?.width).toBeGreaterThan(300)
})
