import { expect, test } from 'vitest'
import { pricedGuides } from '../open-jobs.ts'
import { sharedProduct } from './fixtures.ts'
import { desktop, phone } from './visitor.ts'

const { visitor } = sharedProduct()

test('the rentals page starts with pictures of all machines and shows the yard’s phone number (S2.72)', async () => {
  const { page, open } = await visitor(desktop)
  await open('/equipment-rentals')
  const machines = page.locator('main section').first()
  expect(await machines.locator('li a').count()).toBe(8)
  expect(await machines.locator('li img').count()).toBe(8)
  const numbers = () => page.locator('main a[href^="tel:"]').evaluateAll(distinctHrefs)
  expect(await numbers()).toEqual(['tel:+19705550167'])
  await open('/forklifts')
  expect(await page.locator('main h2').first().innerText()).toMatch(/by the day, the week/)
  expect(await numbers()).toEqual(['tel:+19705550167'])
})

test('a project says what its client says, by role and place (S2.81)', async () => {
  const { page, open } = await visitor(desktop)
  await open('/projects/luxury-mountain-estate-beaver-creek')
  const quote = page.locator('figure:has(blockquote)').first()
  expect(await quote.locator('figcaption').textContent()).toBe('the owner, Beaver Creek')
})

test('the guides are filtered by topic (S2.73)', async () => {
  const { page, open } = await visitor(desktop)
  await open('/insider')
  const shown = page.locator('.listing > li').filter({ visible: true })
  const all = await shown.count()
  await page.getByLabel('Towns and land', { exact: true }).check()
  const towns = await shown.count()
  expect(towns).toBeGreaterThan(0)
  expect(towns).toBeLessThan(all)
  expect(await shown.filter({ hasText: 'How to Build in Vail' }).count()).toBe(1)
})

test('on a phone a comparison is cards that fit the width, and its figures are labeled (S2.74)', async () => {
  const { page, open } = await visitor(phone)
  await open('/property-management-vail-colorado')
  const table = page.locator('.table-scroll:has(.comparison)')
  const [width, content] = await table.evaluate((each) => [each.clientWidth, each.scrollWidth])
  expect(content).toBe(width)
  const labels = table.locator('tbody tr').first().locator('td')
  const named = await labels.evaluateAll((cells) =>
    cells.map((cell) => `${cell.getAttribute('data-label')}: ${cell.textContent}`),
  )
  expect(named).toContain('Highpine: 20–25%')
  expect(named).toContain('Listing-only service: 10%')
  await open('/how-to-read-a-concrete-bid')
  const cell = page.locator('.prose td[data-label="Cubic yards"]').first()
  const cards = await cell.evaluate((each) => [
    getComputedStyle(each).display,
    getComputedStyle(each, '::before').content,
  ])
  expect(cards).toEqual(['block', '"Cubic yards: "'])
})

test('pages that sell houses show pictures of houses, and a project links what such work costs (S2.75)', async () => {
  const { page, open } = await visitor(desktop)
  await open('/custom-luxury-homes')
  expect(await page.locator('main section').first().locator('.portfolio img').count()).toBe(2)
  await open('/projects/luxury-mountain-estate-beaver-creek')
  // Without a price range the guide is linked from nowhere.
  const links = pricedGuides.includes('custom-home') ? ['/costs/custom-home'] : []
  expect(
    await page
      .locator('.project-cost a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
  ).toEqual(links)
  await open('/projects/restaurant-edwards')
  expect(await page.locator('.project-cost').count()).toBe(0)
})

const distinctHrefs = (links: Element[]) => [
  ...new Set(links.map((link) => link.getAttribute('href'))),
]
