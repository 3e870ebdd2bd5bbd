import { sql, type Kysely, type Migration } from 'kysely'

/** All tables as release 0.1.0 had them. */
export const records: Migration = {
  up: async (db) => {
    for (const name of ['leads', 'quarantined_leads']) await leadTable(db, name)
    for (const name of ['subscribers', 'quarantined_subscribers']) {
      await recordTable(db, name)
      await sql`alter table ${sql.table(name)}
        add column email text not null unique, add column state text not null,
        add column search_text text collate "C" not null`.execute(db)
      await index(db, name, 'state', sql`(state, seq desc)`)
    }
    await recordTable(db, 'people')
    await sql`alter table people add column email text not null unique, add column role text not null,
      add column sessions text[] not null`.execute(db)
    await index(db, 'people', 'sessions', sql`using gin (sessions)`)
    await recordTable(db, 'audit')
    await recordTable(db, 'settings')
    // Every process is notified when a change of a setting is committed.
    // oxlint-disable-next-line project/firm-names -- the name of the channel (contract/stored-prefix.ts), in a migration that has run
    await sql`create or replace function tell_settings() returns trigger language plpgsql as $$ begin
        perform pg_notify('highpine_leads', 'settings');
        return null;
      end $$`.execute(db)
    await sql`create trigger told after insert or update or delete on settings
      for each statement execute function tell_settings()`.execute(db)
    // Emails and webhooks differ in a column: the time of a webhook's event.
    await sql`create table mail (
      collection text not null, record_id text not null, id text not null, position integer not null,
      state text not null, next_attempt_at timestamptz not null, leased_until timestamptz, "row" json not null,
      event_at text collate "C" generated always as ("row" -> 'event' ->> 'at') stored,
      primary key (collection, record_id, id))`.execute(db)
    await index(db, 'mail', 'due', sql`(next_attempt_at) where state = 'waiting'`)
    await index(db, 'mail', 'events', sql`(event_at desc, id desc) where event_at is not null`)
    await sql`create table traffic (
      day date not null, page text not null, referrer text not null, campaign text not null,
      views bigint not null, visits bigint not null, starts bigint not null, begun bigint not null,
      primary key (day, page, referrer, campaign))`.execute(db)
    // Unlogged: counters need not survive a power cut and must not cost a write to the log.
    await sql`create unlogged table counters
      (name text primary key, count integer not null, until timestamptz not null)`.execute(db)
    await sql`create table secrets (name text primary key, value text not null)`.execute(db)
  },
}

async function leadTable(db: Kysely<unknown>, name: string): Promise<void> {
  await recordTable(db, name)
  // Collation "C": an order that does not depend on the database's locale.
  await sql`alter table ${sql.table(name)}
    add column received_at timestamptz not null, add column idempotency_key text,
    add column fingerprint text not null, add column status text not null, add column assignee text,
    add column tags text[] not null, add column service_type text not null,
    add column due_at timestamptz, add column name_key text collate "C" not null,
    add column won_value bigint, add column merged_into text,
    add column search_text text collate "C" not null, add column landing text not null,
    add column referrer_host text not null, add column campaign_name text not null,
    add column answer_minutes integer`.execute(db)
  // Whatever the code does, a key makes one lead.
  await sql`create unique index ${sql.ref(`${name}_key`)} on ${sql.table(name)} (idempotency_key)`.execute(
    db,
  )
  for (const [what, indexed] of [
    ['words', sql`(fingerprint, received_at)`],
    ['status', sql`(status, seq desc)`],
    ['assignee', sql`(assignee, seq desc)`],
    ['received', sql`(received_at)`],
    ['name', sql`(name_key, seq desc)`],
    ['due', sql`(due_at, seq desc) where due_at is not null`],
    ['value', sql`(won_value, seq desc) where won_value is not null`],
    ['tags', sql`using gin (tags)`],
  ] as const)
    await index(db, name, what, indexed)
}

const recordTable = (db: Kysely<unknown>, name: string) =>
  sql`create table ${sql.table(name)}
    (seq bigserial not null unique, id text primary key, record json not null)`.execute(db)

const index = (db: Kysely<unknown>, table: string, what: string, indexed: ReturnType<typeof sql>) =>
  sql`create index ${sql.ref(`${table}_${what}`)} on ${sql.table(table)} ${indexed}`.execute(db)
