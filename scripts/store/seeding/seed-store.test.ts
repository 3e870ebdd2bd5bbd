import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { aLead } from '../../../services/api/testing/sample-lead.ts'
import { temporaryFolder } from '../../../services/api/testing/temporary-folder.ts'
import { openJsonFileStore } from '../../../services/api/store.ts'
import { seedStore } from './seed-store.ts'
import { everyHour } from '../../../services/api/testing/test-firm.ts'
import { syntheticLead } from './synthetic-lead.ts'
import { StoreNotEmptyError } from '../../../services/api/storage/errors.ts'
import { seedDataFolder } from './seed-data-folder.ts'

const now = new Date('2026-11-05T12:00:00.000Z')

async function emptyStore() {
  const store = await openJsonFileStore({
    folder: await temporaryFolder(),
    log: pino({ level: 'silent' }),
  })
  onTestFinished(() => store.close())
  return store
}

test('synthetic leads are tagged, have no unsent email, and include every status', async () => {
  const store = await emptyStore()
  await seedStore(store.bulk, { count: 700, now })
  const all = { words: [], sort: 'received', order: 'desc' } as const
  const { leads, total, counts } = await store.leads.search({ ...all, tag: 'synthetic' }, 0, 1)
  expect(total).toBe(700)
  // The last one is new and unanswered.
  expect(leads).toMatchObject([{ receivedAt: now.toISOString(), status: 'new' }])
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(30)
  expect(await store.outbox.due(new Date('2030-01-01'), 10)).toEqual([])
  expect((await store.leads.search({ ...all, words: ['alvarez'] }, 0, 1)).total).toBeGreaterThan(20)
})

test('synthetic leads are due in office hours', () => {
  const officeTime = new Intl.DateTimeFormat('en', {
    timeZone: 'America/Chicago',
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  })
  const due = Array.from({ length: 300 }, (_, n) => {
    const { dueAt = '' } = syntheticLead(n, { count: 300, now })
    return officeTime.format(new Date(dueAt))
  })
  expect(due.filter((time) => !/^(Mon|Tue|Wed|Thu|Fri|Sat), (0[89]|1[0-8])$/.test(time))).toEqual(
    [],
  )
})

test('synthetic leads of a firm have its prefix and come from its pages', () => {
  const firm = {
    referencePrefix: 'CSB',
    responseSla: everyHour,
    types: [{ id: 'repairs', label: { en: 'Repairs' }, services: ['roofing'] }],
    pages: ['/roofing-bend-oregon'],
  }
  expect(syntheticLead(1, { count: 2, now, firm })).toMatchObject({
    id: 'CSB-222223',
    page: '/roofing-bend-oregon',
    serviceType: 'repairs',
    services: ['roofing'],
  })
})

test('a store with page-view counts can be seeded', async () => {
  const store = await emptyStore()
  const none = { referrer: '', campaign: '', visits: 1, starts: 0, begun: 0 }
  await store.traffic.add([{ day: '2026-11-05', page: '/', views: 1, ...none }])
  await seedStore(store.bulk, { count: 3, now })
  expect((await store.leads.newestFirst(0, 1)).total).toBe(3)
})

test('seeding a store that is not empty fails and changes nothing', async () => {
  const store = await emptyStore()
  await store.bulk.add('quarantined-leads', [aLead('HP-AAAAA2')])
  await expect(seedStore(store.bulk, { count: 10, now })).rejects.toThrow(StoreNotEmptyError)
  expect((await store.leads.newestFirst(0, 1)).total).toBe(0)
})

test('leads seeded directly into files are read by the store', async () => {
  const folder = await temporaryFolder()
  await seedDataFolder(folder, { count: 5_000, now: new Date('2026-11-05T12:00:00.000Z') })
  const store = await openJsonFileStore({ folder, log: pino({ level: 'silent' }) })
  const { leads, total } = await store.leads.newestFirst(0, 1)
  await store.close()
  expect([total, leads[0]?.idempotencyKey]).toEqual([5_000, 'synthetic-4999'])
})
