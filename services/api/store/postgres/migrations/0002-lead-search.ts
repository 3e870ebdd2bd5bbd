import { sql, type Kysely, type Migration } from 'kysely'
import { z } from 'zod'
import { lead } from '../../../records/lead.ts'
import { searchColumns } from '../lead-search.ts'

const filledAtOnce = 500

/** What staff search and sort leads by: columns beside the record, and their indices. */
export const leadSearch: Migration = {
  up: async (db) => {
    for (const name of ['leads', 'quarantined_leads']) {
      const table = sql.table(name)
      // By bytes: an order that does not change with the database's language.
      await sql`alter table ${table}
        add column status text, add column assignee text, add column tags text[],
        add column service_type text, add column due_at timestamptz,
        add column name_key text collate "C", add column won_value bigint, add column merged_into text,
        add column search_text text collate "C"`.execute(db)
      await fill(db, name)
      await sql`alter table ${table}
        alter column status set not null, alter column tags set not null,
        alter column service_type set not null, alter column name_key set not null,
        alter column search_text set not null`.execute(db)
      for (const [index, columns] of [
        ['status', sql`(status, seq desc)`],
        ['assignee', sql`(assignee, seq desc)`],
        ['received', sql`(received_at)`],
        ['name', sql`(name_key, seq desc)`],
        ['due', sql`(due_at, seq desc) where due_at is not null`],
        ['value', sql`(won_value, seq desc) where won_value is not null`],
        ['tags', sql`using gin (tags)`],
      ] as const) {
        const indexName = sql.ref(`${name}_${index}`)
        await sql`create index ${indexName} on ${table} ${columns}`.execute(db)
      }
    }
  },
}

const kept = z.array(
  z.object({ seq: z.string(), id: z.string(), record: z.record(z.string(), z.unknown()) }),
)

/** Every lead that is there, a portion at a time. */
async function fill(db: Kysely<unknown>, name: string): Promise<void> {
  for (let after = '0'; ;) {
    const next = sql`select seq, id, record from ${sql.table(name)}
      where seq > ${after} order by seq limit ${filledAtOnce}`
    const rows = kept.parse((await next.execute(db)).rows)
    for (const { seq, id, record } of rows) {
      // Letters are rows of their own, and nothing is searched in them.
      const columns = Object.entries(searchColumns(lead.parse({ ...record, mail: [] })))
      const set = sql.join(columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
      await sql`update ${sql.table(name)} set ${set} where id = ${id}`.execute(db)
      after = seq
    }
    if (rows.length < filledAtOnce) return
  }
}
