import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Limit, Counters } from '../counters.ts'
import type { Database } from './database.ts'

/** The number of hits between deletions of expired windows. */
const sweepEvery = 500

export interface PgCounters extends Counters {
  /**
   * Returns the counting statement, which the insert statement also contains. Its rows are `name`, `count`, `ms_left`.
   */
  countStatement(limit: Limit): RawBuilder<unknown>
  /**
   * Removes windows that a refused hit has started, when a concurrent hit that the statement could not see reached the
   * limit under another name. Windows with later hits stay.
   */
  takeBack(names: readonly string[]): Promise<void>
}

const countedRows = z.array(z.object({ name: z.string(), count: z.number(), ms_left: z.number() }))
const msLeftColumn = sql`(extract(epoch from until - clock_timestamp()) * 1000)::float8 as ms_left`

const newUntil = (seconds: RawBuilder<unknown>) =>
  sql`clock_timestamp() + make_interval(secs => ${seconds})`

/**
 * Returns the condition that a window is running. One that ends later than a new window would was started before the
 * clock was set back, and counts as expired; the minute is for two windows that end at the same time.
 */
const isRunning = (until: RawBuilder<unknown>, newUntil: RawBuilder<unknown>) =>
  sql`(${until} > clock_timestamp() and ${until} <= ${newUntil} + interval '1 minute')`

/** Creates counters in the database, which all processes share. They use the database's clock. */
export function createCounters(database: Database): PgCounters {
  let hits = 0
  /** Deletes expired windows. SKIP LOCKED: neither the deletion nor a concurrent hit waits for the other. */
  const sweep = () =>
    database.query(sql`delete from counters where name in
      (select name from counters where until < now() for update skip locked)`)
  const counting: PgCounters['countStatement'] = ({ hits: each, max }) => {
    hits += each.length
    // Requests do not wait for the deletion; if it fails, a later hit repeats it.
    if (hits % sweepEvery < each.length) sweep().catch(() => undefined)
    const names = each.map(({ name }) => name)
    const seconds = each.map(({ windowMs }) => windowMs / 1000)
    const running = isRunning(sql`current.until`, sql`excluded.until`)
    // Sorted by name, so that two hits with common names cannot deadlock.
    return sql`
      insert into counters as current (name, count, until)
      select name, 1, ${newUntil(sql`seconds`)}
        from unnest(${names}::text[], ${seconds}::float8[]) as hit (name, seconds)
        where exists (select from counters as known where known.name = hit.name)
          or not exists (select from counters as spent
            join unnest(${names}::text[], ${seconds}::float8[]) as other (name, seconds) using (name)
            where spent.count >= ${max}::integer
              and ${isRunning(sql`spent.until`, newUntil(sql`other.seconds`))})
        order by name
      on conflict (name) do update set
        count = case when ${running} then current.count + 1 else 1 end,
        until = case when ${running} then current.until else excluded.until end
      returning name, count, ${msLeftColumn}`
  }
  const takeBack: PgCounters['takeBack'] = async (names) => {
    if (names.length === 0) return
    const remove = sql`delete from counters where name in
      (select name from counters where name = any(${names}::text[]) and count = 1 for update skip locked)`
    // The refusal holds even if this fails: a remaining name expires with its window.
    await database.query(remove).catch(() => undefined)
  }
  const hitAll: Counters['hitAll'] = async (limit) => {
    const rows = countedRows.parse(
      await database.queryPrepared({ name: 'count', statement: counting(limit) }),
    )
    const isRefused = rows.some(({ count }) => count > limit.max)
    const begun = isRefused ? rows.filter(({ count }) => count === 1) : []
    await takeBack(begun.map(({ name }) => name))
    return rows
      .filter((row) => !begun.includes(row))
      .map(({ count, ms_left }) => ({ count, msLeft: Math.ceil(ms_left) }))
  }
  return {
    countStatement: counting,
    takeBack,
    hit: async (name, windowMs) => {
      const [count] = await hitAll({ hits: [{ name, windowMs }], max: 1 })
      return count ?? { count: 1, msLeft: windowMs }
    },
    hitAll,
    peek: async (name) => {
      const look = sql`
        select name, count, ${msLeftColumn} from counters where name = ${name} and until > clock_timestamp()`
      const [row] = countedRows.parse(await database.query(look))
      return row ? { count: row.count, msLeft: Math.ceil(row.ms_left) } : { count: 0, msLeft: 0 }
    },
    reset: async (name) => {
      await database.query(sql`delete from counters where name = ${name}`)
    },
  }
}
