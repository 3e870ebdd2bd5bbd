import { sql, type QueryExecutorProvider } from 'kysely'
import type { CollectionDeclaration, StoredRecord } from '../../collection.ts'
import type { Declarations } from '../../engine.ts'
import { UnreadableRecord } from '../../stored-format.ts'
import { columnValues, readRows, selectRecords, tableRef } from '../sql/table-mapping.ts'

const batchSize = 500

/**
 * Fills columns of a collection's table that were added, those and no later ones, from the records; a portion
 * at a time.
 */
export type Backfill = (
  db: QueryExecutorProvider,
  collection: string,
  columns: readonly string[],
) => Promise<void>

export const backfillFor =
  (declarations: Declarations): Backfill =>
  async (db, name, columns) => {
    const declared = declarations[name] as CollectionDeclaration<StoredRecord>
    const table = tableRef(declared)
    for (let after = '0'; ;) {
      const next = selectRecords(
        declared,
        sql`where seq > ${after} order by seq limit ${batchSize}`,
      )
      const rows = readRows(declared, (await next.execute(db)).rows)
      for (const { seq, record } of rows) {
        after = seq
        if (record instanceof UnreadableRecord) continue
        const values = columnValues(declared, record)
        const set = sql.join(
          columns.map((column) => sql`${sql.ref(column)} = ${values[column] ?? null}`),
        )
        await sql`update ${table} set ${set} where id = ${record.id}`.execute(db)
      }
      if (rows.length < batchSize) return
    }
  }
