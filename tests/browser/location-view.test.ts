import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sharedProduct } from './fixtures.ts'
import { desktop } from './visitor.ts'
import { atBothWidths, onPhone } from './widths.ts'

const { visitor } = sharedProduct()

const catchAll = z.object({
  types: z.array(
    z.object({ slug: z.string(), copy: z.object({ benefits: z.array(z.unknown()) }) }),
  ),
})

/** A location that is not prerendered, as the service answers it. */
async function served(page: Page, serviceType: string): Promise<void> {
  await page.unrouteAll()
  await page.route('**/api/location-services/*', (route) =>
    route.fulfill({
      json: {
        success: true,
        locationService: {
          slug: `${serviceType}-leadville-colorado`,
          title: 'In Leadville',
          serviceType,
          city: 'Leadville',
          county: 'Lake County',
          metaDescription: 'Ten thousand feet up.',
          faqs: [{ question: 'How high?', answer: 'Very.' }],
        },
      },
    }),
  )
  await page.goto(`/${serviceType}-leadville-colorado`)
  await page.getByRole('heading', { level: 1, name: /in Leadville, Lake County$/ }).waitFor()
}

atBothWidths(
  'On success it shows a hero with a badge, the title, a ‘Get a Free Estimate’ button to /contact, an anchor ‘Explore Our Services’, and four stats; three benefits, the 42+ years badge, a form and the questions',
  async (device) => {
    const { page } = await visitor(device)
    await served(page, 'roofing')
    const main = page.getByRole('main')
    expect(await main.locator('.hero .overline').isVisible()).toBe(true)
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe(
      'Roofing Services in Leadville, Lake County',
    )
    const estimate = main.getByRole('link', { name: 'Get a Free Estimate' })
    expect(await estimate.getAttribute('href')).toMatch(/^\/contact\?service=roofing&from=/)
    await main.getByRole('link', { name: 'Explore Our Services' }).click()
    await page.waitForURL('**#services')
    expect(await main.locator('.stats').first().locator('dd').count()).toBe(4)
    expect(await main.locator('#services li').count()).toBe(3)
    expect(await main.locator('.years-in-business').innerText()).toMatch(/^\d\d\+ years/)
    expect(await main.locator('#estimate form').isVisible()).toBe(true)
    await main
      .getByRole('heading', {
        name: 'Frequently Asked Questions About Roofing in Leadville, Lake County',
      })
      .waitFor()
  },
)

onPhone(
  'For property-management and vacation-rental-management it shows a comparison table and a ‘What we offer’ grid; the owner fee is 20–25% against four named competitors',
  async (device) => {
    const { page } = await visitor(device)
    for (const serviceType of ['property-management', 'vacation-rental-management']) {
      await served(page, serviceType)
      await page.getByRole('heading', { name: 'What we offer' }).waitFor()
      const table = page.locator('table.comparison')
      const fee = table.getByRole('row').filter({ hasText: /fee/i })
      const cells = await fee.getByRole('cell').allInnerTexts()
      expect(cells.map((cell) => cell.trim().toLowerCase().replaceAll(' ', ''))).toEqual([
        '20–25%',
        '25–35%',
        '25–35%',
        '10%',
        'custom',
      ])
      expect(await page.getByText('less spent on maintenance').count()).toBe(0)
    }
  },
)

onPhone(
  'Other service types show a differentiators section with stats of 10–25% annual maintenance savings and 80%+ value increase over 5 years',
  async (device) => {
    const { page } = await visitor(device)
    await served(page, 'siding')
    const section = page.locator('section', { hasText: 'What we do differently' })
    expect(await section.locator('dd').allInnerTexts()).toEqual([
      expect.stringMatching(/^10–25\s?%$/),
      expect.stringMatching(/^80\s?%\+$/),
    ])
    expect(await page.getByRole('heading', { name: 'What we offer' }).count()).toBe(0)
  },
)

test('Preset copy exists for nine service types, and unknown types fall back to home-services', async () => {
  const { page } = await visitor(desktop)
  const loaded = page.waitForResponse(/\/catch-all[^/]*\.json$/)
  const copyOf = async (serviceType: string) => {
    await served(page, serviceType)
    return page.locator('#services').innerText()
  }
  const unknown = await copyOf('masonry')
  expect(await copyOf('home-services')).toBe(unknown)
  expect(await copyOf('roofing')).not.toBe(unknown)
  // All other types use the copy of this one.
  const { types } = catchAll.parse(await (await page.request.get((await loaded).url())).json())
  const benefitsOf = (type: string) => types.find(({ slug }) => slug === type)?.copy.benefits
  for (const type of [
    'roofing',
    'siding',
    'excavation',
    'decks-and-patios',
    'kitchen-remodeling',
    'concrete',
    'home-inspections',
    'property-management',
  ]) {
    expect(benefitsOf(type), type).toHaveLength(3)
    expect(benefitsOf(type), type).not.toEqual(benefitsOf('home-services'))
  }
})

test('A bare name shows the generic service page instead, and asks the service nothing', async () => {
  const { page } = await visitor(desktop)
  const asked: string[] = []
  await page.route('**/api/location-services/*', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  for (const [name, title] of [
    ['concrete', /Concrete/],
    ['roofing', /Roofing/],
    ['siding', /Siding/],
    ['excavation', /Excavation/],
    ['decks-and-patios', /Deck/],
    ['kitchens', /Kitchen/],
    ['home-inspections', /Home Inspection/],
  ] as const) {
    await page.goto(`/services/${name}`)
    await page.getByRole('heading', { name: 'Receive Your Free Estimate Today' }).waitFor()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await page.getByRole('main').innerText()).not.toContain('{')
  }
  expect(asked).toEqual([])
})

test('the roofing Vail page has its own view, and all others share one', async () => {
  const { page, open } = await visitor(desktop)
  await open('/roofing-vail-colorado')
  const own = await page.getByRole('main').locator('h2').allInnerTexts()
  await open('/roofing-avon-colorado')
  const shared = await page.getByRole('main').locator('h2').allInnerTexts()
  await open('/siding-avon-colorado')
  const another = await page.getByRole('main').locator('h2').allInnerTexts()
  const shape = (titles: string[]) => titles.length
  expect(own.some((title) => !shared.includes(title.replaceAll('Vail', 'Avon')))).toBe(true)
  expect(Math.abs(shape(shared) - shape(another))).toBeLessThanOrEqual(2)
})
