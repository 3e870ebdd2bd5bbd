import { describe, expect, test } from 'vitest'
import type { PageviewCount } from '../../analytics/pageview-count.ts'
import { UnreadableRecordError } from '../errors.ts'
import { readAll, type OpenFixture } from '../../testing/store-fixture.ts'

const pageviews = (
  day: string,
  page: string,
  more: Partial<PageviewCount> = {},
): PageviewCount => ({
  day,
  page,
  referrer: '',
  campaign: '',
  views: 1,
  visits: 0,
  starts: 0,
  begun: 0,
  ...more,
})
const numbers = ['views', 'visits', 'starts', 'begun']
const row = ['/', '', 'büro / 🏔', 1, 0, 2, 0]
const counts = (views: number, visits = 0, starts = 0, begun = 0) => ({
  views,
  visits,
  starts,
  begun,
})

export function trafficConformance(adapter: string, open: OpenFixture): void {
  describe(`${adapter}: page-view counts`, () => {
    test('counts are summed by day, page, referring site and campaign, after a restart too', async () => {
      const fixture = await open()
      const flyer = { campaign: 'flyer / print' }
      await fixture.store.traffic.add([
        pageviews('2026-11-20', '/', { visits: 1, referrer: 'google.com' }),
        pageviews('2026-11-21', '/', flyer),
        pageviews('2026-11-21', '/roofing', { starts: 1, begun: 1 }),
      ])
      await fixture.store.traffic.add([pageviews('2026-11-21', '/', { ...flyer, views: 4 })])
      const again = await fixture.reopen()
      await again.traffic.add([pageviews('2026-11-21', '/', flyer)])
      const found = await again.traffic.sums('2026-11-20', '2026-11-21')
      expect(Object.fromEntries(found.day)).toEqual({
        '2026-11-20': counts(1, 1),
        '2026-11-21': counts(7, 0, 1, 1),
      })
      expect(Object.fromEntries(found.page)).toEqual({
        '/': counts(7, 1),
        '/roofing': counts(1, 0, 1, 1),
      })
      expect(Object.fromEntries(found.referrer)).toEqual({
        'google.com': counts(1, 1),
        '': counts(7, 0, 1, 1),
      })
      expect(Object.fromEntries(found.campaign)).toEqual({
        'flyer / print': counts(6),
        '': counts(2, 1, 1, 1),
      })
    })

    test('only the requested days are summed, also across the end of a month and of a year', async () => {
      const { store } = await open()
      const days = ['2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02']
      await store.traffic.add(days.map((day) => pageviews(day, '/')))
      const { day: found, page: pages } = await store.traffic.sums('2025-12-31', '2026-01-01')
      expect([...found.keys()].sort()).toEqual(['2025-12-31', '2026-01-01'])
      expect(pages.get('/')).toEqual(counts(2))
      expect((await store.traffic.sums('2024-01-01', '2024-12-31')).day.size).toBe(0)
    })

    test('concurrent counts are all added', async () => {
      const { store } = await open()
      const pages = ['/', '/roofing', '/siding']
      await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          store.traffic.add(
            (n % 2 ? pages : [...pages].reverse()).map((page) => pageviews('2026-11-21', page)),
          ),
        ),
      )
      const { day: days } = await store.traffic.sums('2026-11-21', '2026-11-21')
      expect(days.get('2026-11-21')).toEqual(counts(60))
    })

    test('a month is a record that can be copied to another store', async () => {
      const { store: from } = await open()
      const { store: to } = await open()
      const days = ['2026-10-31', '2026-11-02', '2026-11-01']
      await from.traffic.add(
        days.map((day) => pageviews(day, '/', { campaign: 'büro / 🏔', starts: 2 })),
      )
      const months = await readAll(from, 'traffic')
      expect(months).toMatchObject([
        { id: '2026-10', rows: [['2026-10-31', '/', '', 'büro / 🏔', 1, 0, 2, 0]] },
        {
          id: '2026-11',
          rows: [
            ['2026-11-01', ...row],
            ['2026-11-02', ...row],
          ],
        },
      ])
      await to.bulk.add('traffic', months)
      expect(await readAll(to, 'traffic')).toEqual(months)
      expect((await to.traffic.sums('2026-11-01', '2026-11-30')).page.get('/')).toEqual(
        counts(2, 0, 4),
      )
    })

    test('a day is added once', async () => {
      const { store } = await open()
      await store.traffic.add([pageviews('2026-11-21', '/')])
      const months = await readAll(store, 'traffic')
      await expect(store.bulk.add('traffic', months)).rejects.toThrow()
      expect(await readAll(store, 'traffic')).toEqual(months)
    })

    test('a key and a number of a later release are summed and added to, and stay', async () => {
      const fixture = await open()
      const columns = ['day', 'page', 'device', 'referrer', 'campaign', ...numbers, 'calls']
      const phone = ['2026-11-05', '/', 'phone', '', '', 2, 1, 0, 0, 3]
      const desk = ['2026-11-05', '/', 'desk', '', '', 5, 4, 0, 0, 6]
      const month = { id: '2026-11', columns, rows: [desk, phone] }
      await fixture.store.bulk.add('traffic', [month])
      const store = await fixture.reopen()
      const more = pageviews('2026-11-05', '/', { visits: 1 })
      await store.traffic.add([more])
      await store.traffic.add([{ ...more, visits: 0 }])
      const { page } = await store.traffic.sums('2026-11-01', '2026-11-30')
      expect(page.get('/')).toEqual(counts(9, 6))
      expect(await readAll(await fixture.reopen(), 'traffic')).toEqual([
        {
          id: '2026-11',
          columns: ['day', 'page', 'referrer', 'campaign', ...numbers, 'device', 'calls'],
          rows: [
            ['2026-11-05', '/', '', '', 5, 4, 0, 0, 'desk', 6],
            ['2026-11-05', '/', '', '', 2, 1, 0, 0, 'phone', 3],
            ['2026-11-05', '/', '', '', 2, 1, 0, 0, '', 0],
          ],
        },
      ])
    })

    test('a day with what a later release added is added to, and copied whole', async () => {
      const { store } = await open()
      const later = { id: '2026-11-21', rows: [['/', '', '', 1, 0, 0, 0]], snow: true }
      await store.bulk.add('traffic', [later])
      await store.traffic.add([pageviews('2026-11-21', '/')])
      expect(await readAll(store, 'traffic')).toEqual([
        { ...later, rows: [['/', '', '', 2, 0, 0, 0]] },
      ])
    })

    test('a month that this release cannot read is set aside like any record', async () => {
      const { store } = await open()
      const month = { id: '2026-11', columns: ['day', 'page'], rows: [['2026-11-21', '/']] }
      await expect(store.bulk.add('traffic', [month])).rejects.toThrow(UnreadableRecordError)
      await store.bulk.add('traffic', [month], 'unreadable')
      expect(await readAll(store, 'traffic')).toEqual([month])
    })

    test('an erased day is removed, also after a restart', async () => {
      const fixture = await open()
      await fixture.store.traffic.add(
        ['2026-10-31', '2026-11-01'].map((day) => pageviews(day, '/')),
      )
      await fixture.store.bulk.erase('traffic', ['2026-11-01', '2026-12-01'])
      const year = ['2026-01-01', '2026-12-31'] as const
      expect([...(await fixture.store.traffic.sums(...year)).day.keys()]).toEqual(['2026-10-31'])
      const again = await fixture.reopen()
      expect(await readAll(again, 'traffic')).toMatchObject([{ id: '2026-10' }])
    })

    test('non-ASCII text and special characters are unchanged', async () => {
      const { store } = await open()
      const campaign = "büro / 🏔 / o'neil; drop table"
      await store.traffic.add([pageviews('2026-11-21', '/', { campaign })])
      const { campaign: campaigns } = await store.traffic.sums('2026-11-21', '2026-11-21')
      expect([...campaigns.keys()]).toEqual([campaign])
    })
  })
}
