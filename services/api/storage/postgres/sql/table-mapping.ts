import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import {
  allColumns,
  type CollectionDeclaration,
  type ColumnValue,
  type StoredRecord,
} from '../../collection.ts'

export const tableName = ({ name }: { name: string }) => name.replaceAll('-', '_')

export const tableRef = (declared: { name: string }) => sql.table(tableName(declared))

/** Selects the records that match `rest` (a where clause, an order, a limit), as rows for `parseRecords`. */
export function selectRecords<R extends StoredRecord>(
  kind: CollectionDeclaration<R>,
  rest: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const table = tableRef(kind)
  if (!kind.mail) return sql`select seq, record from ${table} ${rest}`
  return sql`
    select seq, record, coalesce(
      (select json_agg("row" order by position) from mail
        where collection = ${kind.name} and record_id = ${table}.id), '[]') as mail
    from ${table} ${rest}`
}

const storedRows = z.array(
  z.object({
    seq: z.string(),
    record: z.record(z.string(), z.unknown()),
    mail: z.array(z.unknown()).optional(),
  }),
)

/** Parses the records of rows, with their position in insertion order. */
export const parseRecords = <R extends StoredRecord>(
  kind: CollectionDeclaration<R>,
  rows: unknown[],
): { seq: string; record: R }[] =>
  storedRows.parse(rows).map(({ seq, record, mail }) => ({
    seq,
    record: kind.record.parse(mail ? { ...record, mail } : record),
  }))

/** Adds records and their emails, in one statement. */
export function insertStatement<R extends StoredRecord>(
  kind: CollectionDeclaration<R>,
  records: readonly R[],
): RawBuilder<unknown> {
  const rows = records.map((record) => rowValues(kind, record))
  const values = sql.join(rows.map((row) => sql`(${sql.join(Object.values(row))})`))
  return sql`
    with added as (
      insert into ${tableRef(kind)} (${columnNames(rows[0] ?? {})}) values ${values}
    ) ${upsertMailStatement(kind, records, sql``)}`
}

/** Returns the names of a row's columns, for an insert statement. */
export const columnNames = (row: object) => sql.join(Object.keys(row).map((name) => sql.ref(name)))

/** Writes the current version of a record, without its emails. */
export function updateStatement<R extends StoredRecord>(
  kind: CollectionDeclaration<R>,
  record: R,
): RawBuilder<unknown> {
  const columns = Object.entries(rowValues(kind, record))
  const set = sql.join(columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))
  return sql`update ${tableRef(kind)} set ${set} where id = ${record.id}`
}

/** Writes the emails of a record, and deletes those that it no longer has; unchanged (`known`) ones stay. */
export function updateMailStatement<R extends StoredRecord>(
  kind: CollectionDeclaration<R>,
  before: R | undefined,
  record: R,
): RawBuilder<unknown> | undefined {
  // Emails that this change did not touch stay: a worker may have claimed them.
  const known = new Set((before?.mail ?? []).map((row) => JSON.stringify(row)))
  const mail = record.mail ?? []
  const touched = new Set(mail.filter((row) => !known.has(JSON.stringify(row))).map(({ id }) => id))
  if (touched.size === 0 && mail.length === known.size) return undefined
  return sql`
    with gone as (
      delete from mail where collection = ${kind.name} and record_id = ${record.id}
        and id <> all(${mail.map(({ id }) => id)}::text[])
    ) ${upsertMailStatement(kind, [record], sql`where id = any(${[...touched]}::text[])`)}`
}

/** Inserts or updates emails of records. @param filter selects the emails, by `record_id` and `id` */
export function upsertMailStatement<R extends StoredRecord>(
  { name }: CollectionDeclaration<R>,
  records: readonly R[],
  filter: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const outboxRows = records.flatMap((record) =>
    (record.mail ?? []).map((row, position) => ({
      record_id: record.id,
      id: row.id,
      position,
      state: row.state,
      next_attempt_at: row.nextAttemptAt,
      row,
    })),
  )
  return sql`
    insert into mail (collection, record_id, id, position, state, next_attempt_at, "row")
    select ${name}, record_id, id, position, state, next_attempt_at, "row"
    from json_to_recordset(${JSON.stringify(outboxRows)}::json) as mail_row
      (record_id text, id text, position integer, state text, next_attempt_at timestamptz, "row" json)
    ${filter}
    on conflict (collection, record_id, id) do update set
      position = excluded.position, state = excluded.state,
      next_attempt_at = excluded.next_attempt_at, "row" = excluded."row"`
}

/** Returns the values of a row: the record without its emails, which are rows of `mail`, and its columns. */
export const rowValues = <R extends StoredRecord>(kind: CollectionDeclaration<R>, record: R) => ({
  id: record.id,
  record: JSON.stringify({ ...record, mail: undefined }),
  ...columnValues(kind, record),
})

export const columnValues = <R extends StoredRecord>(
  kind: CollectionDeclaration<R>,
  record: R,
): Record<string, ColumnValue> =>
  Object.fromEntries(
    Object.entries(allColumns(kind)).map(([name, { valueOf }]) => [name, valueOf(record)]),
  )
