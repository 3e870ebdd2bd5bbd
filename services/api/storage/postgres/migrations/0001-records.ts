import { sql, type Kysely, type Migration } from 'kysely'

/** Leads, subscribers, both in quarantine too, people, their mail, counters and secrets. */
export const records: Migration = {
  up: async (db) => {
    for (const name of ['leads', 'quarantined_leads']) {
      await recordTable(db, name)
        .addColumn('received_at', 'timestamptz', (column) => column.notNull())
        .addColumn('idempotency_key', 'text')
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .execute()
      // A unique index: whatever the code does, a key makes one lead.
      await db.schema
        .createIndex(`${name}_key`)
        .unique()
        .on(name)
        .column('idempotency_key')
        .execute()
      await db.schema
        .createIndex(`${name}_words`)
        .on(name)
        .columns(['fingerprint', 'received_at'])
        .execute()
    }
    for (const name of ['subscribers', 'quarantined_subscribers']) {
      await recordTable(db, name)
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .execute()
    }
    await recordTable(db, 'people')
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('sessions', sql`text[]`, (column) => column.notNull())
      .execute()
    await sql`create unique index people_one_owner on people (role) where role = 'owner'`.execute(
      db,
    )
    await sql`create index people_sessions on people using gin (sessions)`.execute(db)
    await db.schema
      .createTable('mail')
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('record_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('next_attempt_at', 'timestamptz', (column) => column.notNull())
      .addColumn('leased_until', 'timestamptz')
      .addColumn('row', 'json', (column) => column.notNull())
      .addPrimaryKeyConstraint('mail_pkey', ['collection', 'record_id', 'id'])
      .execute()
    await sql`create index mail_due on mail (next_attempt_at) where state = 'waiting'`.execute(db)
    // Unlogged: counters need not survive a power cut and must not cost a write to the log.
    await sql`create unlogged table counters
      (name text primary key, count integer not null, until timestamptz not null)`.execute(db)
    await db.schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}

const recordTable = (db: Kysely<unknown>, name: string) =>
  db.schema
    .createTable(name)
    .addColumn('seq', 'bigserial', (column) => column.notNull().unique())
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('record', 'json', (column) => column.notNull())
