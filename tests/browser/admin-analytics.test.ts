import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sendContact } from '../../services/api/testing/send-contact.ts'
import { faultsAtBothWidths } from './axe.ts'
import { setUpOwner, signIn } from './accounts.ts'
import { fillEstimateForm, sendButton } from './estimate-form.ts'
import { appearanceTest, ownProduct } from './fixtures.ts'
import { desktop } from './visitor.ts'

const { product, visitor } = ownProduct()

/** Options for a browser that pages do not recognize as automated. */
const person = {
  ...desktop,
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}
const undriven = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  )

/** Returns the values of the funnel by their labels. */
const funnel = async (page: Page) => {
  await page.locator('.analytics[aria-busy=false]').waitFor()
  const parts = await page
    .locator('.funnel > div')
    .evaluateAll((all) =>
      all.map((part) => [
        part.querySelector('dt')?.textContent ?? '',
        part.querySelector('.metric')?.textContent ?? '',
      ]),
    )
  return Object.fromEntries(parts)
}

test('the empty dashboard tells a new owner what to do first', async () => {
  const { page, errors } = await visitor(desktop)
  await setUpOwner(page, product())
  await page.goto('/admin')
  await page.waitForURL('**/admin/dashboard')
  await page.getByRole('heading', { name: 'First steps' }).waitFor()
  await page.getByText('No leads yet.').waitFor()
  const request = page.getByRole('link', { name: 'Send a test request' })
  expect(await request.getAttribute('href')).toBe('/contact')
  // The steps are written for an owner; the first one links to the instructions for the operator.
  expect(await page.locator('main').innerText()).not.toMatch(/[A-Z]+_[A-Z]+/)
  await page.getByRole('link', { name: 'How to connect it' }).click()
  await page.getByText('docs/deploy/README.md').waitFor()
  await page.goto('/admin/analytics')
  await page.getByText('No visits in this period. Try').waitFor()
  await page.goto('/admin/dashboard')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.reload()
  await page.locator('.counters').waitFor()
  expect(await page.getByRole('heading', { name: 'First steps' }).count()).toBe(0)
  expect(errors).toEqual([])
})

/** Collects what the pages of a tab report. The beacon of a page that is being left can be read only this way. */
async function recordBeacons(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(`
    const send = navigator.sendBeacon.bind(navigator)
    const texts = new WeakMap()
    globalThis.Blob = class extends Blob {
      constructor(parts, options) {
        super(parts, options)
        texts.set(this, String(parts?.[0]))
      }
    }
    navigator.sendBeacon = (path, body) => {
      const sent = JSON.parse(sessionStorage.getItem('beacons') ?? '[]')
      sessionStorage.setItem('beacons', JSON.stringify([...sent, JSON.parse(texts.get(body))]))
      return send(path, body)
    }
  `)
  return () => page.evaluate(`JSON.parse(sessionStorage.getItem('beacons') ?? '[]')`)
}

test('automated browsers and visitors who opt out of tracking are not counted', async () => {
  const program = await visitor(desktop)
  const private_ = await visitor(person)
  await undriven(private_.page)
  await private_.page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  for (const { page, open } of [program, private_]) {
    const reports: string[] = []
    page.on('request', (request) => request.method() === 'POST' && reports.push(request.url()))
    await open('/roofing')
    await page.waitForTimeout(300)
    expect(reports).toEqual([])
  }
})

test('a visitor who follows a link immediately is counted on both pages', async () => {
  const { page, open } = await visitor(person)
  await undriven(page)
  await page.addInitScript('globalThis.requestIdleCallback = () => 0')
  const beacons = await recordBeacons(page)
  await open('/roofing')
  await page.locator('main a[href="/contact"]').first().click()
  await page.getByRole('heading', { name: 'Receive Your Consultation Today' }).waitFor()
  await page.goto(new URL('/about', page.url()).href)
  await expect.poll(async () => (await beacons()).length).toBe(2)
  const seen = { what: 'view', landing: '/roofing', referrer: '', campaign: '' }
  expect(await beacons()).toEqual([
    { ...seen, page: '/roofing', first: true },
    { ...seen, page: '/contact', first: false },
  ])
})

test('analytics shows a campaign’s visit, its form, its request and its value', async () => {
  const { page, errors, open } = await visitor(person)
  await undriven(page)
  const beacons = await recordBeacons(page)
  await open('/roofing-vail-colorado?utm_source=Flyer&utm_medium=print&utm_campaign=spring')
  await page.locator('footer a[href="/contact"]').first().click()
  await page.getByRole('heading', { name: 'Receive Your Consultation Today' }).waitFor()
  const form = await fillEstimateForm(page)
  await sendButton(form).click()
  await page.getByText('Thank you!').first().waitFor()
  const of = { landing: '/roofing-vail-colorado', referrer: '' }
  const campaign = 'utm_source=Flyer&utm_medium=print&utm_campaign=spring'
  expect(await beacons()).toEqual([
    { what: 'view', page: '/roofing-vail-colorado', first: true, ...of, campaign },
    { what: 'view', page: '/contact', first: false, ...of, campaign },
    { what: 'start', page: '/contact', first: false, ...of, campaign },
  ])
  expect(errors).toEqual([])

  const admin = await visitor(desktop)
  await signIn(admin.page, 'olive@example.com')
  await admin.page.goto('/admin')
  // The dashboard lists it with how long it has waited, or the time left before a night, and a link to call.
  const waiting = admin.page.getByRole('region', { name: /Waiting for an answer: 1/ })
  await waiting.getByText(/^(waiting \d+ min|(\d+ (d|h|min) )+left)$/).waitFor()
  expect(await waiting.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe(
    'tel:+19705550123',
  )
  await waiting.getByRole('link', { name: 'June Harrow' }).click()
  await admin.page.getByLabel('Status').selectOption('won')
  await admin.page.getByLabel('Value in dollars').fill('12000')
  const [saved] = await Promise.all([
    admin.page.waitForResponse(
      (answer) =>
        answer.request().method() === 'PATCH' && /12000/.test(answer.request().postData() ?? ''),
    ),
    admin.page.getByLabel('Value in dollars').press('Enter'),
  ])
  expect(saved.status()).toBe(200)
  await admin.page.locator('td', { hasText: '$12,000' }).waitFor({ state: 'attached' })

  await admin.page.goto('/admin/analytics')
  expect(await funnel(admin.page)).toEqual({
    'Page views': '2',
    Visits: '1',
    'Forms started': '1',
    Leads: '1',
    Won: '1',
    'Won value': '$12,000',
  })
  const leads = admin.page.locator('.funnel > div').filter({ hasText: /^Leads/ })
  expect(await leads.innerText()).toContain('100% of visits')
  for (const [tab, row] of [
    ['Landing page', 'Roofing Services in Vail'],
    ['Service', 'Roofing'],
    ['Town', 'Vail'],
    ['Campaign', 'flyer / print / spring'],
    ['Referrer', 'Direct or unknown'],
  ] as const) {
    await admin.page.getByRole('button', { name: tab, exact: true }).click()
    const line = admin.page.getByRole('row').filter({ hasText: row }).first()
    await line.filter({ hasText: '$12,000' }).waitFor()
  }
  expect(admin.errors).toEqual([])
})

test('the period is in the URL and survives a reload and the back button', async () => {
  const { page } = await visitor(desktop)
  await signIn(page, 'olive@example.com')
  await page.goto('/admin/analytics')
  await funnel(page)
  await page.getByRole('button', { name: '90 days' }).click()
  await page.waitForURL('**/admin/analytics?days=90')
  await page.getByRole('heading', { name: 'Week by week' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Week by week' }).waitFor()
  const pressed = page.getByRole('button', { name: '90 days' })
  expect(await pressed.getAttribute('aria-pressed')).toBe('true')
  await page.goBack()
  await page.getByRole('heading', { name: 'Day by day' }).waitFor()
  await page.goto('/admin/analytics?from=2025-01-01&to=2025-01-31')
  await page.getByText('Jan 1, 2025 to Jan 31, 2025').waitFor()
  expect(await funnel(page)).toMatchObject({ Visits: '0', Leads: '0' })
})

test('a whole month is compared with the month before, or with the same month a year before', async () => {
  const { page } = await visitor(desktop)
  await signIn(page, 'olive@example.com')
  await page.goto('/admin/analytics?from=2026-02-01&to=2026-02-28')
  await page.getByText('compared with Jan 1, 2026 to Jan 31, 2026').waitFor()
  await page.getByLabel('Compared with').selectOption('The same days a year before')
  await page.getByText('compared with Feb 1, 2025 to Feb 28, 2025').waitFor()
  await page.reload()
  await page.getByText('compared with Feb 1, 2025 to Feb 28, 2025').waitFor()
  await page.getByRole('button', { name: 'Last month' }).click()
  await page.waitForURL('**/admin/analytics?compare=year&days=last-month')
  // “Custom” begins with the month on screen.
  await page.getByRole('button', { name: 'Custom' }).click()
  await page.waitForURL('**/admin/analytics?compare=year&from=*-01&to=*')
})

test('an exported table has the figures that are shown', async () => {
  const { page } = await visitor(desktop)
  await signIn(page, 'olive@example.com')
  await page.goto('/admin/analytics?by=campaign')
  const section = page.getByRole('region', { name: 'Where they come from' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('link', { name: 'Export (CSV)' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^campaign-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  expect(await text(await file.createReadStream())).toContain(
    '"flyer / print / spring","2","1","1","1","1","12000"',
  )
})

test('a new lead appears on the dashboard without a reload, and every number is a link', async () => {
  const { page, errors } = await visitor(desktop)
  await signIn(page, 'olive@example.com')
  await page.goto('/admin')
  await page.getByText('No leads waiting').waitFor()
  await sendContact(product().origin, { name: 'Nora Late' })
  await page.getByRole('link', { name: 'Nora Late' }).waitFor()
  for (const counter of await page.locator('.counters li').all())
    expect(await counter.getByRole('link').count()).toBe(1)
  await page.getByRole('link', { name: /to answer$/ }).click()
  await page.getByRole('heading', { name: 'How soon we answer' }).waitFor()
  expect(errors).toEqual([])
})

appearanceTest(
  'axe finds no violations on dashboard and analytics, at two widths, light and dark',
  async () => {
    const { page } = await visitor({ ...desktop, reducedMotion: 'reduce' })
    await signIn(page, 'olive@example.com')
    await page.goto('/admin')
    await page.locator('.counters').waitFor()
    expect(await faultsAtBothWidths(page)).toEqual([])
    await page.goto('/admin/analytics?days=7')
    await page.locator('.chart svg').first().waitFor()
    expect(await faultsAtBothWidths(page)).toEqual([])
  },
)

test('analytics lists the addresses without a page that visitors opened', async () => {
  const { page, open } = await visitor(person)
  await undriven(page)
  const beacons = await recordBeacons(page)
  for (const path of ['/old-page', '/blog/old-post/', '/roofing-vail', '/search']) await open(path)
  await expect.poll(async () => (await beacons()).length).toBe(4)
  const admin = await visitor(desktop)
  await signIn(admin.page, 'olive@example.com')
  await admin.page.goto('/admin/analytics')
  const rows = admin.page
    .getByRole('table', { name: 'Addresses without a page' })
    .locator('tbody tr')
  await expect.poll(() => rows.allInnerTexts()).toEqual(['/blog/old-post/\t1', '/old-page\t1'])
})
