import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Limit } from '../../records/limit.ts'
import { OverLimit } from '../../records/refusals.ts'
import type { CounterTable } from './counters.ts'
import type { Gate } from './gate.ts'
import type { Kind, Stored } from './kind.ts'
import { columnsOf, lettersPut, namesIn, tableOf } from './written.ts'

/** Under which conditions a record is added. */
interface Conditions {
  /** A column with a unique index: the record's value there is not taken. */
  unique: string
  /** How often something may happen, which is counted first. */
  limit: Limit | undefined
}

/**
 * Keeps a record that is most likely new, with its letters: once to the database and back, its limit
 * counted on the way. Out: whether it was new; if not it is counted, and nothing is kept.
 * @throws OverLimit, NotStored, IdTaken
 */
export async function keepNew<R extends Stored>(
  kind: Kind<R>,
  record: R,
  { unique, limit }: Conditions,
  { gate, counters }: { gate: Gate; counters: CounterTable },
): Promise<boolean> {
  const counted = limit && { counting: counters.counting(limit.hits), most: limit.most }
  const statement = addIf(kind, record, unique, counted)
  const name = `${limit ? 'count and add new' : 'add new'} ${kind.name}`
  const [{ over, added }] = outcome.parse(await gate.commitOne({ name, statement }))
  if (over !== null) throw new OverLimit(Math.ceil(over))
  return added
}

const outcome = z.tuple([
  z.object({
    /** Milliseconds until it may be added; null: nothing was counted too often. */
    over: z.number().nullable(),
    added: z.boolean(),
  }),
])

function addIf<R extends Stored>(
  kind: Kind<R>,
  record: R,
  unique: string,
  counted: { counting: RawBuilder<unknown>; most: number } | undefined,
): RawBuilder<unknown> {
  const columns = columnsOf(kind, record)
  // `max` has seen every count before the record is looked at: nothing is kept that is not counted.
  const over = counted
    ? sql`hits as (${counted.counting}),
        over as (select max(ms_left) as ms from hits where count > ${counted.most})`
    : sql`over as (select null::float8 as ms)`
  return sql`
    with ${over}, added as (
      insert into ${tableOf(kind)} (${namesIn(columns)})
      select ${sql.join(Object.values(columns))} from over where ms is null
      on conflict (${sql.ref(unique)}) do nothing returning id
    ), letters as (${lettersPut(kind, [record], sql`where exists (select from added)`)})
    select ms as over, exists (select from added) as added from over`
}
