import { expect, test } from 'vitest'
import { atWork, fillEstimateForm, recordRequests, sendButton } from './estimate-form.ts'
import { sharedProduct } from './fixtures.ts'
import { requestedReactScripts } from './page-checks.ts'
import { desktop } from './visitor.ts'
import { onPhone } from './widths.ts'

const { visitor } = sharedProduct()

onPhone(
  'a link from a town’s page to /contact passes on the town, the trade and the page',
  async (device) => {
    const { page, errors, open } = await visitor(device)
    await open('/roofing-breckenridge-colorado')
    await page.getByRole('link', { name: 'Get a Free Estimate' }).click()
    await page.waitForURL('**/contact?*')
    const form = page.locator('#estimate')
    const trade = form.getByLabel('What kind?')
    await expect.poll(() => trade.inputValue()).toBe('roofing')
    expect(await form.getByLabel('Town or address').inputValue()).toBe('Breckenridge')

    // The visitor’s own choice wins over the URL.
    await trade.selectOption('siding')
    await page.reload()
    await expect.poll(() => trade.inputValue()).toBe('siding')
    await trade.selectOption('roofing')

    await form.getByLabel('Name').fill('June Harrow')
    await form.getByLabel('Email').fill('june@example.com')
    await form.getByLabel('Phone').fill('970-555-0123')
    const sent = recordRequests(page)
    await sendButton(form).click()
    await form.getByRole('heading', { name: 'Thank you!' }).waitFor()
    expect(sent[0]?.body).toMatchObject({
      serviceType: 'home-services',
      service: 'Roofing',
      town: 'Breckenridge',
      askedFrom: '/roofing-breckenridge-colorado',
      services: expect.arrayContaining(['roofing']),
      page: '/contact',
    })
    await form.getByRole('link', { name: 'Back to where you were' }).click()
    await page.waitForURL('**/roofing-breckenridge-colorado')
    expect(errors).toEqual([])
  },
)

test('after a request from the list of projects, the thank-you panel links back to it', async () => {
  const { page, errors, open } = await visitor(desktop)
  const scripts = requestedReactScripts(page)
  await open('/projects')
  await page.getByRole('banner').getByRole('link', { name: 'Receive Your Estimate' }).click()
  await page.waitForURL('**/contact?from=*')
  await page.waitForLoadState('networkidle')
  // Nothing is filled in, so the form waits for the first interaction.
  expect(scripts).toEqual([])
  const form = await fillEstimateForm(page)
  const sent = recordRequests(page)
  await sendButton(form).click()
  const back = page.locator('#estimate').getByRole('link', { name: 'Back to where you were' })
  expect(await back.getAttribute('href')).toBe('/projects')
  expect(sent[0]?.body).toMatchObject({ askedFrom: '/projects' })
  expect(errors).toEqual([])
})

test('unknown values in the URL leave the form empty', async () => {
  const { page, errors, open } = await visitor(desktop)
  await open('/contact?town=atlantis&service=alchemy&from=//evil.example')
  const form = page.locator('#estimate')
  await page.locator('#estimate [data-hydrated]').waitFor()
  expect(await form.getByLabel('Service type').inputValue()).toBe('')
  expect(await form.getByLabel('Town or address').inputValue()).toBe('')
  expect(errors).toEqual([])
})

test('the service type list names trades, so roofing is not “Home Services”', async () => {
  const { page, open } = await visitor(desktop)
  await open('/contact')
  const options = await page
    .locator('#estimate')
    .getByLabel('Service type')
    .locator('optgroup[label="Fix and improve"] option')
    .allInnerTexts()
  expect(options).toEqual(expect.arrayContaining(['Roofing', 'Plumbing', 'Electrical', 'Painting']))
})

test('the short form asks four questions, in browsers before 2023 too', async () => {
  const { page, open } = await visitor(desktop)
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  await open('/contact-optimized')
  await fillEstimateForm(page)
  await page.locator('#estimate [data-hydrated]').waitFor()
  const asked = await page
    .locator('#estimate .field :is(input, select)')
    .evaluateAll((all) => all.map((each) => each.getAttribute('name') ?? ''))
  expect(asked.filter((name) => name !== '')).toEqual(['serviceType', 'name', 'phone', 'email'])
})

test('beside the form is the number for emergencies such as water or no heat, and when it is answered', async () => {
  const { page, open } = await visitor(desktop)
  await page.clock.setFixedTime(atWork)
  for (const path of ['/contact', '/roofing-vail-colorado', '/home-services']) {
    await open(path)
    const line = page.locator('#estimate .urgent')
    expect(await line.innerText()).toMatch(/Mon–Sat 8–6/)
    expect(await line.getByRole('link').first().getAttribute('href')).toMatch(/^tel:\+1970/)
    expect(await line.getByRole('link').last().getAttribute('href')).toBe(
      '/contact#water-coming-in-or-no-heat',
    )
  }
  await open('/custom-luxury-homes')
  expect(await page.locator('#estimate .urgent').count()).toBe(0)
})

test('beside a form about a machine is the number of the yard, for a machine tomorrow', async () => {
  const { page, open } = await visitor(desktop)
  await page.clock.setFixedTime(atWork)
  await open('/forklifts')
  const line = page.locator('#estimate .urgent')
  expect(await line.innerText()).toMatch(/Need it tomorrow\?.* 970-555-0167, Mon–Sat 8–6/)
})

test('the header links to the form of the page where there is one, otherwise to the contact page', async () => {
  const { page, open } = await visitor(desktop)
  const target = () =>
    page
      .getByRole('banner')
      .getByRole('link', { name: 'Receive Your Estimate' })
      .getAttribute('href')
  await open('/roofing')
  expect(await target()).toBe('#estimate')
  await open('/about')
  expect(await target()).toBe('/contact?from=%2Fabout')
  await open('/contact')
  expect(await target()).toBe('#estimate')
  await open('/no/such/page')
  expect(await target()).toBe('/contact')
  await open('/vail-colorado')
  expect(await target()).toBe('#estimate')
  await open('/projects/restaurant-edwards')
  expect(await target()).toBe(
    '/contact?town=edwards&service=commercial&from=%2Fprojects%2Frestaurant-edwards',
  )
})

test('a page’s own buttons lead to its form, or to the contact page with the page', async () => {
  const { page, open } = await visitor(desktop)
  const targets = () =>
    page
      .locator('main')
      .getByRole('link', { name: /Request a Consultation|Receive Your|Ask us/ })
      .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')))])
  await open('/')
  expect(await targets()).toEqual(['#estimate'])
  await open('/services')
  expect(await targets()).toEqual(['/contact?from=%2Fservices'])
  await open('/about')
  expect(await targets()).toEqual(['/contact?from=%2Fabout'])
})

test('on wide windows the main part of long pages has an action at least every 3,500 px', async () => {
  const { page, open } = await visitor(desktop)
  for (const path of ['/', '/services', '/about']) {
    await open(path)
    const longest = await page.locator('main').evaluate((main) => {
      const actions = main.querySelectorAll('a[href^="/contact"], a[href="#estimate"], #estimate')
      const tops = [...actions].map((action) => action.getBoundingClientRect().top)
      const all = [0, ...tops, main.getBoundingClientRect().bottom].toSorted((a, b) => a - b)
      return Math.max(...all.slice(1).map((top, index) => top - (all[index] ?? 0)))
    })
    expect(longest, path).toBeLessThan(3500)
  }
})
