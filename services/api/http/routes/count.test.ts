import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ownerSignedIn, ownOrigin, wholeApp, type WholeApp } from '../../testing/whole-app.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const view = { what: 'view', page: '/', first: true, landing: '/', referrer: '', campaign: '' }

/** Says that a page was looked at. Out: the status of the answer. */
async function say({ app }: WholeApp, said: object = {}, headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/count',
    headers: { ...ownOrigin, 'user-agent': chrome, ...headers },
    payload: { ...view, ...said },
  })
  return answer.statusCode
}

/** What has been counted of the home page, once all of it is written. */
async function countedOf({ close, folder }: WholeApp) {
  await close()
  const again = await wholeApp({ folder })
  const { days, pages } = await again.store.traffic.sums('2026-11-01', '2026-11-30')
  return { days: [...days.keys()], views: pages.get('/')?.views ?? 0 }
}

test('a look at a page of ours is counted, on the office’s day, and answered with nothing', async () => {
  const whole = await wholeApp()
  // Half past eleven in the evening of the 5th in Denver.
  whole.clock.now = new Date('2026-11-06T06:30:00.000Z')
  expect(await say(whole)).toBe(204)
  expect(await say(whole, { page: '/made-up' })).toBe(204)
  expect(await countedOf(whole)).toEqual({ days: ['2026-11-05'], views: 1 })
})

test('programs, whoever asks not to be tracked, and staff are answered alike and not counted', async () => {
  const whole = await wholeApp()
  const { cookie } = await ownerSignedIn(whole)
  for (const headers of [
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': `${chrome} HeadlessChrome/140.0.0.0` },
    { 'user-agent': 'curl/8.5.0' },
    { 'user-agent': '' },
    { dnt: '1' },
    { 'sec-gpc': '1' },
    { cookie },
  ] as Record<string, string>[])
    expect(await say(whole, {}, headers)).toBe(204)
  expect((await countedOf(whole)).views).toBe(0)
})

test('another site’s page cannot count, nor what is not what a page says', async () => {
  const whole = await wholeApp()
  expect(await say(whole, {}, { origin: 'https://evil.example' })).toBe(403)
  expect(await say(whole, { page: `/${'x'.repeat(300)}` })).toBe(400)
  expect(await say(whole, { name: 'Ann' })).toBe(400)
  expect((await countedOf(whole)).views).toBe(0)
})

test('one client counts so often in a minute and no more', async () => {
  const whole = await wholeApp({ config: { rateLimit: 10 } })
  const statuses = new Set<number>()
  for (let n = 0; n < 130; n += 1) statuses.add(await say(whole))
  expect([...statuses]).toEqual([204, 429])
  expect((await countedOf(whole)).views).toBe(120)
})

test('nothing of the visitor is kept: neither an address nor a click id', async () => {
  const whole = await wholeApp()
  await say(whole, {
    referrer: 'https://search.example/?q=ann+ridge',
    campaign: 'utm_source=flyer&gclid=click-of-ann',
  })
  await whole.close()
  const kept = await readFile(`${whole.data}/traffic/2026-11.json`, 'utf8')
  expect(kept).toContain('["2026-11-05","/","search.example","flyer",1,1,0,0]')
  expect(kept).not.toMatch(/ann|127\.0\.0\.1|Chrome/)
})
