import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Sums } from '../../query.ts'
import { recordOf } from '../../typed-entries.ts'
import type { Database } from '../database.ts'

type Sql = RawBuilder<unknown>

interface Grouping<By extends string, S extends string> {
  table: Sql
  where: Sql
  /** The keys to group by; rows without a key's value are left out of its sums. `day` is a date. */
  keys: readonly (readonly [By, Sql])[]
  amounts: readonly (readonly [S, Sql])[]
}

const resultRows = z.array(
  z.object({
    /** The position of the key. */
    which: z.number().int(),
    key: z.string().nullable(),
    sums: z.array(z.coerce.number()),
  }),
)

/** Computes sums by each of several keys, in one statement (GROUPING SETS). */
export async function groupedSums<By extends string, S extends string>(
  database: Database,
  { table, where, keys, amounts }: Grouping<By, S>,
): Promise<Sums<By, S>> {
  const key = keys.map((_, n) => sql.ref(`key_${n}`))
  const amount = amounts.map((_, n) => sql.ref(`amount_${n}`))
  const columns = [
    ...keys.map(([, value], n) => sql`${value} as ${key[n]}`),
    ...amounts.map(([, value], n) => sql`${value} as ${amount[n]}`),
  ]
  const which = key.map((one, n) => sql`when grouping(${one}) = 0 then ${sql.lit(n)}`)
  // Converted to text after the grouping: for a few hundred groups, and not for each row.
  const text = keys.map(([name], n) =>
    name === 'day' ? sql`to_char(${key[n]}, 'YYYY-MM-DD')` : sql`${key[n]}::text`,
  )
  const statement = sql`
    with these as (select ${sql.join(columns)} from ${table} where ${where})
    select case ${sql.join(which, sql` `)} end as which,
      coalesce(${sql.join(text)}) as key,
      array[${sql.join(amount.map((one) => sql`coalesce(sum(${one}), 0)`))}] as sums
    from these
    group by grouping sets (${sql.join(key.map((one) => sql`(${one})`))})`
  const rows = await database.query(statement)
  const groups = keys.map(([name]) => [name, new Map<string, Record<S, number>>()] as const)
  for (const { which, key, sums } of resultRows.parse(rows)) {
    if (key === null) continue
    const named = recordOf(amounts.map(([name], n) => [name, sums[n] ?? 0] as const))
    groups[which]?.[1].set(key, named)
  }
  return recordOf(groups)
}
