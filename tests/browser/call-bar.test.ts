import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openJobs } from '../open-jobs.ts'
import { atWork } from './estimate-form.ts'
import { sharedProduct } from './fixtures.ts'
import { phone } from './visitor.ts'

const { visitor } = sharedProduct()

const bar = (page: Page) => page.getByRole('navigation', { name: 'Call or ask' })

test('the call bar is 56 px high, and leads to the page’s own form where there is one', async () => {
  const { page, open } = await visitor(phone)
  await page.clock.setFixedTime(atWork)
  await open('/siding-breckenridge-colorado')
  expect((await bar(page).boundingBox())?.height).toBe(56)
  const links = () =>
    bar(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(await links()).toEqual([expect.stringMatching(/^tel:\+1\d{10}$/), '#estimate'])
  await open('/projects')
  expect(await links()).toEqual([
    expect.stringMatching(/^tel:/),
    '/contact?from=%2Fprojects#estimate',
  ])
  await open('/es/roofing')
  const spanish = page.getByRole('navigation', { name: 'Llamar o preguntar' }).getByRole('link')
  expect(await spanish.allTextContents()).toEqual([
    'Llamar',
    '¿No espera?Qué hacer ya',
    'Cotización',
  ])
  expect(await spanish.last().getAttribute('href')).toBe('#estimate')
  await open('/vail-colorado')
  await bar(page).getByRole('link', { name: 'Receive Your Estimate' }).click()
  // Its first field is in the window; the radio buttons need no keyboard.
  const field = page.locator('#estimate').getByLabel('Fix and improve')
  await expect.poll(async () => (await field.boundingBox())?.y).toBeLessThan(450)
})

test('on pages with jobs the call bar leads to applying', async () => {
  const { page, open } = await visitor(phone)
  await page.clock.setFixedTime(atWork)
  for (const [path, name, text, href] of [
    ...openJobs.map((slug) => [`/careers/${slug}`, 'Call or apply', 'Apply', '#apply'] as const),
    ['/careers', 'Call or apply', 'Apply', '#openings'],
    ['/buscando-trabajo', 'Llamar o solicitar empleo', 'Solicitar', '#openings'],
  ] as const) {
    await open(path)
    const links = page.getByRole('navigation', { name }).getByRole('link')
    expect([path, await links.allTextContents()]).toEqual([path, [expect.any(String), text]])
    expect(await links.last().getAttribute('href')).toBe(href)
    await links.last().click()
    if (openJobs.length === 0) continue
    const onForm = href === '#apply'
    const apply = onForm
      ? page.getByLabel('Your name')
      : page.locator('#openings').getByText(/^(Apply now|Solicitar)/)
    await expect
      .poll(async () => (await apply.first().boundingBox())?.y)
      .toBeLessThan(onForm ? 740 : 3000)
  }
})

test('the call bar hides while the form, a focused field or the menu is visible', async () => {
  const { page, open } = await visitor(phone)
  await open('/roofing')
  await bar(page).getByRole('link', { name: 'Receive Your Estimate' }).click()
  await bar(page).waitFor({ state: 'hidden' })
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await bar(page).waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await bar(page).waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await bar(page).waitFor()

  await open('/building-guide')
  await bar(page).waitFor()
  await page.locator('.sign-up [name=email]').focus()
  await bar(page).waitFor({ state: 'hidden' })
})

test('the call bar covers nothing at the end of a page', async () => {
  const { page, open } = await visitor(phone)
  await open('/projects')
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const legal = await page.locator('.footer-bottom').boundingBox()
  const barTop = (await bar(page).boundingBox())?.y ?? 0
  expect((legal?.y ?? Infinity) + (legal?.height ?? 0)).toBeLessThanOrEqual(barTop)
})
