import { pino } from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { aLead } from '../../records/sample-lead.ts'
import { command, newDatabase } from '../../testing/postgres-server.ts'
import { openPostgresStore } from './open.ts'

/** Notes on every write of a lead what its commit promises. */
const noteThePromise = `
  create table promised (of text);
  create function note() returns trigger language plpgsql as $$ begin
    insert into promised values (current_setting('synchronous_commit'));
    return new;
  end $$;
  create trigger note before insert or update on leads for each row execute function note()`

test('a commit waits for the disk, also on a server whose default is not to', async () => {
  const url = await newDatabase(inject('postgresUrl'))
  await command(
    url,
    `alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`,
  )
  const store = await openPostgresStore({ url, log: pino({ level: 'silent' }) })
  onTestFinished(() => store.close())
  await command(url, noteThePromise)
  const lead = aLead('HP-AAAAA2', 'key')
  await store.leads.settle({ idempotencyKey: 'key' }, () => ({ add: lead, answer: 0 }))
  await store.leads.work(lead.id, () => ({ change: { ...lead, version: 2 }, answer: 0 }))
  await store.whole.add('leads', [aLead('HP-AAAAA3', 'another')])
  expect((await command(url, 'select of from promised')).rows).toEqual([
    { of: 'on' },
    { of: 'on' },
    { of: 'on' },
  ])
})
