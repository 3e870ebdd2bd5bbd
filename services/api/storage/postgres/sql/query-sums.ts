import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { SumQuery, Sums } from '../../query.ts'
import { recordOf, typedEntries } from '../../typed-entries.ts'
import { whereClause } from './query-sql.ts'

const resultRow = z.object({
  /** Which of the groups a key belongs to, by its position. */
  which: z.number().int(),
  key: z.string().nullable(),
  sums: z.array(z.coerce.number()),
})

/** Every group in one statement (GROUPING SETS). */
export function sumsStatement<C extends string, By extends C | 'day', S extends string>(
  table: RawBuilder<unknown>,
  { where, period, by, sums }: SumQuery<C, By, S>,
): RawBuilder<unknown> {
  const moment = sql.ref(period.column)
  const day = sql`to_char(${moment} at time zone ${period.timeZone}, 'YYYY-MM-DD')`
  const keys = by.map((name, n) => ({
    key: sql.ref(`key_${n}`),
    value: name === 'day' ? day : sql.ref(name),
  }))
  const amounts = typedEntries(sums).map(([, { of, where: only }], n) => {
    const amount = of === undefined ? sql`1` : sql.ref(of)
    const value = only ? sql`case when ${whereClause(only)} then ${amount} end` : amount
    return { value, name: sql.ref(`amount_${n}`) }
  })
  const which = keys.map(({ key }, n) => sql`when grouping(${key}) = 0 then ${sql.lit(n)}`)
  return sql`
    with these as (
      select ${sql.join([
        ...keys.map(({ key, value }) => sql`${value} as ${key}`),
        ...amounts.map(({ name, value }) => sql`${value} as ${name}`),
      ])}
      from ${table}
      where ${moment} >= ${period.from} and ${moment} < ${period.before} and ${whereClause(where)}
    )
    select case ${sql.join(which, sql` `)} end as which,
      coalesce(${sql.join(keys.map(({ key }) => sql`${key}::text`))}) as key,
      array[${sql.join(amounts.map(({ name }) => sql`coalesce(sum(${name}), 0)`))}] as sums
    from these
    group by grouping sets (${sql.join(keys.map(({ key }) => sql`(${key})`))})`
}

/** What the statement returned, as maps. */
export function parseSums<By extends string, S extends string>(
  rows: unknown[],
  { by, sums }: Pick<SumQuery<string, By, S>, 'by' | 'sums'>,
): Sums<By, S> {
  const groups = by.map((name) => [name, new Map<string, Record<S, number>>()] as const)
  for (const { which, key, sums: amounts } of z.array(resultRow).parse(rows))
    if (key !== null)
      groups[which]?.[1].set(
        key,
        recordOf(typedEntries(sums).map(([name], n) => [name, amounts[n] ?? 0] as const)),
      )
  return recordOf(groups)
}
