import { expect, test } from 'vitest'
import { analyticsResponse, type Analytics } from './contract.ts'
import type { Lead } from '../leads/lead.ts'
import { aLead } from '../testing/sample-lead.ts'
import type { PageviewCount } from './pageview-count.ts'
import { signInOwner, sameOriginHeaders, startTestApp } from '../testing/test-app.ts'

const pageviews = (page: string, more: Partial<PageviewCount> = {}): PageviewCount => ({
  day: '2026-11-04',
  page,
  referrer: '',
  campaign: '',
  views: 0,
  visits: 0,
  starts: 0,
  begun: 0,
  ...more,
})

/** Starts an app with a signed-in owner, counts and leads, on November 5, 2026. */
async function startAdminWith(counts: PageviewCount[] = [], leads: Lead[] = []) {
  const testApp = await startTestApp()
  const headers = await signInOwner(testApp)
  await testApp.store.traffic.add(counts)
  await testApp.store.bulk.add('leads', leads)
  const get = (url: string) => testApp.app.inject({ url, headers })
  const ask = async (query = ''): Promise<Analytics> =>
    analyticsResponse.parse((await get(`/api/admin/analytics?${query}`)).json())
  return { ...testApp, get, ask }
}

const names = ({ rows }: Analytics) => rows.map(({ name }) => name)

test('the funnel goes from views to the won value, with the period before', async () => {
  const { ask } = await startAdminWith(
    [
      pageviews('/roofing', { views: 9, visits: 5, starts: 1, begun: 2 }),
      pageviews('/contact', { views: 3, starts: 1 }),
      pageviews('/roofing', { day: '2026-10-01', views: 4, visits: 2 }),
    ],
    [
      { ...aLead('HP-AAAAA2'), landing: '/roofing', status: 'won', wonValue: 9_000 },
      { ...aLead('HP-BBBBB2'), receivedAt: '2026-10-01T18:00:00.000Z' },
    ],
  )
  const { period, before, totals, totalsBefore } = await ask()
  expect([period, before]).toEqual([
    { from: '2026-10-07', to: '2026-11-05' },
    { from: '2026-09-07', to: '2026-10-06' },
  ])
  expect(totals).toEqual({ views: 12, visits: 5, begun: 2, leads: 1, won: 1, value: 9_000 })
  expect(totalsBefore).toEqual({ views: 4, visits: 2, begun: 0, leads: 1, won: 0, value: 0 })
})

test('a visit and its lead count for the landing page and that page’s service and town', async () => {
  const { ask } = await startAdminWith(
    [
      pageviews('/roofing', { views: 5, visits: 4, begun: 1 }),
      pageviews('/roofing-vail-colorado', { views: 7, visits: 6, begun: 2 }),
      pageviews('/contact', { views: 9 }),
    ],
    [
      { ...aLead('HP-AAAAA2'), landing: '/roofing-vail-colorado', page: '/contact' },
      { ...aLead('HP-BBBBB2'), landing: '/gone' },
    ],
  )
  const landing = await ask('by=landing')
  expect(names(landing)).toEqual(['/roofing-vail-colorado', '/roofing', '/gone', '/contact'])
  expect(landing.rows[0]).toEqual({
    name: '/roofing-vail-colorado',
    title: 'Roofing in Vail',
    views: 7,
    visits: 6,
    begun: 2,
    leads: 1,
    won: 0,
    value: 0,
  })
  const [service] = (await ask('by=service')).rows
  expect(service).toMatchObject({ name: 'Roofing', views: 12, visits: 10, begun: 3, leads: 1 })
  const { rows: towns } = await ask('by=town')
  expect(towns).toMatchObject([
    { name: 'Vail', visits: 6, leads: 1 },
    { name: '', visits: 4, leads: 1 },
  ])
})

test('missing pages are listed by views, until there is a page or a redirect', async () => {
  const { ask } = await startAdminWith([
    pageviews('/roofing', { views: 9 }),
    // Pages that were removed, or redirected since.
    pageviews('/old-page', { views: 2, visits: 2 }),
    pageviews('/vail', { views: 5 }),
    pageviews('/forklift', { views: 3 }),
    pageviews('/services/decks-beaver-creek', { views: 3 }),
  ])
  expect((await ask()).missing).toEqual([
    { path: '/vail', views: 5 },
    { path: '/old-page', views: 2 },
  ])
})

test('campaigns and referring sites of visits and leads have the same keys', async () => {
  const { ask } = await startAdminWith(
    [pageviews('/', { visits: 3, referrer: 'google.com', campaign: 'flyer / print' })],
    [
      {
        ...aLead('HP-AAAAA2'),
        referrer: 'https://www.google.com/search',
        campaign: 'utm_source=Flyer&utm_medium=print&gclid=1',
      },
    ],
  )
  for (const by of ['campaign', 'referrer'])
    expect((await ask(`by=${by}`)).rows).toMatchObject([{ visits: 3, leads: 1 }])
})

test('weeks start on Monday in the office’s time zone, also across a DST change', async () => {
  const sunday = { ...aLead('HP-AAAAA2'), receivedAt: '2026-11-02T06:30:00.000Z' }
  const monday = { ...aLead('HP-BBBBB2'), receivedAt: '2026-11-02T07:30:00.000Z' }
  const { ask } = await startAdminWith(
    [pageviews('/', { day: '2026-11-01', visits: 1 })],
    [sunday, monday],
  )
  const { rows } = await ask('by=week')
  expect(rows).toMatchObject([
    { name: '2026-10-26', visits: 1, leads: 1 },
    { name: '2026-11-02', visits: 0, leads: 1 },
  ])
})

test('a short period is in days, a long one in weeks, each with the period before', async () => {
  const { ask } = await startAdminWith([
    pageviews('/', { day: '2026-11-05', views: 2 }),
    pageviews('/', { day: '2026-10-29', views: 1 }),
  ])
  const week = await ask('days=7')
  expect([week.unit, week.time.length]).toEqual(['day', 7])
  expect(week.time.at(-1)).toMatchObject({
    from: '2026-11-05',
    now: { views: 2 },
    before: { views: 1 },
  })
  const year = await ask('days=365')
  expect([year.unit, year.time.length]).toEqual(['week', 53])
  expect(year.time.reduce((sum, { now }) => sum + now.views, 0)).toBe(3)
})

test('a month is compared with the month before, and each day with the same day of it', async () => {
  const { ask } = await startAdminWith([
    pageviews('/', { day: '2026-10-01', views: 1 }),
    pageviews('/', { day: '2026-09-01', views: 2 }),
    pageviews('/', { day: '2026-09-30', views: 4 }),
    pageviews('/', { day: '2026-08-30', views: 8 }),
    pageviews('/', { day: '2026-08-31', views: 16 }),
  ])
  const october = await ask('from=2026-10-01&to=2026-10-31')
  expect(october.before).toEqual({ from: '2026-09-01', to: '2026-09-30' })
  expect(october.totalsBefore.views).toBe(6)
  expect(october.time[0]).toMatchObject({ now: { views: 1 }, before: { views: 2 } })
  expect(october.time.slice(-2)).toMatchObject([{ before: { views: 4 } }, { before: { views: 0 } }])
  // August has a day more than September: it is in the total, beside no day.
  const september = await ask('from=2026-09-01&to=2026-09-30')
  expect(september.totalsBefore.views).toBe(24)
  expect(september.time.at(-1)).toMatchObject({ now: { views: 4 }, before: { views: 8 } })
})

test('a period can be compared with the same days a year before', async () => {
  const { ask } = await startAdminWith([
    pageviews('/', { day: '2025-11-05', views: 3 }),
    pageviews('/', { day: '2026-11-04', views: 5 }),
  ])
  const { before, totals, totalsBefore, time } = await ask('days=7&compare=year')
  expect(before).toEqual({ from: '2025-10-30', to: '2025-11-05' })
  expect([totals.views, totalsBefore.views]).toEqual([5, 3])
  expect(time.at(-1)).toMatchObject({ from: '2026-11-05', before: { views: 3 } })
})

test('the last thirty days are compared with the thirty before, also when they are a whole month', async () => {
  const { ask } = await startAdminWith()
  expect(await ask('days=30&to=2026-09-30')).toMatchObject({
    period: { from: '2026-09-01', to: '2026-09-30' },
    before: { from: '2026-08-02', to: '2026-08-31' },
  })
})

test('pending counts are included', async () => {
  const { app, ask } = await startAdminWith()
  const said = { what: 'view', page: '/', first: true, landing: '/', referrer: '', campaign: '' }
  const headers = {
    ...sameOriginHeaders,
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
  }
  await app.inject({ method: 'POST', url: '/api/count', headers, payload: said })
  expect((await ask('days=1')).totals).toMatchObject({ views: 1, visits: 1 })
})

test('every table is available as CSV, without formulas', async () => {
  const { get } = await startAdminWith([
    pageviews('/', { views: 2, visits: 1, campaign: '=hyperlink()' }),
  ])
  const csv = async (table: string) => get(`/api/admin/analytics.csv?days=2&table=${table}`)
  const campaign = await csv('campaign')
  expect(campaign.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="campaign-2026-11-04-2026-11-05.csv"',
    'cache-control': 'no-store',
  })
  expect(campaign.body.split('\r\n')).toEqual([
    '\uFEFF"from","to","campaign","views","visits","forms begun","leads","won","won value in dollars"',
    `"2026-11-04","2026-11-05","'=hyperlink()","2","1","0","0","0","0"`,
    '',
  ])
  expect((await csv('time')).body.split('\r\n')).toHaveLength(4)
  expect((await csv('answers')).body).toContain('"2026-11-04","2026-11-05","longer","0"')
})

test('an invalid period is refused with a message', async () => {
  const { get } = await startAdminWith()
  for (const query of [
    'days=0',
    'from=yesterday',
    'from=0002-01-01',
    'by=nobody',
    'from=2026-11-05&to=2026-11-01',
  ])
    expect([query, (await get(`/api/admin/analytics?${query}`)).statusCode]).toEqual([query, 400])
})
