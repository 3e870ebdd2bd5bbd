import { sql, type RawBuilder } from 'kysely'
import type { Kind, Stored } from './kind.ts'

export const tableOf = ({ name }: { name: string }) => sql.table(name.replaceAll('-', '_'))

/** Adds records and their letters, in one statement. */
export function insertion<R extends Stored>(
  kind: Kind<R>,
  records: readonly R[],
): RawBuilder<unknown> {
  const rows = records.map((record) => columnsOf(kind, record))
  const values = sql.join(rows.map((row) => sql`(${sql.join(Object.values(row))})`))
  return sql`
    with added as (
      insert into ${tableOf(kind)} (${namesIn(rows[0] ?? {})}) values ${values}
    ) ${lettersPut(kind, records, sql``)}`
}

/** The names of columns, for a statement that fills them. */
export const namesIn = (row: object) => sql.join(Object.keys(row).map((name) => sql.ref(name)))

/** Writes a record as it is now, without its letters. */
export function update<R extends Stored>(kind: Kind<R>, record: R): RawBuilder<unknown> {
  const columns = Object.entries(columnsOf(kind, record))
  const set = sql.join(columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))
  return sql`update ${tableOf(kind)} set ${set} where id = ${record.id}`
}

/** Writes the letters of a record, and removes those that it has no more; the ones that are `known` stay. */
export function lettersChanged<R extends Stored>(
  kind: Kind<R>,
  before: R | undefined,
  record: R,
): RawBuilder<unknown> | undefined {
  // Letters that this change did not touch are left alone: a worker may have them in hand.
  const known = new Set((before?.mail ?? []).map((row) => JSON.stringify(row)))
  const mail = record.mail ?? []
  const touched = new Set(mail.filter((row) => !known.has(JSON.stringify(row))).map(({ id }) => id))
  if (touched.size === 0 && mail.length === known.size) return undefined
  return sql`
    with gone as (
      delete from mail where collection = ${kind.name} and record_id = ${record.id}
        and id <> all(${mail.map(({ id }) => id)}::text[])
    ) ${lettersPut(kind, [record], sql`where id = any(${[...touched]}::text[])`)}`
}

/** Writes letters. In: which of the records' letters, by `record_id` and `id`. */
export function lettersPut<R extends Stored>(
  { name }: Kind<R>,
  records: readonly R[],
  which: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const letters = records.flatMap((record) =>
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
    from json_to_recordset(${JSON.stringify(letters)}::json) as letter
      (record_id text, id text, position integer, state text, next_attempt_at timestamptz, "row" json)
    ${which}
    on conflict (collection, record_id, id) do update set
      position = excluded.position, state = excluded.state,
      next_attempt_at = excluded.next_attempt_at, "row" = excluded."row"`
}

/** The record is kept as a document without its letters, which are rows of their own. */
export const columnsOf = <R extends Stored>(kind: Kind<R>, record: R) => ({
  id: record.id,
  record: JSON.stringify({ ...record, mail: undefined }),
  ...kind.columns(record),
})
