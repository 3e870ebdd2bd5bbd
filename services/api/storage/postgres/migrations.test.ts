import { pino } from 'pino'
import { expect, inject, test } from 'vitest'
import { aLead } from '../../leads/sample-lead.ts'
import { command, newDatabase } from '../../testing/postgres-server.ts'
import { openPostgresStore } from '../../store.ts'

const log = pino({ level: 'silent' })

test('leads stored before the search columns existed are found after a migration', async () => {
  const url = await newDatabase(inject('postgresUrl'))
  const old = await openPostgresStore({ url, log })
  const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
  const leads = Array.from({ length: 600 }, (_, n) => ({
    ...aLead(`HP-AAAA${alphabet.charAt(Math.floor(n / 30))}${alphabet.charAt(n % 30)}`),
    name: `Visitor ${n}`,
  }))
  await old.bulk.add('leads', leads)
  await old.close()
  // The tables as they were before.
  const columns = [
    'status',
    'assignee',
    'tags',
    'service_type',
    'due_at',
    'name_key',
    'won_value',
    'merged_into',
    'landing',
    'referrer_host',
    'campaign_name',
    'answer_minutes',
  ]
  for (const table of ['leads', 'quarantined_leads'])
    for (const column of [...columns, 'search_text'])
      await command(url, `alter table ${table} drop column ${column}`)
  for (const table of ['leads', 'quarantined_leads'])
    await command(url, `drop index ${table}_received`)
  await command(url, `alter table mail drop column event_at`)
  await command(url, `drop table traffic`)
  await command(url, `delete from kysely_migration where name > '0001-records'`)

  const store = await openPostgresStore({ url, log })
  const search = { words: ['visitor', '599'], sort: 'name', order: 'asc' } as const
  const found = await store.leads.search(search, 0, 10)
  expect(found.leads).toEqual([leads[599]])
  expect(found.counts.new).toBe(1)
  expect((await store.leads.search({ ...search, words: [] }, 0, 1)).total).toBe(600)
  await store.close()
})
