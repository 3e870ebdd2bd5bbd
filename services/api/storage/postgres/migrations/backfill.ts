import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import type { CollectionDeclaration, StoredRecord } from '../../collection.ts'
import type { Declarations } from '../../engine.ts'
import { columnValues, tableRef } from '../sql/table-mapping.ts'

const batchSize = 500

const storedRows = z.array(
  z.object({
    seq: z.string(),
    id: z.string(),
    record: z.record(z.string(), z.unknown()),
    mail: z.array(z.unknown()),
  }),
)

/**
 * Fills columns of a collection's table that a migration has added, those and no later ones, from the records; a portion
 * at a time.
 */
export type Backfill = (
  db: Kysely<unknown>,
  collection: string,
  columns: readonly string[],
) => Promise<void>

export const backfillFor =
  (declarations: Declarations): Backfill =>
  async (db, name, columns) => {
    const declared = declarations[name] as CollectionDeclaration<StoredRecord>
    const table = tableRef(declared)
    for (let after = '0'; ;) {
      const next = sql`select seq, id, record, coalesce(
          (select json_agg("row" order by position) from mail
            where collection = ${name} and record_id = ${table}.id), '[]') as mail
        from ${table} where seq > ${after} order by seq limit ${batchSize}`
      const rows = storedRows.parse((await next.execute(db)).rows)
      for (const { seq, id, record, mail } of rows) {
        const values = columnValues(declared, declared.record.parse({ ...record, mail }))
        const set = sql.join(
          columns.map((column) => sql`${sql.ref(column)} = ${values[column] ?? null}`),
        )
        await sql`update ${table} set ${set} where id = ${id}`.execute(db)
        after = seq
      }
      if (rows.length < batchSize) return
    }
  }
