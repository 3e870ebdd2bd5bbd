import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedProduct } from './fixtures.ts'
import { unlistedLocation } from './unlisted-location.ts'
import { desktop } from './visitor.ts'
import { onPhone } from './widths.ts'

const { visitor } = sharedProduct()

const place = '/masonry-leadville-colorado'
const heading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Home Services in Leadville, Lake County' })

/** Answers requests for a location and counts them. The HTTP cache takes no part. */
async function countAnswers(page: Page) {
  const asked: string[] = []
  await page.route('**/api/location-services/*', (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.fulfill({ json: unlistedLocation() })
  })
  return asked
}

async function look(page: Page): Promise<void> {
  await page.goto(place)
  await heading(page).waitFor()
}

const noon = Date.parse('2026-11-21T12:00:00Z')
const minutes = (count: number) => count * 60_000

onPhone(
  'An entry is reused while younger than its time-to-live, otherwise it is refetched; the query client passes 10 minutes',
  async (device) => {
    const { page } = await visitor(device)
    const asked = await countAnswers(page)
    await page.clock.setFixedTime(noon)
    await look(page)
    expect(asked).toEqual([`/api/location-services${place}`])
    await page.clock.setFixedTime(noon + minutes(10) - 1)
    await look(page)
    expect(asked).toHaveLength(1)
    await page.clock.setFixedTime(noon + minutes(10))
    await look(page)
    expect(asked).toHaveLength(2)
    await page.clock.setFixedTime(noon + minutes(20) - 1)
    await look(page)
    expect(asked).toHaveLength(2)
    // A visitor's clock that was ahead is set back.
    await page.clock.setFixedTime(noon)
    await look(page)
    expect(asked).toHaveLength(3)
  },
)

test('An optional browser-cache layer stores responses under a versioned key ‘v1’; a cached entry is timestamp and data', async () => {
  const { page } = await visitor(desktop)
  await countAnswers(page)
  await page.clock.setFixedTime(noon)
  await look(page)
  const [keys, entry] = await page.evaluate(async (path) => {
    const kept = await (await caches.open('v1')).match(path)
    return [await caches.keys(), (await kept?.json()) as unknown] as const
  }, `/api/location-services${place}`)
  expect(keys).toEqual(['v1'])
  expect(entry).toEqual({
    timestamp: noon,
    data: { success: true, locationService: expect.objectContaining({ city: 'Leadville' }) },
  })
})

test('helper time-to-live 24 hours by default', async () => {
  const { page, open } = await visitor(desktop)
  await page.clock.setFixedTime(noon)
  await open('/debug/api-test')
  const tool = page.locator('form').filter({ hasText: 'A kept location service' })
  const expectText = async (words: string) => {
    await tool.getByRole('button', { name: 'Ask' }).click()
    await tool.getByText(words).waitFor()
  }
  await expectText('from the service, and kept from now on')
  await page.clock.setFixedTime(noon + minutes(24 * 60) - 1)
  await expectText('kept since 2026-11-21T12:00:00.000Z')
  await page.clock.setFixedTime(noon + minutes(24 * 60))
  await expectText('from the service, and kept from now on')
  await tool.getByRole('button', { name: 'Empty' }).click()
  await tool.getByText('The browser’s cache is empty.').waitFor()
  await expectText('from the service, and kept from now on')
})

/** Ways in which the Cache API can fail: a script that runs before the page's own, and what the page logs. */
const without = [
  ['it is refused', () => void (caches.open = () => Promise.reject(new Error('refused'))), 1],
  [
    'an entry cannot be written',
    () =>
      void (Cache.prototype.put = () =>
        Promise.reject(new DOMException('full', 'QuotaExceededError'))),
    1,
  ],
  [
    'an entry cannot be read',
    () => void (Cache.prototype.match = () => Promise.resolve(new Response('{"timest'))),
    1,
  ],
  ['the cache is unsupported', () => void Reflect.deleteProperty(window, 'caches'), 0],
] as const

test.each(without)(
  'It falls back to a plain fetch on cache errors, logged: %s',
  async (_, spoil, logged) => {
    const { page, errors } = await visitor(desktop)
    const asked = await countAnswers(page)
    await page.addInitScript(spoil)
    await look(page)
    expect(asked).toHaveLength(1)
    const failures = errors.filter((error) => error.includes('The browser’s cache failed'))
    if (logged) expect(failures.length).toBeGreaterThanOrEqual(logged)
    else expect(failures).toEqual([])
    await page.reload()
    await heading(page).waitFor()
    expect(asked).toHaveLength(2)
  },
)

test('There are no retries for queries, and no refetch on window focus or on an interval', async () => {
  const { page } = await visitor(desktop)
  await page.clock.install({ time: noon })
  const asked: string[] = []
  await page.route('**/api/location-services/*', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ status: 500, body: 'No room' })
  })
  await page.goto(place)
  await page.getByRole('heading', { level: 1, name: 'Home Services' }).waitFor()
  await page.clock.runFor(minutes(60))
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
  })
  await page.clock.runFor(minutes(1))
  expect(asked).toHaveLength(1)
})

test('offline, the generic page is shown immediately', async () => {
  const { page } = await visitor(desktop)
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  await page.route('**/api/location-services/*', (route) => route.abort('internetdisconnected'))
  await page.goto('/siding-leadville-colorado')
  await page.getByRole('heading', { level: 1, name: 'Siding Services' }).waitFor()
})
