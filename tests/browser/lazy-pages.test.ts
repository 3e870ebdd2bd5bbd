import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedProduct } from './fixtures.ts'
import { desktop, phone, stopTheClock } from './visitor.ts'
import { type Device, onPhone } from './widths.ts'

const { visitor } = sharedProduct()

/** Handles requests for the script that contains this text; other scripts load as usual. */
async function scriptHolding(page: Page, words: string, then: (route: Route) => Promise<void>) {
  await page.route('**/assets/**/*.js', async (route) => {
    const answer = await route.fetch()
    if ((await answer.text()).includes(words)) return then(route)
    return route.fulfill({ response: answer })
  })
}

/** Opens the debug tool and holds back its script until it is released. */
async function waitingForTool(device: Device) {
  const { page } = await visitor(device)
  await page.clock.install()
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  let asked = () => undefined as void
  const requested = new Promise<void>((resolve) => (asked = resolve))
  await scriptHolding(page, 'yourTown', async (route) => {
    asked()
    await held
    await route.continue()
  })
  await page.goto('/services/roofing', { waitUntil: 'commit' })
  await requested
  await stopTheClock(page)
  return { page, release }
}

test('While loading they show a skeleton. Non-mobile rendering is delayed about 100 ms', async () => {
  const { page, release } = await waitingForTool(desktop)
  const skeleton = page.locator('main .skeleton')
  await page.clock.runFor(1100)
  await skeleton.waitFor()
  await expect.poll(() => skeleton.innerText()).toContain('Loading...')
  release()
  await page.getByRole('heading', { level: 1, name: /roof/i }).waitFor()
  expect(await skeleton.count()).toBe(0)
})

test('or a spinner with ‘Loading...’ on mobile', async () => {
  const { page, release } = await waitingForTool(phone)
  await page.clock.runFor(1100)
  await page.locator('main .spinner').waitFor()
  expect(await page.locator('main').innerText()).toBe('Loading...')
  release()
  await page.getByRole('heading', { level: 1, name: /roof/i }).waitFor()
})

onPhone('Debug tool, shows ‘Loading debug tool...’ while loading', async (device) => {
  const { page } = await visitor(device)
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await scriptHolding(page, 'An answer is kept on this device for a day.', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/debug/api-test')
  await page.getByText('Loading debug tool...').waitFor()
  release()
  await page.getByText('An answer is kept on this device for a day.').waitFor()
  expect(await page.getByText('Loading debug tool...').count()).toBe(0)
})

onPhone(
  'A load failure shows ‘Component failed to load / Please try refreshing the page’ with a Refresh button',
  async (device) => {
    const { page } = await visitor(device)
    await scriptHolding(page, 'yourTown', (route) => route.abort())
    await page.goto('/services/roofing')
    const main = page.getByRole('main')
    await main.getByText('Component failed to load').waitFor()
    await main.getByText('Please try refreshing the page').waitFor()
    await page.unrouteAll({ behavior: 'wait' })
    await main.getByRole('button', { name: 'Refresh' }).click()
    await main.getByRole('heading', { level: 1, name: /roof/i }).waitFor()
  },
)
