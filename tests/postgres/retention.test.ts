import { pino } from 'pino'
import { expect, inject, test } from 'vitest'
import { createEraser } from '../../services/api/erasure/eraser.ts'
import { restoreOrphanedDuplicates } from '../../services/api/leads/management/merge-leads.ts'
import { aLead } from '../../services/api/testing/sample-lead.ts'
import { eraseExpired } from '../../services/api/erasure/retention.ts'
import { openPostgresStore } from '../../services/api/store.ts'
import { newDatabase } from '../../services/api/testing/postgres-server.ts'

test('a won lead that was merged is listed again when retention erases the lead it was merged into', async () => {
  const log = pino({ level: 'silent' })
  const store = await openPostgresStore({ url: await newDatabase(inject('postgresUrl')), log })
  const now = () => new Date('2030-11-05T10:00:00.000Z')
  await store.bulk.add('leads', [
    { ...aLead('HP-AAAAA2'), mergedFrom: ['HP-BBBBB2'] },
    { ...aLead('HP-BBBBB2'), status: 'won', mergedInto: 'HP-AAAAA2' },
  ])
  const files = {
    removeAttachments: () => Promise.resolve(),
    removeEmails: () => Promise.resolve(),
  }
  const requestRecipients = () => Promise.resolve([])
  const eraser = createEraser({
    store,
    files,
    requestRecipients,
    addressKey: 'key',
    now,
    log,
  })
  const afterwards = restoreOrphanedDuplicates({ store, now })
  await eraseExpired({
    store,
    days: { RETENTION_DAYS: 1095, APPLICATION_RETENTION_DAYS: 365 },
    eraser,
    afterwards,
    now,
  })
  const search = { words: [], sort: 'received', order: 'desc' } as const
  const { leads, counts } = await store.leads.search(search, 0, 10)
  expect([leads.map(({ id }) => id), counts.won]).toEqual([['HP-BBBBB2'], 1])
  expect(await store.leads.mergedInto('HP-AAAAA2')).toEqual([])
  await store.close()
})
