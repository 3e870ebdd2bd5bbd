import { sql, type Kysely, type Migration } from 'kysely'
import { z } from 'zod'
import { subscriber } from '../../../records/subscriber.ts'
import { searchColumns } from '../subscribers.ts'

const batchSize = 500

/** Columns and an index for searching subscribers. */
export const subscriberSearch: Migration = {
  up: async (db) => {
    for (const name of ['subscribers', 'quarantined_subscribers']) {
      const table = sql.table(name)
      await sql`alter table ${table}
        add column if not exists state text,
        add column if not exists search_text text collate "C"`.execute(db)
      await backfill(db, name)
      await sql`alter table ${table}
        alter column state set not null, alter column search_text set not null`.execute(db)
      await sql`create index if not exists ${sql.ref(`${name}_state`)}
        on ${table} (state, seq desc)`.execute(db)
    }
  },
}

const storedRows = z.array(
  z.object({
    seq: z.string(),
    id: z.string(),
    record: z.record(z.string(), z.unknown()),
    mail: z.array(z.unknown()),
  }),
)

/** Every subscriber, a portion at a time. */
async function backfill(db: Kysely<unknown>, name: string): Promise<void> {
  const [table, collection] = [sql.table(name), name.replaceAll('_', '-')]
  for (let after = '0'; ;) {
    const next = sql`select seq, id, record, coalesce(
        (select json_agg("row" order by position) from mail
          where collection = ${collection} and record_id = ${table}.id), '[]') as mail
      from ${table} where seq > ${after} order by seq limit ${batchSize}`
    const rows = storedRows.parse((await next.execute(db)).rows)
    for (const { seq, id, record, mail } of rows) {
      const columns = Object.entries(searchColumns(subscriber.parse({ ...record, mail })))
      const set = sql.join(columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
      await sql`update ${table} set ${set} where id = ${id}`.execute(db)
      after = seq
    }
    if (rows.length < batchSize) return
  }
}
