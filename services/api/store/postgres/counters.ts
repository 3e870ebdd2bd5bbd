import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Hit } from '../../records/limit.ts'
import type { Counters } from '../../staff/counters.ts'
import type { Gate } from './gate.ts'

/** Windows that are over are swept away once in so many hits. */
const sweepEvery = 500

export interface CounterTable extends Counters {
  /** The statement that counts, for one that keeps too. Out: `name`, `count` and `ms_left` of each. */
  counting(hits: readonly Hit[]): RawBuilder<unknown>
}

const counted = z.array(z.object({ name: z.string(), count: z.number(), ms_left: z.number() }))
const msLeft = sql`(extract(epoch from until - clock_timestamp()) * 1000)::float8 as ms_left`

/** Counters in the database, by its clock: all processes count together. */
export function counters(gate: Gate): CounterTable {
  let hits = 0
  /** Passes over what is being counted just now, so that the two never wait for each other. */
  const sweep = () =>
    gate.read((db) =>
      sql`delete from counters where name in
        (select name from counters where until < now() for update skip locked)`.execute(db),
    )
  const counting: CounterTable['counting'] = (each) => {
    hits += each.length
    // Whoever is counted does not wait for it, and when it fails, a later one does it.
    if (hits % sweepEvery < each.length) sweep().catch(() => undefined)
    const names = each.map(({ name }) => name)
    const seconds = each.map(({ windowMs }) => windowMs / 1000)
    // In the order of their names: two that share some do not wait for each other in a circle.
    return sql`
      insert into counters as kept (name, count, until)
      select name, 1, clock_timestamp() + make_interval(secs => seconds)
        from unnest(${names}::text[], ${seconds}::float8[]) as hit (name, seconds) order by name
      on conflict (name) do update set
        count = case when kept.until > clock_timestamp() then kept.count + 1 else 1 end,
        until = case when kept.until > clock_timestamp() then kept.until else excluded.until end
      returning name, count, ${msLeft}`
  }
  const hitAll: Counters['hitAll'] = async (each) => {
    const rows = counted.parse(await gate.ask({ name: 'count', statement: counting(each) }))
    const countOf = new Map(
      rows.map(({ name, count, ms_left }) => [name, { count, msLeft: Math.ceil(ms_left) }]),
    )
    return each.map(({ name, windowMs }) => countOf.get(name) ?? { count: 1, msLeft: windowMs })
  }
  return {
    counting,
    hit: async (name, windowMs) => {
      const [count] = await hitAll([{ name, windowMs }])
      return count ?? { count: 1, msLeft: windowMs }
    },
    hitAll,
    look: async (name) => {
      const look = sql`
        select name, count, ${msLeft} from counters where name = ${name} and until > clock_timestamp()`
      const [row] = counted.parse(await gate.read(async (db) => (await look.execute(db)).rows))
      return row ? { count: row.count, msLeft: Math.ceil(row.ms_left) } : { count: 0, msLeft: 0 }
    },
    forget: async (name) => {
      await gate.read((db) => db.deleteFrom('counters').where('name', '=', name).execute())
    },
  }
}
