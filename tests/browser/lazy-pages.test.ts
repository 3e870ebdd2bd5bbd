import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedProduct } from './fixtures.ts'
import { desktop, phone, stopTheClock } from './visitor.ts'
import { onPhone } from './widths.ts'

const { visitor } = sharedProduct()

/** Keeps what is asked under a pattern waiting. Out: lets it come. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(pattern, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Follows a link and waits until its page is being fetched. */
async function follow(page: Page, path: string): Promise<void> {
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === path)
  await page.locator(`main a[href="${path}"]`).first().click()
  await asked
}

test('While loading they show a skeleton. Non-mobile rendering is delayed about 100 ms', async () => {
  const { page, errors, open } = await visitor(desktop)
  await page.clock.install()
  await open('/')
  await stopTheClock(page)
  const release = await hold(page, '**/roofing')
  await follow(page, '/roofing')
  const skeleton = page.locator('main .skeleton')
  await page.clock.runFor(99)
  expect(await skeleton.isVisible()).toBe(false)
  expect(await page.getByRole('heading', { level: 1, name: /Most Reliable/ }).isVisible()).toBe(
    true,
  )
  await page.clock.runFor(1)
  await skeleton.waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(() => skeleton.innerText()).toContain('Loading...')
  release()
  await page.getByRole('heading', { level: 1, name: /roof/i }).waitFor()
  expect(await skeleton.isVisible()).toBe(false)
  expect(errors).toEqual([])
})

test('or a spinner with ‘Loading...’ on mobile', async () => {
  const { page, open } = await visitor(desktop)
  await open('/')
  await page.locator('#service a[href="/roofing"]').click()
  await page.getByRole('heading', { level: 1, name: /roof/i }).waitFor()
  // A tablet that is turned: back is followed in the app at any width.
  await page.setViewportSize(phone.viewport)
  const release = await hold(page, '*://*/')
  await page.goBack({ waitUntil: 'commit' })
  await page.locator('main .spinner').waitFor()
  expect(await page.locator('main').innerText()).toBe('Loading...')
  release()
  await page.getByRole('heading', { level: 1, name: /Most Reliable/ }).waitFor()
})

test('Home-inspection city pages load with a spinner', async () => {
  const { page, open } = await visitor(desktop)
  await open('/home-inspections')
  const release = await hold(page, '**/home-inspection-vail-colorado')
  await follow(page, '/home-inspection-vail-colorado')
  await page.locator('main .spinner').waitFor()
  expect(await page.locator('main').innerText()).toBe('Loading...')
  release()
  await page.getByRole('heading', { level: 1, name: /Vail/ }).waitFor()
})

test('going back while a page is loading shows the former page at its scroll position', async () => {
  const { page, errors, open } = await visitor(desktop)
  await open('/')
  const link = page.locator('main a[href="/roofing"]').first()
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  await hold(page, '**/roofing')
  await follow(page, '/roofing')
  await page.locator('main .skeleton').waitFor()
  await page.goBack({ waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1, name: /Most Reliable/ }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  expect(errors).toEqual([])
})

/** What happens to the one script that holds certain words; others come as they are. */
async function scriptHolding(page: Page, words: string, then: (route: Route) => Promise<void>) {
  await page.route('**/assets/**/*.js', async (route) => {
    const answer = await route.fetch()
    if ((await answer.text()).includes(words)) return then(route)
    return route.fulfill({ response: answer })
  })
}

onPhone('Debug tool, shows ‘Loading debug tool...’ while loading', async (device) => {
  const { page } = await visitor(device)
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await scriptHolding(page, 'Check without sending', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/debug/api-test')
  await page.getByText('Loading debug tool...').waitFor()
  release()
  await page.getByRole('heading', { name: 'Check without sending' }).waitFor()
  expect(await page.getByText('Loading debug tool...').count()).toBe(0)
})

onPhone(
  'A load failure shows ‘Component failed to load / Please try refreshing the page’ with a Refresh button',
  async (device) => {
    const { page } = await visitor(device)
    await scriptHolding(page, 'All about ', (route) => route.abort())
    await page.goto('/services/roofing')
    const main = page.getByRole('main')
    await main.getByText('Component failed to load').waitFor()
    await main.getByText('Please try refreshing the page').waitFor()
    await page.unrouteAll({ behavior: 'wait' })
    await main.getByRole('button', { name: 'Refresh' }).click()
    await main.getByRole('heading', { level: 1, name: /roof/i }).waitFor()
  },
)
