import { expect } from 'vitest'
import { axeViolations } from './axe.ts'
import { appearanceTest } from './fixtures.ts'
import { deviceOf, requestPages, pdf } from './request-page.ts'

const { atOwnRequest } = requestPages()

// Languages differ in text and widths in layout, so one width is checked per language.
appearanceTest.each([
  [375, '/buscando-trabajo'],
  [1280, '/roofing-vail-colorado'],
] as const)(
  'axe finds no violations on the request’s pages, at %i px, after a request from %s',
  async (width, from) => {
    const { page } = await atOwnRequest(deviceOf(width), { page: from })
    const send = page.locator('main form').last().locator('button')
    expect(await axeViolations(page)).toEqual([])
    await page.locator('main summary').click()
    expect(await axeViolations(page)).toEqual([])
    await page.locator('[name=phone]').fill('55')
    await send.click()
    await page.getByRole('alert').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.locator('[name=phone]').fill('970-555-0199')
    await send.click()
    await page.getByRole('status').waitFor()
    const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf }
    await page.locator('[type=file]').setInputFiles(file)
    await page.locator('main form').first().locator('button').click()
    await page.locator('.files').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('main').getByRole('link').last().click()
    await page.locator('.danger').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.locator('.danger').click()
    await page.getByRole('heading', { level: 1, name: /is erased|está borrada/ }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.goto('/api/request?token=forged')
    expect(await axeViolations(page)).toEqual([])
  },
)
