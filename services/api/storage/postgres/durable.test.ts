import { pino } from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { aLead } from '../../testing/sample-lead.ts'
import { command, newDatabase } from '../../testing/postgres-server.ts'
import { openPostgresStore } from '../../store.ts'

/** Records the `synchronous_commit` setting of every write of a lead. */
const noteThePromise = `
  create table recorded (of text);
  create function note() returns trigger language plpgsql as $$ begin
    insert into recorded values (current_setting('synchronous_commit'));
    return new;
  end $$;
  create trigger note before insert or update on leads for each row execute function note()`

test('a commit is synced to disk even where asynchronous commits are the default', async () => {
  const url = await newDatabase(inject('postgresUrl'))
  await command(
    url,
    `alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`,
  )
  const store = await openPostgresStore({ url, log: pino({ level: 'silent' }) })
  onTestFinished(() => store.close())
  await command(url, noteThePromise)
  const lead = aLead('HP-AAAAA2', 'key')
  await store.leads.transactByForm({ idempotencyKey: 'key' }, () => ({ add: lead, answer: 0 }))
  await store.leads.transact(lead.id, () => ({ change: { ...lead, version: 2 }, answer: 0 }))
  await store.bulk.add('leads', [aLead('HP-AAAAA3', 'another')])
  expect((await command(url, 'select of from recorded')).rows).toEqual([
    { of: 'on' },
    { of: 'on' },
    { of: 'on' },
  ])
})
