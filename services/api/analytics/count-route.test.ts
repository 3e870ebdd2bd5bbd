import { expect, test } from 'vitest'
import { readAll } from '../testing/store-fixture.ts'
import { signInOwner, sameOriginHeaders, startTestApp, type TestApp } from '../testing/test-app.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const view = { what: 'view', page: '/', first: true, landing: '/', referrer: '', campaign: '' }

/** Reports a page view and returns the status of the response. */
async function sendPageView(
  { app }: TestApp,
  fields: object = {},
  headers: Record<string, string> = {},
) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/count',
    headers: { ...sameOriginHeaders, 'user-agent': chrome, ...headers },
    payload: { ...view, ...fields },
  })
  return answer.statusCode
}

/** Returns the stored counts of the home page. */
async function countedOf({ close, folder }: TestApp) {
  await close()
  const again = await startTestApp({ folder })
  const { day: days, page: pages } = await again.store.traffic.sums('2026-11-01', '2026-11-30')
  return { days: [...days.keys()], views: pages.get('/')?.views ?? 0 }
}

test('a page view is counted on the office’s calendar day and answered 204', async () => {
  const testApp = await startTestApp()
  // Half past eleven in the evening of the 5th in Denver.
  testApp.clock.now = new Date('2026-11-06T06:30:00.000Z')
  expect(await sendPageView(testApp)).toBe(204)
  expect(await sendPageView(testApp, { page: '/made-up' })).toBe(204)
  expect(await countedOf(testApp)).toEqual({ days: ['2026-11-05'], views: 1 })
})

test('bots, browsers with Do Not Track, and staff get the same response and are not counted', async () => {
  const testApp = await startTestApp()
  const { cookie } = await signInOwner(testApp)
  for (const headers of [
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': `${chrome} HeadlessChrome/140.0.0.0` },
    { 'user-agent': 'curl/8.5.0' },
    { 'user-agent': '' },
    { dnt: '1' },
    { 'sec-gpc': '1' },
    { cookie },
  ] as Record<string, string>[])
    expect(await sendPageView(testApp, {}, headers)).toBe(204)
  expect((await countedOf(testApp)).views).toBe(0)
})

test('reports from other sites and malformed reports are not counted', async () => {
  const testApp = await startTestApp()
  expect(await sendPageView(testApp, {}, { origin: 'https://evil.example' })).toBe(403)
  expect(await sendPageView(testApp, { page: `/${'x'.repeat(300)}` })).toBe(400)
  expect(await sendPageView(testApp, { what: 'Ann' })).toBe(400)
  expect((await countedOf(testApp)).views).toBe(0)
})

test('one client counts at most 120 times a minute', async () => {
  const testApp = await startTestApp({ config: { rateLimit: 10 } })
  const statuses = new Set<number>()
  for (let n = 0; n < 130; n += 1) statuses.add(await sendPageView(testApp))
  expect([...statuses]).toEqual([204, 429])
  expect((await countedOf(testApp)).views).toBe(120)
})

test('no personal data is stored: no IP address, no click id', async () => {
  const testApp = await startTestApp()
  await sendPageView(testApp, {
    referrer: 'https://search.example/?q=ann+ridge',
    campaign: 'utm_source=flyer&gclid=click-of-ann',
  })
  await testApp.close()
  const { store } = await startTestApp({ folder: testApp.folder })
  const kept = JSON.stringify(await readAll(store, 'traffic'))
  expect(kept).toContain('["2026-11-05","/","search.example","flyer",1,1,0,0]')
  expect(kept).not.toMatch(/ann|127\.0\.0\.1|Chrome/)
})
