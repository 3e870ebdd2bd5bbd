import { pino } from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { declarations } from '../../collections.ts'
import { leads } from '../../leads/lead-collection.ts'
import { probeFingerprint } from '../../leads/lead.ts'
import { aLead } from '../../testing/sample-lead.ts'
import { openPostgresStore, type Store } from '../../store.ts'
import { command, newDatabase } from '../../testing/postgres-server.ts'
import { aSubscriber, readAll } from '../../testing/store-fixture.ts'
import { downgradePostgres } from './downgrade.ts'

const log = pino({ level: 'silent' })

async function opened(url: string): Promise<Store> {
  const store = await openPostgresStore({ url, log })
  onTestFinished(() => store.close())
  return store
}

/** Adds a page view as an earlier release does. */
const earlierView = (url: string, day: string, page: string, campaign = '') =>
  command(
    url,
    `insert into traffic as stored values ('${day}', '${page}', '', '${campaign}', 1, 1, 0, 0)
      on conflict (day, page, referrer, campaign) do update set
        views = stored.views + 1, visits = stored.visits + 1`,
  )

const earlierRows = async (url: string) =>
  (
    await command(
      url,
      `select day::text, page, referrer, campaign, views::int, visits::int, starts::int, begun::int
        from traffic order by 1, 2, 3, 4`,
    )
  ).rows

const columns = ['day', 'page', 'referrer', 'campaign', 'views', 'visits', 'starts', 'begun']
const none = { referrer: '', campaign: '', starts: 0, begun: 0 }

test('counts of an earlier release become records, and what it counts after going back to it is added to them', async () => {
  const url = await newDatabase(inject('postgresUrl'))
  await (await opened(url)).close()
  await earlierView(url, '2026-10-31', '/')
  await earlierView(url, '2026-11-01', '/', 'büro / 🏔')

  const first = await opened(url)
  const all = ['/', '', '', 1, 1, 0, 0]
  expect(await readAll(first, 'traffic')).toEqual([
    { id: '2026-10', columns, rows: [['2026-10-31', ...all]] },
    { id: '2026-11', columns, rows: [['2026-11-01', '/', '', 'büro / 🏔', 1, 1, 0, 0]] },
  ])
  expect(await earlierRows(url)).toEqual([])
  await first.traffic.add([{ ...none, day: '2026-11-01', page: '/', views: 2, visits: 0 }])
  await first.close()

  await earlierView(url, '2026-11-01', '/')
  await earlierView(url, '2026-11-02', '/roofing')
  const second = await opened(url)
  expect((await readAll(second, 'traffic'))[1]).toEqual({
    id: '2026-11',
    columns,
    rows: [
      ['2026-11-01', '/', '', '', 3, 1, 0, 0],
      ['2026-11-01', '/', '', 'büro / 🏔', 1, 1, 0, 0],
      ['2026-11-02', '/roofing', '', '', 1, 1, 0, 0],
    ],
  })
})

test('counts move back for an earlier release, are added to its own, and come again', async () => {
  const url = await newDatabase(inject('postgresUrl'))
  const first = await opened(url)
  const page = { ...none, page: '/', views: 2, visits: 1 }
  await first.traffic.add([
    { ...page, day: '2026-10-31' },
    { ...page, day: '2026-11-01' },
  ])
  await first.close()
  await earlierView(url, '2026-11-01', '/')
  await downgradePostgres(declarations, url)
  expect(await earlierRows(url)).toEqual([
    { ...page, day: '2026-10-31' },
    { ...page, day: '2026-11-01', views: 3, visits: 2 },
  ])
  expect((await command(url, 'select id from traffic_days')).rows).toEqual([])
  const second = await opened(url)
  expect((await second.traffic.sums('2026-10-01', '2026-11-30')).day).toEqual(
    new Map([
      ['2026-10-31', { views: 2, visits: 1, starts: 0, begun: 0 }],
      ['2026-11-01', { views: 3, visits: 2, starts: 0, begun: 0 }],
    ]),
  )
})

test('moving back merges rows that differ in a later key, and leaves days that only a later release can read', async () => {
  const url = await newDatabase(inject('postgresUrl'))
  const store = await opened(url)
  const row = ['2026-11-01', '/', '', '', 1, 1, 0, 0]
  await store.bulk.add('traffic', [
    {
      id: '2026-11',
      columns: [...columns, 'device'],
      rows: [
        [...row, 'desk'],
        [...row, 'phone'],
      ],
    },
  ])
  await store.bulk.add('traffic', [{ id: '2026-11-02', rows: 'compressed' }], 'unreadable')
  await store.close()
  await downgradePostgres(declarations, url)
  expect(await earlierRows(url)).toEqual([
    { ...none, day: '2026-11-01', page: '/', views: 2, visits: 2 },
  ])
  await earlierView(url, '2026-11-02', '/')
  const again = await opened(url)
  expect(await earlierRows(url)).toEqual([
    { ...none, day: '2026-11-02', page: '/', views: 1, visits: 1 },
  ])
  expect((await again.traffic.sums('2026-11-01', '2026-11-30')).day.size).toBe(1)
})

test('processes that start together move counts once, while others count the same day', async () => {
  const url = await newDatabase(inject('postgresUrl'))
  const running = await opened(url)
  for (let day = 10; day < 30; day += 1) await earlierView(url, `2026-11-${day}`, '/')
  const counting = Array.from({ length: 20 }, (_, n) =>
    running.traffic.add([{ ...none, day: `2026-11-${10 + n}`, page: '/', views: 1, visits: 0 }]),
  )
  const starting = Promise.all([opened(url), opened(url), opened(url)])
  await Promise.all(counting)
  const [store] = await starting
  const { day, page } = await store.traffic.sums('2026-11-01', '2026-11-30')
  expect(day.size).toBe(20)
  expect(page.get('/')).toEqual({ views: 40, visits: 20, starts: 0, begun: 0 })
})

test('two processes that add to one day at once lose nothing', async () => {
  const url = await newDatabase(inject('postgresUrl'))
  const stores = [await opened(url), await opened(url)]
  const pages = ['/', '/roofing']
  const counts = pages.map((page) => ({ ...none, day: '2026-11-21', page, views: 1, visits: 0 }))
  await Promise.all(
    Array.from({ length: 20 }, () => stores.map((store) => store.traffic.add(counts))).flat(),
  )
  const { page } = (await stores[0]?.traffic.sums('2026-11-21', '2026-11-21')) ?? {}
  expect(pages.map((name) => page?.get(name)?.views)).toEqual([40, 40])
})

test('a probe of an earlier release is flagged, also one that it stores after going back to it', async () => {
  const url = await newDatabase(inject('postgresUrl'))
  await (await opened(url)).close()
  const known = Object.keys(leads.columns).filter((name) => name !== 'probe')
  const addEarlier = async (id: string, key: string) => {
    const store = await opened(url)
    await store.bulk.add('leads', [{ ...aLead(id, key), fingerprint: probeFingerprint(key) }])
    await store.close()
    await command(url, `update leads set probe = false where id = '${id}'`)
    await command(
      url,
      `update declared_columns set columns = '{${[...known, 'search_text'].join()}}' where collection = 'leads'`,
    )
  }
  await addEarlier('HP-AAAAA2', 'a')
  await addEarlier('HP-BBBBB2', 'b')
  const store = await opened(url)
  expect(await store.collections.leads.count({ probe: { is: false } })).toBe(0)
})

test('going back to the earlier release makes records in a language that it does not know English', async () => {
  const url = await newDatabase(inject('postgresUrl'))
  const store = await opened(url)
  const inLanguage = (id: string, language: string) => ({ ...aLead(id), language })
  await store.bulk.add('leads', [inLanguage('HP-AAAAA2', 'fr'), inLanguage('HP-AAAAA3', 'es')])
  const subscriber = { ...aSubscriber('sue@example.com'), language: 'fr' }
  await store.bulk.add('subscribers', [subscriber])
  await store.close()
  await downgradePostgres(declarations, url)
  const stored = await command(url, `select record->>'language' as language from leads order by id`)
  expect(stored.rows).toEqual([{ language: 'en' }, { language: 'es' }])
  const listed = await command(
    url,
    `select language, record->>'language' as stored from subscribers`,
  )
  expect(listed.rows).toEqual([{ language: 'en', stored: 'en' }])
})
