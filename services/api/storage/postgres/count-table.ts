import { sql } from 'kysely'
import { z } from 'zod'
import {
  monthFormat,
  type CountRow,
  type CountsCollection,
  type CountsDeclaration,
} from '../counts.ts'
import type { Database } from './database.ts'
import { groupedSums } from './sql/grouped-sums.ts'
import { tableRef } from './sql/table-mapping.ts'

/** Stores declared counts in a table that all processes add to. */
export function countTable<By extends string, N extends string>(
  declaration: CountsDeclaration<By, N>,
  database: Database,
): CountsCollection<By, N> {
  const { by, numbers, row } = declaration
  const { month, toMonth, fromMonth } = monthFormat(declaration)
  const table = tableRef(declaration)
  const list = (parts: readonly ReturnType<typeof sql>[]) => sql.join(parts)
  const keys = list(by.map((name) => sql.ref(name)))
  const columns = list([...by, ...numbers].map((name) => sql.ref(name)))

  const add = async (rows: readonly CountRow<By, N>[]): Promise<void> => {
    if (rows.length === 0) return
    const types = [
      ...by.map((name) => sql`${sql.ref(name)} ${name === 'day' ? sql`date` : sql`text`}`),
      ...numbers.map((name) => sql`${sql.ref(name)} bigint`),
    ]
    const added = numbers.map(
      (name) =>
        sql`${sql.ref(name)} = ${sql.ref(`stored.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
    )
    const sums = numbers.map((name) => sql`sum(${sql.ref(name)})::bigint`)
    // Sorted, so that two processes cannot deadlock. Rows of another release may differ only in a key of its own.
    const statement = sql`
      insert into ${table} as stored (${columns})
      select ${list([keys, ...sums])} from json_to_recordset(${JSON.stringify(rows)}::json) as new (${list(types)})
      group by ${keys} order by ${keys}
      on conflict (${keys}) do update set ${list(added)}`
    await database.transact(async (tx) => void (await statement.execute(tx)))
  }
  const select = async (id: string): Promise<CountRow<By, N>[]> => {
    const texts = by.map((name) =>
      name === 'day' ? sql`to_char(day, 'YYYY-MM-DD') as day` : sql.ref(name),
    )
    // The driver returns a bigint as text.
    const values = numbers.map((name) => sql`${sql.ref(name)}::float8`)
    const found = sql`select ${list([...texts, ...values])} from ${table}
      where day >= ${`${id}-01`}::date and day < ${`${id}-01`}::date + interval '1 month'`
    return z.array(row).parse(await database.query(found)) as CountRow<By, N>[]
  }
  return {
    add,
    sums: (from, to) =>
      groupedSums(database, {
        table,
        where: sql`day between ${from}::date and ${to}::date`,
        keys: by.map((name) => [name, sql.ref(name)]),
        amounts: numbers.map((name) => [name, sql.ref(name)]),
      }),
    stored: async function* () {
      const months = sql<{ id: string }>`
        select distinct to_char(day, 'YYYY-MM') as id from ${table} order by id`
      for (const { id } of await database.query(months)) yield toMonth(id, await select(id))
    },
    addStored: async (months) => {
      for (const one of months.map((each) => month.parse(each))) await add(fromMonth(one))
    },
    eraseAll: async (ids) => {
      const these = sql`delete from ${table} where to_char(day, 'YYYY-MM') = any(${[...ids]}::text[])`
      await database.transact(async (tx) => void (await these.execute(tx)))
    },
  }
}
