import { sql, type Migration } from 'kysely'
import { tableRef } from '../sql/table-mapping.ts'
import type { Backfill } from './backfill.ts'

const columns = [
  'status',
  'assignee',
  'tags',
  'service_type',
  'due_at',
  'name_key',
  'won_value',
  'merged_into',
  'search_text',
]

/** What staff search and sort leads by: columns beside the record, and their indices. */
export const leadSearch = (backfill: Backfill): Migration => ({
  up: async (db) => {
    for (const collection of ['leads', 'quarantined-leads']) {
      const [table, name] = [tableRef({ name: collection }), collection.replaceAll('-', '_')]
      // Collation "C": an order that does not depend on the database's locale.
      await sql`alter table ${table}
        add column status text, add column assignee text, add column tags text[],
        add column service_type text, add column due_at timestamptz,
        add column name_key text collate "C", add column won_value bigint, add column merged_into text,
        add column search_text text collate "C"`.execute(db)
      await backfill(db, collection, columns)
      await sql`alter table ${table}
        alter column status set not null, alter column tags set not null,
        alter column service_type set not null, alter column name_key set not null,
        alter column search_text set not null`.execute(db)
      for (const [index, indexed] of [
        ['status', sql`(status, seq desc)`],
        ['assignee', sql`(assignee, seq desc)`],
        ['received', sql`(received_at)`],
        ['name', sql`(name_key, seq desc)`],
        ['due', sql`(due_at, seq desc) where due_at is not null`],
        ['value', sql`(won_value, seq desc) where won_value is not null`],
        ['tags', sql`using gin (tags)`],
      ] as const) {
        const indexName = sql.ref(`${name}_${index}`)
        await sql`create index ${indexName} on ${table} ${indexed}`.execute(db)
      }
    }
  },
})
