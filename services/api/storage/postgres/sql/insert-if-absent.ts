import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { CollectionDeclaration, StoredRecord } from '../../collection.ts'
import type { Limit } from '../../counters.ts'
import { LimitExceededError } from '../../errors.ts'
import type { PgCounters } from '../counters.ts'
import type { Database } from '../database.ts'
import { rowValues, upsertMailStatement, columnNames, tableRef } from './table-mapping.ts'

/** The conditions under which a record is added. */
interface InsertOptions {
  /** A column with a unique index, where the record's value must be new. */
  uniqueColumn: string
  /** A rate limit, which is counted first. */
  limit: Limit | undefined
}

/**
 * Inserts a record that is most likely new, with its emails, in one round trip, and counts its limit in the same
 * statement.
 * @returns whether it was new; if not, it is counted, and nothing is stored
 * @throws LimitExceededError, NotStoredError, DuplicateIdError
 */
export async function insertIfAbsent<R extends StoredRecord>(
  kind: CollectionDeclaration<R>,
  record: R,
  { uniqueColumn: unique, limit }: InsertOptions,
  { database, counters }: { database: Database; counters: PgCounters },
): Promise<boolean> {
  const counted = limit && { counting: counters.countStatement(limit), max: limit.max }
  const statement = insertIfAbsentStatement(kind, record, unique, counted)
  const name = `${limit ? 'count and add new' : 'add new'} ${kind.name}`
  const [{ over, begun, added }] = outcome.parse(
    await database.executePrepared({ name, statement }),
  )
  if (over !== null) {
    await counters.takeBack(begun)
    throw new LimitExceededError(Math.ceil(over), limit?.max ?? 0)
  }
  return added
}

const outcome = z.tuple([
  z.object({
    /** Milliseconds until it may be added; null if no limit is exceeded. */
    over: z.number().nullable(),
    /** The names whose window starts with this hit. */
    begun: z.array(z.string()),
    added: z.boolean(),
  }),
])

function insertIfAbsentStatement<R extends StoredRecord>(
  kind: CollectionDeclaration<R>,
  record: R,
  unique: string,
  counted: { counting: RawBuilder<unknown>; max: number } | undefined,
): RawBuilder<unknown> {
  const columns = rowValues(kind, record)
  // `max` needs every count before the record is inserted: nothing is stored that is not counted.
  const over = counted
    ? sql`hits as (${counted.counting}),
        over as (select max(ms_left) filter (where count > ${counted.max}) as ms,
          coalesce(array_agg(name) filter (where count = 1), '{}') as begun from hits)`
    : sql`over as (select null::float8 as ms, '{}'::text[] as begun)`
  return sql`
    with ${over}, added as (
      insert into ${tableRef(kind)} (${columnNames(columns)})
      select ${sql.join(Object.values(columns))} from over where ms is null
      on conflict (${sql.ref(unique)}) do nothing returning id
    ), mail_rows as (${upsertMailStatement(kind, [record], sql`where exists (select from added)`)})
    select ms as over, begun, exists (select from added) as added from over`
}
