import { expect, test } from 'vitest'
import { sharedProduct } from './fixtures.ts'
import { unlistedLocation } from './unlisted-location.ts'
import { desktop, phone } from './visitor.ts'

const { origin, visitor } = sharedProduct()

const status = async (path: string) => (await fetch(origin + path)).status

for (const [width, device] of [
  [1280, desktop],
  [375, phone],
] as const) {
  test(`a slug that the service knows shows the location detail page, at ${width} px`, async () => {
    expect(await status('/services/roofing-vail')).toBe(200)
    const { page, errors } = await visitor(device)
    await page.route('**/api/location-services/*', async (route) => {
      await page.getByText('Loading location service information...').waitFor()
      await route.continue()
    })
    await page.goto('/services/roofing-vail')
    await page
      .getByRole('heading', { level: 1, name: 'Roofing Services in Vail, Eagle County' })
      .waitFor()
    await expect
      .poll(() => page.title())
      .toBe('Roofing Services | Vail, Eagle, Pitkin & Summit County | Highpine')
    const main = page.getByRole('main')
    expect(
      await main.getByRole('link', { name: 'Get a Free Estimate' }).getAttribute('href'),
    ).toMatch(/^\/contact\?service=roofing&from=/)
    expect(
      await main.getByRole('link', { name: 'Explore Our Services' }).getAttribute('href'),
    ).toBe('#services')
    expect(await main.locator('.stats').first().locator('dd').count()).toBe(4)
    expect(await main.locator('#services li').count()).toBe(3)
    expect(await main.locator('.years-in-business').innerText()).toMatch(/^\d+\+ years/)
    await main
      .getByRole('heading', {
        name: 'Frequently Asked Questions About Roofing in Vail, Eagle County',
      })
      .waitFor()
    expect(await main.innerText()).not.toContain('{')
    const content = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
    expect((await content('description'))?.length).toBeGreaterThan(100)
    expect(await content('keywords')).toContain('Roofing near Vail')
    expect(await content('og:title')).toBe(await page.title())
    expect(await content('og:url')).toMatch(/\/roofing-vail-colorado$/)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      await content('og:url'),
    )
    const data = JSON.parse(
      await page.locator('script[type="application/ld+json"]').innerHTML(),
    ) as { '@graph': { '@type': string; mainEntity?: unknown[] }[] }
    expect(data['@graph'].map((node) => node['@type'])).toEqual([
      'GeneralContractor',
      'BreadcrumbList',
      'Service',
      'FAQPage',
    ])
    expect(data['@graph'][3]?.mainEntity?.length).toBe(await main.locator('#faq summary').count())
    expect(errors).toEqual([])
  })

  test(`an unknown town shows the generic service page, at ${width} px`, async () => {
    expect(await status('/roofing-leadville-colorado')).toBe(404)
    const { page } = await visitor(device)
    await page.goto('/roofing-leadville-colorado')
    await page.getByRole('heading', { level: 1, name: 'Roofing Services' }).waitFor()
    await expect.poll(() => page.title()).toBe('Roofing Services | Highpine')
    await page.getByRole('link', { name: 'Breckenridge' }).first().waitFor()
    await page.getByRole('heading', { name: 'Receive Your Free Estimate Today' }).waitFor()
  })

  test(`a slug without a hyphen leads to all services after 100 ms, at ${width} px`, async () => {
    const { page } = await visitor(device)
    await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') })
    await page.clock.pauseAt(new Date('2026-11-21T12:00:01Z'))
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.goto('/services/rooofing')
    await page.getByText('Finding the right service for you...').waitFor()
    await page.clock.runFor(100)
    await page.waitForURL('**/services')
    expect(logged).toContain('Invalid location service slug')
  })
}

test('vacation rentals in a town are shown under their own name, with the comparison', async () => {
  const { page } = await visitor(desktop)
  await page.goto('/services/vacation-rental-management-vail')
  await page
    .getByRole('heading', {
      level: 1,
      name: 'Vacation Rental Management Services in Vail, Eagle County',
    })
    .waitFor()
  await page.getByRole('heading', { name: 'What we offer' }).waitFor()
})

test('a bare offering, a name that is no service and a path below a service never say “404” of another kind first', async () => {
  const html = async (path: string) => (await fetch(origin + path)).text()
  const titleOf = (page: string) => /<title>([^<]*)/.exec(page)?.[1]
  expect(titleOf(await html('/services/kitchens'))).toBe('Kitchen Remodeling')
  expect(titleOf(await html('/services/foo'))).not.toContain('Not Found')
  const below = await html('/roofing/nowhere')
  expect(below).toContain('href="/roofing-vail-colorado">Roofing Vail Colorado')
  expect(below).not.toContain('Concrete Vail Colorado')
  const { page } = await visitor(desktop)
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(message.text()))
  await page.goto('/roofing/nowhere')
  await page.locator('[data-island=CatchAll][data-hydrated]').waitFor()
  await page.getByRole('link', { name: 'Roofing Beaver Creek Colorado' }).waitFor()
  expect(warnings.filter((text) => /hydrat/i.test(text))).toEqual([])
})

test('an unsuccessful answer shows the generic page, and so does a network error', async () => {
  const { page } = await visitor(desktop)
  await page.route('**/api/location-services/*', (route) =>
    route.fulfill({ json: { success: false } }),
  )
  await page.goto('/concrete-leadville-colorado')
  await page.getByRole('heading', { level: 1, name: 'Concrete Services' }).waitFor()
  await page.unroute('**/api/location-services/*')
  await page.route('**/api/location-services/*', (route) => route.abort())
  await page.goto('/siding-leadville-colorado')
  await page.getByRole('heading', { level: 1, name: 'Siding Services' }).waitFor()
})

test.each([
  ['a list', [{ question: 'How cold?', answer: 'Very.' }], ['How cold?']],
  ['JSON text', '[{"question":"How cold?","answer":"Very."}]', ['How cold?']],
  ['unreadable text, which is none', '[not JSON', []],
])('questions that arrive as %s', async (_, faqs, shown) => {
  const { page } = await visitor(desktop)
  await page.route('**/api/location-services/*', (route) =>
    route.fulfill({ json: unlistedLocation(faqs) }),
  )
  await page.goto('/masonry-leadville-colorado')
  // Unknown types fall back to home-services.
  await page
    .getByRole('heading', { level: 1, name: 'Home Services in Leadville, Lake County' })
    .waitFor()
  expect(await page.locator('#faq summary').allInnerTexts()).toEqual(shown)
})

test('an offering’s slug before a place shows that trade, without placeholders that only a town’s file fills in', async () => {
  const { page } = await visitor(desktop)
  for (const [path, title] of [
    ['/kitchens-avon-colorado', 'Kitchen Remodeling Services'],
    ['/residential-aspen-colorado', 'Residential Construction Services'],
    ['/roofing-leadville-colorado', 'Roofing Services'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await page.getByRole('main').innerText()).not.toContain('{')
  }
})

test('an unknown article’s page says so and links the closest ones', async () => {
  expect(await status('/how-to-bild-in-vail')).toBe(404)
  const { page } = await visitor(desktop)
  await page.goto('/how-to-bild-in-vail')
  await page.getByText('We can’t find that page').waitFor()
  const offered = page.getByRole('main').locator('.link-list a')
  expect(await offered.first().getAttribute('href')).toBe('/how-to-build-in-vail')
  expect(await offered.count()).toBe(4)
})

test('a path that cannot be decoded answers 404', async () => {
  const { page } = await visitor(desktop)
  expect((await page.goto('/50%-off'))?.status()).toBe(404)
  await page.getByText('We can’t find that page').waitFor()
  expect((await page.goto('/offers/%E0%A4%A'))?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor()
})
