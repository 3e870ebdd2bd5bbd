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

test('the list of guides has six with pictures, then an index of all by topic without pictures (S2.73)', async () => {
  const { page, open } = await visitor(desktop)
  await open('/insider')
  expect(await page.locator('.listing > li').count()).toBe(6)
  const topics = page.locator('.topics > section')
  expect(await topics.locator('h2').allInnerTexts()).toContain('Towns and land')
  const towns = topics.filter({ has: page.getByRole('heading', { name: 'Towns and land' }) })
  expect(await towns.getByRole('link', { name: 'How to Build in Vail' }).count()).toBe(1)
  expect(await topics.locator('a').count()).toBeGreaterThan(40)
  expect(await topics.locator('img').count()).toBe(0)
})

test('jobs show their facts in a row over three lists, and a project’s caption stands beside its title', async () => {
  const { page, open } = await visitor(desktop)
  await open('/careers')
  for (const job of await page.locator('.job').all()) {
    const facts = await job.locator('.stats > div').all()
    const tops = await Promise.all(facts.map(async (fact) => (await fact.boundingBox())?.y))
    expect(new Set(tops).size).toBe(1)
    const lists = await job.locator('.job-lists > div').all()
    expect(lists).toHaveLength(3)
    const lefts = await Promise.all(lists.map(async (list) => (await list.boundingBox())?.x))
    expect(new Set(lefts).size).toBe(3)
  }
  await open('/projects/luxury-mountain-estate-beaver-creek')
  const drawing = page.locator('.project-drawing')
  const caption = await drawing.locator('figcaption').boundingBox()
  const picture = await drawing.locator('picture').boundingBox()
  expect(caption?.y).toBeLessThan(picture?.y ?? 0)
  expect(picture?.width).toBeGreaterThan(1100)
})

test('on a phone each row of a project’s weeks has the week beside what happened and what was decided', async () => {
  const { page, open } = await visitor(phone)
  await open('/projects/commercial-building-vail')
  const row = page.locator('.article .card-rows tbody tr').first()
  const boxes = await Promise.all(
    (await row.locator('td, th').all()).map(async (cell) => await cell.boundingBox()),
  )
  const [week, happened, decided] = boxes
  expect(week?.y).toBeCloseTo(happened?.y ?? 0, 0)
  expect(happened?.x).toBe(decided?.x)
  expect((await row.boundingBox())?.height).toBeLessThan(120)
})

test('the left edge is the same for every part of a location page', async () => {
  for (const device of [desktop, { viewport: { width: 1920, height: 900 } }]) {
    const { page, open } = await visitor(device)
    await open('/roofing-vail-colorado')
    const edges = await page
      .locator('main')
      .evaluate((main) =>
        [
          ...main.querySelectorAll(
            'h1, .wide > h2, .narrow h2, .breadcrumbs li:first-child, .stats',
          ),
        ].map((part) => Math.round(part.getBoundingClientRect().left)),
      )
    expect(edges.length).toBeGreaterThan(8)
    expect(new Set(edges).size).toBe(1)
  }
})

test('maps and pictures are dimmed on dark pages only', async () => {
  for (const [colorScheme, filter] of [
    ['dark', 'brightness(0.88)'],
    ['light', 'none'],
  ] as const) {
    const { page, open } = await visitor({ ...desktop, colorScheme })
    await open('/contact')
    const map = page.locator('.map img').first()
    expect(await map.evaluate((image) => getComputedStyle(image).filter)).toBe(filter)
  }
})

test('the fees of one town are on its page of the work, not on the general page', async () => {
  const { page, open } = await visitor(desktop)
  const fee = page.getByText('Building permit, Town of Breckenridge', { exact: false })
  await open('/roofing')
  expect(await fee.count()).toBe(0)
  await open('/roofing-breckenridge-colorado')
  expect(await fee.count()).toBe(1)
  await open('/roofing-vail-colorado')
  expect(await fee.count()).toBe(0)
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
  expect(await page.locator('main .portfolio img').count()).toBe(2)
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
