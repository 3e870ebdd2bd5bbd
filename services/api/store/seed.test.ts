import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { aLead } from '../records/sample-lead.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openJsonFileStore } from './json-file/open.ts'
import { NotEmpty, seed } from './seed.ts'

const now = new Date('2026-11-05T12:00:00.000Z')

async function emptyStore() {
  const store = await openJsonFileStore({
    folder: await temporaryFolder(),
    log: pino({ level: 'silent' }),
  })
  onTestFinished(() => store.close())
  return store
}

test('made-up leads are marked, owe nobody a letter, and are of every status', async () => {
  const store = await emptyStore()
  await seed(store.whole, { count: 700, now })
  const all = { words: [], sort: 'received', order: 'desc' } as const
  const { leads, total, counts } = await store.leads.search({ ...all, tag: 'synthetic' }, 0, 1)
  expect(total).toBe(700)
  // The desk looks alive: the last one has just come, and waits.
  expect(leads).toMatchObject([{ receivedAt: now.toISOString(), status: 'new' }])
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(30)
  expect(await store.outbox.due(new Date('2030-01-01'), 10)).toEqual([])
  expect((await store.leads.search({ ...all, words: ['alvarez'] }, 0, 1)).total).toBeGreaterThan(20)
})

test('somebody who has looked at pages already can fill the store', async () => {
  const store = await emptyStore()
  const none = { referrer: '', campaign: '', visits: 1, starts: 0, begun: 0 }
  await store.traffic.add([{ day: '2026-11-05', page: '/', views: 1, ...none }])
  await seed(store.whole, { count: 3, now })
  expect((await store.leads.newestFirst(0, 1)).total).toBe(3)
})

test('a store that holds anything is left as it is', async () => {
  const store = await emptyStore()
  await store.whole.add('quarantined-leads', [aLead('HP-AAAAA2')])
  await expect(seed(store.whole, { count: 10, now })).rejects.toThrow(NotEmpty)
  expect((await store.leads.newestFirst(0, 1)).total).toBe(0)
})
