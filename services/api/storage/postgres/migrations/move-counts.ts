import { sql, type Kysely, type QueryExecutorProvider } from 'kysely'
import { z } from 'zod'
import type { CollectionDeclaration, StoredRecord } from '../../collection.ts'
import type { Declarations } from '../../engine.ts'
import { storedFormat, UnreadableRecord } from '../../stored-format.ts'
import {
  insertStatement,
  readRows,
  selectRecords,
  tableRef,
  updateStatement,
} from '../sql/table-mapping.ts'
import { lockDeclared } from './add-declared.ts'

/** The table of page-view counts of earlier releases, with their columns: a row for each key. */
const earlier = sql.table('traffic')
const keys = ['day', 'page', 'referrer', 'campaign'] as const
const numbers = ['views', 'visits', 'starts', 'begun'] as const
const columns = [...keys, ...numbers] as const

const valueRows = z.array(z.object({ values: z.array(z.unknown()) }))

/** Returns the collection that has the counts now, if it is declared. */
function countsOf(declarations: Declarations) {
  const declared = declarations['traffic'] as CollectionDeclaration<StoredRecord> | undefined
  return declared?.archived && { declared, archived: declared.archived }
}

/** Keeps other processes, also of an earlier release, from writing counts until the transaction ends. */
const lockCounts = (tx: QueryExecutorProvider, declared: CollectionDeclaration<StoredRecord>) =>
  sql`lock table ${earlier}, ${tableRef(declared)} in exclusive mode`.execute(tx)

/**
 * Moves the counts of an earlier release into records, which it adds to. The table of the earlier release stays, so that
 * it runs on this database; what it counts then is moved at the next start.
 * @param tx a transaction that holds the lock of `addDeclared`
 */
export async function moveCounts(
  tx: QueryExecutorProvider,
  declarations: Declarations,
): Promise<void> {
  const counts = countsOf(declarations)
  if (!counts) return
  const { declared, archived } = counts
  const found = sql<{ id: string }>`
    select distinct to_char(day, 'YYYY-MM') as id from ${earlier} order by id`
  const months = (await found.execute(tx)).rows
  if (months.length > 0) await lockCounts(tx, declared)
  const format = storedFormat(declared)
  for (const { id } of months) {
    const values = sql.join([
      sql`to_char(day, 'YYYY-MM-DD')`,
      ...columns.slice(1).map((name) => sql.ref(name)),
    ])
    const rows = await sql`select json_build_array(${values}) as values from ${earlier}
      where day >= ${`${id}-01`}::date and day < ${`${id}-01`}::date + interval '1 month' order by day`.execute(
      tx,
    )
    const month = { id, columns, rows: valueRows.parse(rows.rows).map((row) => row.values) }
    const days = archived.unpack(month).map((day) => format.read(day))
    const ids = sql`${days.map((day) => day.id ?? '')}::text[]`
    const stored = await selectRecords(declared, sql`where id = any(${ids})`).execute(tx)
    const known = new Map(readRows(declared, stored.rows).map((row) => [row.id, row.record]))
    const added: StoredRecord[] = []
    const moved: string[] = []
    for (const day of days) {
      const before = known.get(day.id ?? '')
      // The counts of a day whose record this release cannot read wait for one that can.
      if (day instanceof UnreadableRecord || before instanceof UnreadableRecord) continue
      moved.push(day.id)
      if (before) await updateStatement(declared, archived.sum(before, day)).execute(tx)
      else added.push(day)
    }
    if (added.length > 0) await insertStatement(declared, added).execute(tx)
    await sql`delete from ${earlier} where day = any(${moved}::date[])`.execute(tx)
  }
}

const countsMonth = z.object({
  id: z.string().regex(/^\d{4}-\d{2}$/),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.unknown())),
})

/**
 * Moves the counts back into the table of earlier releases, for going back to one. Records that a later release wrote, and
 * that the table has no columns for, stay.
 */
export async function moveCountsBack<DB>(
  db: Kysely<DB>,
  declarations: Declarations,
): Promise<void> {
  const counts = countsOf(declarations)
  if (!counts) return
  const { declared, archived } = counts
  await db.transaction().execute(async (tx) => {
    await lockDeclared(tx)
    await lockCounts(tx, declared)
    const { rows } = await selectRecords(declared, sql`order by seq`).execute(tx)
    const format = storedFormat(declared)
    const stored = readRows(declared, rows).map(({ record }) =>
      record instanceof UnreadableRecord ? record.stored : format.toStored(record),
    )
    const staying: string[] = []
    for await (const packed of archived.pack(eachOf(stored))) {
      const month = countsMonth.safeParse(packed).data
      if (month) await addToEarlier(tx, month)
      else staying.push(z.object({ id: z.string() }).parse(packed).id)
    }
    await sql`delete from ${tableRef(declared)} where id <> all(${staying}::text[])`.execute(tx)
  })
}

async function addToEarlier(
  tx: QueryExecutorProvider,
  month: z.infer<typeof countsMonth>,
): Promise<void> {
  const rows = month.rows.map((values) =>
    Object.fromEntries(month.columns.map((name, n) => [name, values[n]])),
  )
  const types = [
    ...keys.map((name) => sql`${sql.ref(name)} ${name === 'day' ? sql`date` : sql`text`}`),
    ...numbers.map((name) => sql`${sql.ref(name)} bigint`),
  ]
  const key = sql.join(keys.map((name) => sql.ref(name)))
  const sums = numbers.map((name) => sql`sum(${sql.ref(name)})::bigint`)
  const added = numbers.map(
    (name) => sql`${sql.ref(name)} = ${sql.ref(`stored.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
  )
  // Rows of a later release may differ only in a text that the table has no column for.
  await sql`insert into ${earlier} as stored (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join([key, ...sums])}
    from json_to_recordset(${JSON.stringify(rows)}::json) as new (${sql.join(types)}) group by ${key}
    on conflict (${key}) do update set ${sql.join(added)}`.execute(tx)
}

async function* eachOf(records: readonly unknown[]): AsyncGenerator<unknown> {
  yield* records
}
