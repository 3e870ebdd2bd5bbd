import { pino } from 'pino'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { openJsonFileStore } from './open.ts'
import { seedLeads } from './seed.ts'

test('seeded leads are what the store itself would have written', async () => {
  const folder = await temporaryFolder()
  await seedLeads(folder, { count: 5_000, now: new Date('2026-11-05T12:00:00.000Z') })
  const store = await openJsonFileStore({ folder, log: pino({ level: 'silent' }) })
  const { leads, total } = await store.leads.newestFirst(0, 1)
  await store.close()
  expect([total, leads[0]?.idempotencyKey]).toEqual([5_000, 'synthetic-4999'])
})
