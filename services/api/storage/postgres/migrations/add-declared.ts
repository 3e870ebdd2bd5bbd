import { createHash } from 'node:crypto'
import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely'
import {
  allColumns,
  type CollectionDeclaration,
  type Column,
  type StoredRecord,
} from '../../collection.ts'
import type { Declarations } from '../../engine.ts'
import { tableName, tableRef } from '../sql/table-mapping.ts'
import { backfillFor } from './backfill.ts'

/** Texts sort by code point in every database, as in memory. */
const columnTypes: Record<Column<StoredRecord>['type'], RawBuilder<unknown>> = {
  text: sql`text collate "C"`,
  moment: sql`timestamptz`,
  number: sql`double precision`,
  flag: sql`boolean not null default false`,
  list: sql`text[] not null default '{}'`,
}

/**
 * Adds the tables, columns and indexes that are declared and missing, and fills new columns from the stored records;
 * also columns that the release that ran last did not know. Removes and changes nothing: that needs a migration.
 * @param db a transaction
 */
export async function addDeclared(
  db: QueryExecutorProvider,
  declarations: Declarations,
): Promise<void> {
  await lockDeclared(db)
  await sql`create table if not exists declared_columns
    (collection text primary key, columns text[] not null)`.execute(db)
  await sql`create table if not exists erasure_log (id text primary key, entry json not null)`.execute(
    db,
  )
  const existing = await existingColumns(db)
  const backfill = backfillFor(declarations)
  for (const declared of Object.values(declarations)) {
    const collection = declared as CollectionDeclaration<StoredRecord>
    const known = existing.get(tableName(collection))
    if (!known) await createTable(db, collection)
    const columns = Object.entries(allColumns(collection)).filter(([name]) => !known?.has(name))
    for (const [name, column] of columns) await addColumn(db, collection, name, column)
    await addCountedIndex(db, collection)
    const names = Object.keys(allColumns(collection))
    // The release that ran last has added and changed records without the columns that it did not know.
    const filled = await declareColumns(db, collection.name, names)
    const unfilled = names.filter((name) => !known?.has(name) || (filled && !filled.has(name)))
    if (known && unfilled.length > 0) await backfill(db, collection.name, unfilled)
  }
}

/** Serializes processes that start, until the transaction ends. */
export const lockDeclared = (tx: QueryExecutorProvider) =>
  sql`select pg_advisory_xact_lock(hashtextextended('declared tables', 0))`.execute(tx)

/**
 * Notes which columns this release fills from now on.
 * @returns those that the release before it has filled; undefined: it noted none
 */
async function declareColumns(
  db: QueryExecutorProvider,
  collection: string,
  columns: readonly string[],
): Promise<ReadonlySet<string> | undefined> {
  const before = sql<{ columns: string[] }>`
    select columns from declared_columns where collection = ${collection}`
  const [last] = (await before.execute(db)).rows
  await sql`insert into declared_columns values (${collection}, ${[...columns]}::text[])
    on conflict (collection) do update set columns = excluded.columns`.execute(db)
  return last && new Set(last.columns)
}

/** Returns the names of the columns of every table. */
async function existingColumns(
  db: QueryExecutorProvider,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const found = sql<{ table: string; columns: string[] }>`
    select table_name as table, array_agg(column_name::text) as columns
    from information_schema.columns where table_schema = current_schema() group by table_name`
  const { rows } = await found.execute(db)
  return new Map(rows.map(({ table, columns }) => [table, new Set(columns)]))
}

async function createTable(
  db: QueryExecutorProvider,
  declared: CollectionDeclaration<StoredRecord>,
): Promise<void> {
  const table = tableRef(declared)
  await sql`create table ${table}
    (seq bigserial not null unique, id text primary key, record json not null)`.execute(db)
  // Tells every process that what it has cached is stale (0001-records.ts).
  if (declared.cached)
    await sql`create trigger told after insert or update or delete on ${table}
      for each statement execute function tell_settings()`.execute(db)
}

async function addColumn(
  db: QueryExecutorProvider,
  declared: CollectionDeclaration<StoredRecord>,
  name: string,
  { type, lookup }: Column<StoredRecord>,
): Promise<void> {
  const [table, column] = [tableRef(declared), sql.ref(name)]
  await sql`alter table ${table} add column ${column} ${columnTypes[type]}`.execute(db)
  if (!lookup && name !== declared.parent) return
  const index = sql.ref(`${tableName(declared)}_${name}_lookup`)
  if (type === 'list')
    await sql`create index ${index} on ${table} using gin (${column})`.execute(db)
  else if (lookup === 'unique')
    await sql`create unique index ${index} on ${table} (${column})`.execute(db)
  else await sql`create index ${index} on ${table} (${column}, seq desc)`.execute(db)
}

/** Creates the index of the columns that are counted, and removes one of another release's columns. */
async function addCountedIndex(
  db: QueryExecutorProvider,
  declared: CollectionDeclaration<StoredRecord>,
): Promise<void> {
  const { counted = [] } = declared
  const prefix = `${tableName(declared)}_counted_`
  const name = prefix + createHash('sha256').update(counted.join()).digest('hex').slice(0, 8)
  const others = sql<{ indexname: string }>`select indexname from pg_indexes
    where schemaname = current_schema() and starts_with(indexname, ${prefix})
      and indexname <> ${name}`
  for (const { indexname } of (await others.execute(db)).rows)
    await sql`drop index ${sql.ref(indexname)}`.execute(db)
  if (counted.length === 0) return
  const columns = counted.map((one) => sql.ref(one))
  await sql`create index if not exists ${sql.ref(name)} on ${tableRef(declared)} (seq)
    include (${sql.join(columns)})`.execute(db)
}
