import { sql, type Kysely } from 'kysely'
import {
  allColumns,
  derivation,
  searchColumn,
  type CollectionDeclaration,
  type StoredRecord,
} from '../../collection.ts'
import type { Declarations } from '../../engine.ts'
import { UnreadableRecord } from '../../stored-format.ts'
import { columnValues, readRows, selectRecords, tableRef } from '../sql/table-mapping.ts'

const batchSize = 250

const types = {
  text: sql`text`,
  moment: sql`timestamptz`,
  number: sql`double precision`,
  flag: sql`boolean`,
  list: sql`text[]`,
}

/**
 * Derives the columns again of rows that another release has written, which folds text or reads numbers in another way
 * and may have been started again since. Each batch is a transaction of its own: other processes serve meanwhile.
 */
export async function refreshColumns<DB>(
  db: Kysely<DB>,
  declarations: Declarations,
): Promise<void> {
  for (const declared of Object.values(declarations)) {
    const collection = declared as CollectionDeclaration<StoredRecord>
    if (collection.searchText) await refreshCollection(db, collection)
  }
}

async function refreshCollection<DB>(
  db: Kysely<DB>,
  declared: CollectionDeclaration<StoredRecord>,
): Promise<void> {
  const stale = sql`not coalesce(starts_with(${sql.ref(searchColumn)}, ${derivation}), false)`
  for (let after: string | undefined = '0'; after !== undefined;) {
    const from: string = after
    after = await db.transaction().execute(async (tx) => {
      const locked = await sql<{ seq: string }>`
        select seq from ${tableRef(declared)} where seq > ${from} and ${stale}
        order by seq limit ${batchSize} for update`.execute(tx)
      const seqs = locked.rows.map(({ seq }) => seq)
      if (seqs.length === 0) return undefined
      const { rows } = await selectRecords(
        declared,
        sql`where seq = any(${seqs}::bigint[])`,
      ).execute(tx)
      // A record that this release cannot read keeps its columns.
      const records = readRows(declared, rows).flatMap(({ record }) =>
        record instanceof UnreadableRecord ? [] : record,
      )
      if (records.length > 0) await updateStatement(declared, records).execute(tx)
      return seqs.at(-1)
    })
  }
}

function updateStatement(
  declared: CollectionDeclaration<StoredRecord>,
  records: readonly StoredRecord[],
) {
  const columns = Object.entries(allColumns(declared))
  const set = columns.map(([name]) => sql`${sql.ref(name)} = fresh.${sql.ref(name)}`)
  const names = columns.map(([name]) => sql.ref(name))
  const rows = records.map((record) => {
    const values = columnValues(declared, record)
    const typed = columns.map(([name, { type }]) => sql`${values[name] ?? null}::${types[type]}`)
    return sql`(${sql.join([sql`${record.id}::text`, ...typed])})`
  })
  return sql`update ${tableRef(declared)} as stored set ${sql.join(set)}
    from (values ${sql.join(rows)}) as fresh (id, ${sql.join(names)}) where stored.id = fresh.id`
}
