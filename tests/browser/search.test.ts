import { expect, test } from 'vitest'
import { sharedProduct } from './fixtures.ts'
import { desktop, phone } from './visitor.ts'

const { visitor } = sharedProduct()

for (const [width, device] of [
  [1280, desktop],
  [375, phone],
] as const)
  test(`a search finds the page about its words and shows its kind with the words marked, at ${width} px`, async () => {
    const { page, errors, open } = await visitor(device)
    await open('/')
    await page.getByRole('link', { name: 'Search' }).click()
    await page.waitForURL('**/search')
    await page.getByLabel('What are you looking for?').fill('hazard maps vail')
    const first = page.locator('.search-results li').first()
    await first.getByText('Guide').waitFor()
    expect(await first.getByRole('link').innerText()).toMatch(/Vail/)
    expect(await first.locator('mark').count()).toBeGreaterThan(0)
    await page.waitForURL('**/search?q=hazard%20maps%20vail')
    expect(errors).toEqual([])
  })

test('a search can be shared by its URL, and an empty result says what to try', async () => {
  const { page, open } = await visitor(desktop)
  await open('/search?q=standing%20seam')
  await page.getByText(/pages for “standing seam”/).waitFor()
  await page.getByLabel('What are you looking for?').fill('zeppelin')
  await page.getByText('Nothing here has “zeppelin”').waitFor()
})

test('a page with noindex is not found', async () => {
  const { page, open } = await visitor(desktop)
  await open('/search?q=estimating%20desk')
  await page.getByText(/pages for “estimating desk”/).waitFor()
  expect(await page.locator('.search-results a[href="/thank-you"]').count()).toBe(0)
})

test('the / key opens the search with its field focused, but not while a field has the focus', async () => {
  const { page, open } = await visitor(desktop)
  await open('/contact')
  await page.locator('#form').getByLabel('Name').press('/')
  expect(await page.locator('#form').getByLabel('Name').inputValue()).toBe('/')
  await page.locator('h1').click()
  await page.keyboard.press('/')
  const field = page.getByLabel('What are you looking for?')
  await field.and(page.locator(':focus')).waitFor()
  await page.locator('h1').click()
  await page.keyboard.press('/')
  await page.keyboard.type('snow')
  expect(await field.inputValue()).toBe('snow')
})

test('on a slow connection the page says that it is searching', async () => {
  const { page, open } = await visitor(phone)
  let letThrough = () => {}
  const line = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/pagefind/**', async (route) => {
    await line
    await route.continue()
  })
  await open('/search?q=ice')
  await page.getByText('Searching for “ice”').waitFor()
  letThrough()
  await page.getByText(/pages for “ice”/).waitFor()
})

test('when the index cannot be fetched, the page says so and links the site map', async () => {
  const { page, open } = await visitor(desktop)
  await page.route('**/pagefind/**', (route) => route.abort())
  await open('/search?q=snow')
  await page.getByText('The search could not be loaded.').waitFor()
})

test('location pages do not crowd out the guides, and the total number of pages is shown', async () => {
  const { page, open } = await visitor(desktop)
  await open('/search?q=insulation')
  await page.getByText(/^The best 20 of \d+ pages for “insulation”$/).waitFor()
  const kinds = await page.locator('.search-results .overline').allTextContents()
  expect(kinds.filter((kind) => kind === 'Guide').length).toBeGreaterThan(2)
})

test('an excerpt does not repeat the page’s title and separates its parts', async () => {
  const { page, open } = await visitor(desktop)
  await open('/search?q=kitchen%20remodeling')
  await page.getByText(/pages for “kitchen remodeling”/).waitFor()
  const found = await page
    .locator('.search-results li')
    .evaluateAll((all) =>
      all.map((each) => [
        each.querySelector('a')?.textContent ?? '',
        each.querySelector('p:last-child')?.textContent ?? '',
      ]),
    )
  expect(found.length).toBeGreaterThan(5)
  for (const [title = '', excerpt = ''] of found) {
    expect(title).not.toBe('')
    expect(excerpt).not.toContain(title)
    expect(excerpt).not.toMatch(/[a-z][A-Z]/)
  }
})

test('pages with the exact phrase rank above pages with its words apart', async () => {
  const { page, open } = await visitor(desktop)
  await open('/search?q=snow%20load')
  await page.getByText(/pages for “snow load”/).waitFor()
  const links = await page.locator('.search-results li a').all()
  for (const link of links.slice(0, 5)) {
    const found = await page.request.get((await link.getAttribute('href')) ?? '')
    const text = (await found.text()).replace(/<[^>]*>/g, '')
    expect(/snow load/i.test(text), await link.innerText()).toBe(true)
  }
})

test('a question finds the pages with its answer, and a page’s subject ranks above a town of that name', async () => {
  const { page, open } = await visitor(desktop)
  await open('/search?q=how%20much%20does%20a%20roof%20cost%3F')
  const found = page.locator('.search-results li')
  await found.getByRole('link', { name: 'Roofing', exact: true }).waitFor()
  await open('/search?q=gypsum%20soil')
  await found
    .first()
    .getByRole('link', { name: /Ground That Dissolves/ })
    .waitFor()
})

test('a quoted phrase is searched literally, best match first', async () => {
  const { page, open } = await visitor(desktop)
  await open('/search?q=%22ground%20snow%20load%22')
  await page.getByText(/pages for “"ground snow load"”/).waitFor()
  const kinds = await page.locator('.search-results .overline').allTextContents()
  expect(kinds[0]).not.toBe('Page')
})

test('search matches an article by synonyms', async () => {
  const { page, open } = await visitor(desktop)
  await open('/search?q=hvac')
  await page
    .locator('.search-results')
    .getByRole('link', { name: 'Top Tips for Heating and Air' })
    .waitFor()
})

test('a nonsense word finds nothing', async () => {
  const { page, open } = await visitor(desktop)
  await open('/search?q=asdfgh')
  await page.getByText('Nothing here has “asdfgh”').waitFor()
})
