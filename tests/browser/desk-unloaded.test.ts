import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsByAxe } from './axe.ts'
import { becomeOwner, signIn } from './desk-people.ts'
import { stage } from './stage.ts'
import { desktop } from './visitor.ts'

const { product, visitor } = stage()

const away = 'Requests cannot be kept just now. Please try again in a minute.'

/** From here on the service answers that its store is away; who is signed in it still knows. */
const breakTheStore = (page: Page) =>
  page.route(/\/api\/admin\/(?!session|news)/, (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'not_stored', message: away } }),
  )

test('what could not be loaded says why, and is there when it is tried again', async () => {
  const { page } = await visitor(desktop)
  await becomeOwner(page, product())
  for (const [path, there] of [
    ['dashboard', 'Nobody is waiting for an answer'],
    ['contacts', 'No request has come in yet'],
    ['analytics', 'Where they come from'],
    ['posts', 'content/posts/'],
    ['services', 'Presets'],
    ['subscribers', 'Nobody has subscribed yet'],
    ['settings', 'Who is on the staff'],
  ] as const) {
    await breakTheStore(page)
    await page.goto(`/admin/${path}`)
    await page.getByText(away).first().waitFor()
    expect(await faultsByAxe(page)).toEqual([])
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await page.getByText(there).first().waitFor()
    expect(await page.getByText(away).count()).toBe(0)
  }
})

test('what was known stays, with a word, when the service cannot be asked again', async () => {
  const { page } = await visitor(desktop)
  await signIn(page, 'olive@example.com')
  await page.getByText('Nobody is waiting for an answer').waitFor()
  await breakTheStore(page)
  const data = {
    name: 'June Ridge',
    phone: '970-555-0123',
    serviceType: 'custom',
    acceptTerms: true,
  }
  // Its news makes the page ask.
  await page.request.post('/api/contact', { data: { ...data, email: 'june@example.com' } })
  await page.getByText(away).waitFor()
  expect(await page.getByText('Nobody is waiting for an answer').isVisible()).toBe(true)
})
