import { expect } from 'vitest'
import { faultsByAxe } from './axe.ts'
import { looks } from './looks.ts'
import { deviceOf, ownRequests, pdf } from './own-request.ts'

const { atOwnRequest } = ownRequests()

looks.each([375, 1280])('axe finds nothing on any of these pages, at %i px', async (width) => {
  for (const from of ['/roofing-vail-colorado', '/buscando-trabajo']) {
    const { page } = await atOwnRequest(deviceOf(width), { page: from })
    const send = page.locator('form').last().locator('button')
    expect(await faultsByAxe(page)).toEqual([])
    await page.locator('summary').click()
    expect(await faultsByAxe(page)).toEqual([])
    await page.locator('[name=phone]').fill('55')
    await send.click()
    await page.getByRole('alert').waitFor()
    expect(await faultsByAxe(page)).toEqual([])
    await page.locator('[name=phone]').fill('970-555-0199')
    await send.click()
    await page.getByRole('status').waitFor()
    const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf }
    await page.locator('[type=file]').setInputFiles(file)
    await page.locator('form').first().locator('button').click()
    await page.locator('.files').waitFor()
    expect(await faultsByAxe(page)).toEqual([])
    await page.getByRole('main').getByRole('link').last().click()
    await page.locator('.danger').waitFor()
    expect(await faultsByAxe(page)).toEqual([])
    await page.locator('.danger').click()
    await page.getByRole('heading', { level: 1, name: /is erased|está borrada/ }).waitFor()
    expect(await faultsByAxe(page)).toEqual([])
    await page.goto('/api/request?token=forged')
    expect(await faultsByAxe(page)).toEqual([])
  }
})
