import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { OutboxRow } from '../../../outbox/outbox-row.ts'
import {
  allColumns,
  type CollectionDeclaration,
  type Column,
  type ColumnValue,
  type StoredRecord,
} from '../../collection.ts'
import { storedFormat, UnreadableRecord } from '../../stored-format.ts'

type Named = Pick<CollectionDeclaration<StoredRecord>, 'name' | 'table'>

export const tableName = ({ name, table = name.replaceAll('-', '_') }: Named) => table

export const tableRef = (declared: Named) => sql.table(tableName(declared))

/** Selects the records that match `rest` (a where clause, an order, a limit), as rows for `readRows`. */
export function selectRecords<R extends StoredRecord>(
  kind: CollectionDeclaration<R>,
  rest: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const table = tableRef(kind)
  if (!kind.mail) return sql`select seq, id, record from ${table} ${rest}`
  return sql`
    select seq, id, record, coalesce(
      (select json_agg("row" order by position) from mail
        where collection = ${kind.name} and record_id = ${table}.id), '[]') as mail
    from ${table} ${rest}`
}

const storedRows = z.array(
  z.object({
    seq: z.string(),
    id: z.string(),
    record: z.unknown(),
    mail: z.array(z.unknown()).optional(),
  }),
)

/** Reads the records of rows, with their position in insertion order. */
export function readRows<R extends StoredRecord>(
  kind: CollectionDeclaration<R>,
  rows: unknown[],
): { seq: string; id: string; record: R | UnreadableRecord }[] {
  const format = storedFormat(kind)
  return storedRows.parse(rows).map(({ seq, id, record, mail }) => ({
    seq,
    id,
    record: format.read(mail && isObject(record) ? { ...record, mail } : record),
  }))
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Adds records and their emails, in one statement. */
export function insertStatement<R extends StoredRecord>(
  kind: CollectionDeclaration<R>,
  records: readonly (R | UnreadableRecord)[],
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
  const known = new Set((before ? mailOf(kind, before) : []).map((row) => JSON.stringify(row)))
  const mail = mailOf(kind, record)
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
  kind: CollectionDeclaration<R>,
  records: readonly (R | UnreadableRecord)[],
  filter: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const outboxRows = records.flatMap((record) =>
    mailOf(kind, record).map((row, position) => ({
      record_id: record.id ?? '',
      id: row.id,
      position,
      state: row.state,
      next_attempt_at: row.nextAttemptAt,
      row,
    })),
  )
  return sql`
    insert into mail (collection, record_id, id, position, state, next_attempt_at, "row")
    select ${kind.name}, record_id, id, position, state, next_attempt_at, "row"
    from json_to_recordset(${JSON.stringify(outboxRows)}::json) as mail_row
      (record_id text, id text, position integer, state text, next_attempt_at timestamptz, "row" json)
    ${filter}
    on conflict (collection, record_id, id) do update set
      position = excluded.position, state = excluded.state,
      next_attempt_at = excluded.next_attempt_at, "row" = excluded."row"`
}

/** Returns the stored emails of a record, with those that this release cannot read. */
function mailOf<R extends StoredRecord>(
  kind: CollectionDeclaration<R>,
  record: R | UnreadableRecord,
): readonly OutboxRow[] {
  if (!(record instanceof UnreadableRecord)) return storedFormat(kind).toStored(record).mail ?? []
  const { mail } = { mail: [], ...(record.stored as object) }
  return kind.mail && Array.isArray(mail) ? mail : []
}

/** Returns the values of a row: the record without its emails, which are rows of `mail`, and its columns. */
export const rowValues = <R extends StoredRecord>(
  kind: CollectionDeclaration<R>,
  record: R | UnreadableRecord,
) => ({
  id: record.id,
  record: JSON.stringify({
    ...(record instanceof UnreadableRecord
      ? (record.stored as object)
      : storedFormat(kind).toStored(record)),
    ...(kind.mail && { mail: undefined }),
  }),
  ...(record instanceof UnreadableRecord
    ? columnsOfUnreadable(kind, record)
    : columnValues(kind, record)),
})

export const columnValues = <R extends StoredRecord>(
  kind: CollectionDeclaration<R>,
  record: R,
): Record<string, ColumnValue> =>
  Object.fromEntries(
    Object.entries(allColumns(kind)).map(([name, { valueOf }]) => [name, valueOf(record)]),
  )

/**
 * Returns the columns of a record that this release cannot read, as far as they can be derived: most often one value
 * is wrong, and the columns of the others are right.
 */
function columnsOfUnreadable<R extends StoredRecord>(
  kind: CollectionDeclaration<R>,
  { id = '', stored }: UnreadableRecord,
): Record<string, ColumnValue> {
  const derive = ({ type, lookup, valueOf }: Column<R>): ColumnValue => {
    try {
      const value = valueOf(stored as R)
      if (value === null || columnTypes[type].safeParse(value).success) return value
    } catch {
      // The value that this column is derived from has another type.
    }
    if (type === 'list') return []
    if (type === 'flag') return false
    if (type === 'number') return null
    // Unique values are unique, and other columns may not be null.
    return type === 'moment' ? new Date(0).toISOString() : lookup === 'unique' ? id : ''
  }
  return Object.fromEntries(
    Object.entries(allColumns(kind)).map(([name, column]) => [name, derive(column)]),
  )
}

const columnTypes: Record<Column<StoredRecord>['type'], z.ZodType> = {
  text: z.string(),
  moment: z.iso.datetime(),
  number: z.number(),
  flag: z.boolean(),
  list: z.array(z.string()),
}
