import { expect } from 'vitest'
import { sharedProduct } from './fixtures.ts'
import { atBothWidths, onPhone } from './widths.ts'

const { visitor } = sharedProduct()

atBothWidths('Home page', async (device) => {
  const { page, errors, open } = await visitor(device)
  await open('/')
  const main = page.getByRole('main')
  const headline = main.getByRole('heading', { level: 1 })
  expect(await headline.innerText()).toMatch(
    /^Colorado['’]s Most Reliable Construction and Property Experts$/,
  )
  expect(await main.getByRole('link', { name: 'Request a Consultation' }).first().isVisible()).toBe(
    true,
  )

  const about = main.locator('#about')
  expect(await about.getByRole('img').count()).toBe(1)
  expect(await about.textContent()).toContain('A++')
  expect(
    await about.locator('li a').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
  ).toEqual([
    '/remodels-and-renovations',
    '/equipment-rentals',
    '/home-inspections',
    '/property-management',
  ])
  for (const section of ['build', 'rent', 'service', 'towns', 'premium'])
    expect(await main.locator(`#${section} h2`).isVisible()).toBe(true)

  expect(await main.locator('#testimonials figure').count()).toBe(3)
  const contact = main.locator('#contact')
  expect(await contact.locator('form').isVisible()).toBe(true)
  expect(await contact.textContent()).toMatch(/Edwards, CO 81632[\s\S]*PO Box/)
  expect(await contact.locator('#map').isVisible()).toBe(true)
  expect(await main.locator('.closing a.button').isVisible()).toBe(true)
  expect(errors).toEqual([])
})

atBothWidths('Contact page /contact', async (device) => {
  const { page, errors, open } = await visitor(device)
  await open('/contact')
  const main = page.getByRole('main')
  const headline = main.getByRole('heading', { level: 1, name: 'Let’s start building for you.' })
  const [red = 255, green = 255, blue = 255] = await headline.evaluate((element) => {
    const behind = element.closest('.hero, .page-header')
    return (behind ? getComputedStyle(behind).backgroundColor : '').match(/\d+/g)?.map(Number) ?? []
  })
  expect(Math.max(red, green, blue)).toBeLessThan(80)
  const words = await main.innerText()
  expect(words).toMatch(/\d+ Edwards Village Boulevard, Edwards, CO/)
  expect(words).toMatch(/PO Box \d+, Edwards/)
  expect(await main.locator('.facts a[href^="tel:"]').count()).toBe(2)
  expect(await main.locator('.facts a[href^="mailto:"]').count()).toBe(1)
  expect(words).toMatch(/Monday–Saturday, 8:00 AM–6:00 PM/)
  expect(await main.locator('.social a').count()).toBe(3)
  const form = main.locator('#estimate')
  await form.getByRole('heading', { name: 'Receive Your Consultation Today' }).waitFor()
  expect(await form.locator('.callout').innerText()).toMatch(/discount/i)
  expect(await main.locator('#map').isVisible()).toBe(true)
  expect(errors).toEqual([])
})

onPhone(
  'One answer is open at a time, and clicking the open item closes it. It also emits FAQ structured data',
  async (device) => {
    const { page, open } = await visitor(device)
    await open('/roofing-breckenridge-colorado')
    const questions = page.locator('#faq details')
    const openOnes = () =>
      questions.evaluateAll((all) =>
        all.flatMap((each, index) => (each.hasAttribute('open') ? index : [])),
      )
    expect(await questions.count()).toBeGreaterThan(2)
    for (const index of [0, 2, 1]) {
      await questions.nth(index).locator('summary').click()
      await expect.poll(openOnes).toEqual([index])
    }
    await questions.nth(1).locator('summary').click()
    await expect.poll(openOnes).toEqual([])
    const asked = await questions.locator('summary').allInnerTexts()
    const data = await page.locator('script[type="application/ld+json"]').innerText()
    const nodes: { '@type': string; mainEntity?: { name: string }[] }[] = JSON.parse(data)['@graph']
    // Answers with figures that nobody has checked are on the page only.
    const inData = nodes.find((node) => node['@type'] === 'FAQPage')?.mainEntity ?? []
    expect(inData.length).toBeGreaterThan(1)
    for (const { name } of inData) expect(asked).toContain(name)
  },
)

onPhone(
  'Shows 404 and ‘Page Not Found’, with buttons to Homepage and Contact Us. It is marked noindex and reads the current path',
  async (device) => {
    const { page, errors, open } = await visitor(device)
    await open('/decks/no-such-page')
    const main = page.getByRole('main')
    await main.getByText('404', { exact: true }).waitFor()
    await main.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor()
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    const suggested = () =>
      main
        .locator('.town-links')
        .first()
        .locator('a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const towns = ['vail', 'edwards', 'eagle', 'avon', 'beaver-creek', 'aspen']
    await expect.poll(suggested).toEqual(towns.map((town) => `/decks-${town}-colorado`))
    expect(await main.getByText('Browse Our Services').count()).toBe(0)

    await open('/no/such/page')
    await expect
      .poll(suggested)
      .toEqual(towns.slice(0, 3).map((town) => `/concrete-${town}-colorado`))
    await main.getByText('Browse Our Services').waitFor()
    expect(errors).toEqual([])
    await main.getByRole('link', { name: 'Contact Us' }).click()
    await page.waitForURL('**/contact')
    await page.goBack()
    await main.getByRole('link', { name: 'Homepage' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  },
)

onPhone(
  'An embedded map iframe from an external maps service, queried by address; it loads on click only',
  async (device) => {
    const { page, errors, open } = await visitor(device)
    const asked: string[] = []
    await page.context().route(/google\.com/, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' })
    })
    await open('/contact')
    await page.locator('#map').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    expect(errors).toEqual([])
    await page.getByRole('link', { name: 'Open the map' }).click()
    await page.frameLocator('#map iframe').getByText('A map').waitFor()
    expect(asked).toHaveLength(1)
    expect(new URL(asked[0] ?? '').searchParams.get('q')).toContain('Edwards')
  },
)
