import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import type { CollectionDeclaration, StoredRecord } from '../../../storage/collection.ts'
import { columnValues, tableRef } from '../table-mapping.ts'

const batchSize = 500

const storedRows = z.array(
  z.object({
    seq: z.string(),
    id: z.string(),
    record: z.record(z.string(), z.unknown()),
    mail: z.array(z.unknown()),
  }),
)

/** Fills columns that a migration has added, those and no later ones, from the records; a portion at a time. */
export async function backfill<R extends StoredRecord, C extends string>(
  db: Kysely<unknown>,
  declared: CollectionDeclaration<R, C>,
  columns: readonly (C | 'search_text')[],
): Promise<void> {
  const table = tableRef(declared)
  for (let after = '0'; ;) {
    const next = sql`select seq, id, record, coalesce(
        (select json_agg("row" order by position) from mail
          where collection = ${declared.name} and record_id = ${table}.id), '[]') as mail
      from ${table} where seq > ${after} order by seq limit ${batchSize}`
    const rows = storedRows.parse((await next.execute(db)).rows)
    for (const { seq, id, record, mail } of rows) {
      const values = columnValues(declared, declared.record.parse({ ...record, mail }))
      const set = sql.join(columns.map((name) => sql`${sql.ref(name)} = ${values[name]}`))
      await sql`update ${table} set ${set} where id = ${id}`.execute(db)
      after = seq
    }
    if (rows.length < batchSize) return
  }
}
