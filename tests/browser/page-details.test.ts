import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fillEstimateForm, openMore, rejectWith, sendButton } from './estimate-form.ts'
import { sharedProduct } from './fixtures.ts'
import { desktop, phone, waitForHydration } from './visitor.ts'

const { visitor } = sharedProduct()

test('a field’s error is shown beside it, without a notification', async () => {
  const { page, open } = await visitor(phone)
  await open('/contact')
  const form = await fillEstimateForm(page)
  const fields = { phone: 'Please check the number.' }
  await rejectWith(page, 400, { message: 'Please check the marked fields.', fields })
  await sendButton(form).click()
  await form.getByText(fields.phone).waitFor()
  expect(await page.locator('.toast').count()).toBe(0)
})

test('the project filter is in the URL and is set from it', async () => {
  const { page, open } = await visitor(desktop)
  await open('/projects')
  await page.getByLabel('Commercial', { exact: true }).check()
  await expect.poll(() => new URL(page.url()).search).toBe('?category=Commercial')
  await page.reload()
  await waitForHydration(page)
  await expect.poll(() => page.getByLabel('Commercial', { exact: true }).isChecked()).toBe(true)
  await page.getByLabel('All', { exact: true }).check()
  await expect.poll(() => new URL(page.url()).search).toBe('')
})

test('the list of projects is filtered by town, work and budget, all of them in the address', async () => {
  const { page, errors, open } = await visitor(desktop)
  await open('/projects')
  const shown = () => page.locator('.listing > li:visible h2').allInnerTexts()
  const all = await shown()
  expect(all.length).toBe(6)
  await page.getByLabel('Town').selectOption('Beaver Creek')
  await expect.poll(shown).toEqual(['Luxury mountain estate', 'Lodge and spa'])
  await page.getByLabel('Budget').selectOption('Over $10 million')
  await expect.poll(shown).toEqual(['Lodge and spa'])
  expect(new URL(page.url()).search).toBe('?town=beaver-creek&budget=over-10m')
  await page.getByLabel('Residential', { exact: true }).check()
  await expect.poll(shown).toEqual([])
  const none = page.getByText('We don’t have one like that to show you yet.')
  await none.waitFor()
  await page.reload()
  await waitForHydration(page)
  await none.waitFor()
  expect(await page.getByLabel('Town').inputValue()).toBe('beaver-creek')
  await page.getByRole('link', { name: 'Show all projects' }).click()
  await expect.poll(shown).toEqual(all)

  await open('/projects?service=subdivision-development&town=nowhere')
  await expect.poll(shown).toEqual(['Residential community'])
  await open('/projects/mountain-star-home-avon')
  await page.getByRole('navigation', { name: 'More projects' }).getByRole('link').last().click()
  await expect.poll(() => new URL(page.url()).search).toBe('?budget=3m-10m')
  await expect.poll(async () => (await shown()).length).toBe(3)
  expect(errors).toEqual([])
})

test('without scripts the list of projects has all of them, the categories, and links by town and by work', async () => {
  const { page, open } = await visitor({ ...phone, javaScriptEnabled: false })
  await open('/projects?town=avon')
  expect(await page.locator('.listing > li:visible').count()).toBe(6)
  await page.getByLabel('Subdivision', { exact: true }).check()
  expect(await page.locator('.listing > li:visible').count()).toBe(1)
  expect(await page.locator('.filter-by').isVisible()).toBe(false)
  const towns = page.getByRole('navigation', { name: 'Projects by town' })
  await towns.getByRole('link', { name: 'Avon' }).click()
  await page.getByRole('link', { name: 'Mountain Star home' }).first().waitFor()
})

test('the menu marks where a location page and a guide belong', async () => {
  const { page, open } = await visitor(desktop)
  const active = () => page.locator('.header-nav > ul > li > a[data-active]').allInnerTexts()
  await open('/roofing-breckenridge-colorado')
  expect(await active()).toEqual(['Services'])
  await open('/how-to-build-in-vail')
  expect(await active()).toEqual(['Insider'])
  await open('/about')
  expect(await active()).toEqual(['About'])
})

test('a draft sent in one tab is removed from another tab that has part of it', async () => {
  const { page, open } = await visitor(desktop)
  await open('/contact')
  await fillEstimateForm(page)
  await page.locator('#estimate [data-hydrated]').waitFor()
  const other = await page.context().newPage()
  await other.goto('/contact')
  await waitForHydration(other)
  const name = other.locator('#estimate').getByLabel('Name')
  await expect.poll(() => name.inputValue()).toBe('June Harrow')
  const form = page.locator('#estimate')
  await openMore(form)
  await form.getByLabel(/Tell us about the job/).fill('Two bathrooms.')
  await sendButton(form).click()
  await form.getByRole('heading', { name: 'Thank you!' }).waitFor()
  await expect.poll(() => name.inputValue()).toBe('')
})

test('advertised trades without their own page lead to their section of home services', async () => {
  const { page } = await visitor(desktop)
  for (const trade of ['hvac', 'plumbing', 'electrical', 'painting', 'flooring', 'landscaping']) {
    await page.goto(`/${trade}`)
    const { pathname, hash } = new URL(page.url())
    expect(pathname + hash).toBe(`/home-services#${trade}`)
    await page.locator(hash).waitFor()
  }
})

test('percent-encoded letters in an unknown slug are decoded in the heading', async () => {
  const { page, open } = await visitor(desktop)
  await open('/caf%C3%A9-plans')
  await page.getByRole('heading', { level: 1, name: 'Café Plans' }).waitFor()
})

test('the home page says why people hire us, and testimonials have initials', async () => {
  const { page, open } = await visitor(phone)
  await open('/')
  expect(await page.locator('#why-us li').count()).toBe(6)
  expect(await page.locator('.testimonials .initials').allTextContents()).toEqual([
    'MH',
    'DW',
    'RS',
  ])
})

test('the picture that the service names for a location is shown', async () => {
  const { page, open } = await visitor(desktop)
  const imageUrl = '/api/image/original/80/attached_assets/kitchens.svg'
  await page.route('**/api/location-services/*', (route) =>
    route.fulfill({
      json: {
        success: true,
        locationService: {
          slug: 'roofing-leadville-colorado',
          title: 'Roofing in Leadville',
          serviceType: 'roofing',
          city: 'Leadville',
          county: 'Lake County',
          metaDescription: 'Roofs.',
          imageUrl,
          faqs: [],
        },
      },
    }),
  )
  await open('/roofing-leadville-colorado')
  const picture = page.locator('.hero-picture img')
  await expect.poll(() => picture.getAttribute('src')).toBe(imageUrl)
})

test('neither a location that the service knows nor a trade in an unknown town is called missing, with JavaScript and without', async () => {
  const plain = await visitor({ ...desktop, javaScriptEnabled: false })
  await plain.page.goto('/siding-vail')
  await plain.page.getByRole('heading', { level: 1, name: /Siding.* in Vail/ }).waitFor()
  await plain.page.goto('/services/siding-vail')
  expect(await plain.page.getByText('Page Not Found').isVisible()).toBe(false)
  await plain.page
    .getByRole('heading', { level: 1 })
    .getByRole('link', { name: /Siding/ })
    .click()
  await plain.page.waitForURL('**/siding-vail-colorado')
  // A town without a page: the trade and its pages.
  await plain.page.goto('/siding-nowhere')
  expect(await plain.page.getByText('Page Not Found').isVisible()).toBe(false)
  await plain.page.getByRole('heading', { level: 1, name: 'Siding' }).waitFor()
  await plain.page.locator('main a[href="/siding-vail-colorado"]').waitFor()

  const { page } = await visitor(desktop)
  await page.route('**/assets/**', (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  )
  for (const path of ['/services/siding-vail', '/siding-nowhere']) {
    await page.goto(path)
    expect(await page.getByText('Page Not Found').isVisible()).toBe(false)
  }
})

test('the home page’s drawing shows the light and the season at the office (S2.71)', async () => {
  // On a phone no words stand on it.
  const { page, open } = await visitor({ ...phone, pictures: true })
  const drawing = page.locator('.hero img')
  const lightAt = async (moment: string) => {
    await page.clock.setFixedTime(moment)
    await open('/')
    const light = new URL((await drawing.getAttribute('src')) ?? '', page.url()).hash
    const { channels } = await sharp(await drawing.screenshot()).stats()
    return { light, brightness: channels.reduce((sum, { mean }) => sum + mean, 0) / 3 }
  }
  // Dawn, noon, sunset and night in Denver, in June and in December.
  const june = ['12:00', '18:00', '02:30', '06:00']
  const december = ['14:40', '19:00', '23:20', '02:00']
  const [dawn, noon, sunset, night] = await inOrder(june, (at) => lightAt(`2026-06-20T${at}Z`))
  const winter = await inOrder(december, (at) => lightAt(`2026-12-20T${at}Z`))
  expect([dawn, noon, sunset, night, ...winter].map((seen) => seen?.light)).toEqual([
    ...['#dawn', '#noon', '#alpenglow', '#night'],
    ...['#winter-dawn', '#winter-noon', '#winter-alpenglow', '#winter-night'],
  ])
  // The colors follow: the night is the darkest, and snow is brighter than grass.
  expect(noon?.brightness).toBeGreaterThan((sunset?.brightness ?? 0) + 20)
  expect(sunset?.brightness).toBeGreaterThan((night?.brightness ?? 0) + 20)
  expect(winter[1]?.brightness).toBeGreaterThan((noon?.brightness ?? 0) + 10)
})

async function inOrder<From, To>(all: readonly From[], step: (one: From) => Promise<To>) {
  const done: To[] = []
  for (const one of all) done.push(await step(one))
  return done
}

test('on a phone the sections below are laid out after loading, without scrolling', async () => {
  const { page, open } = await visitor(phone)
  await open('/')
  const sections = page.locator('main > section')
  const laidOut = () =>
    sections.evaluateAll((all) =>
      all.map((section) =>
        section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      ),
    )
  await expect.poll(laidOut).not.toContain(false)
})
