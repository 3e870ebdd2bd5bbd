import { sql } from 'kysely'
import { z } from 'zod'
import type { Counters } from '../../staff/counters.ts'
import type { Gate } from './gate.ts'

/** Windows that are over are swept away once in so many hits. */
const sweepEvery = 500

const counted = z.array(z.object({ name: z.string(), count: z.number(), left: z.coerce.number() }))

/** Counters in the database, by its clock: all processes count together. */
export function counters(gate: Gate): Counters {
  let hits = 0
  const left = sql`extract(epoch from until - clock_timestamp()) * 1000 as left`
  const hitAll: Counters['hitAll'] = async (each) => {
    hits += each.length
    if (hits % sweepEvery < each.length)
      await gate.read((db) => sql`delete from counters where until < now()`.execute(db))
    const names = each.map(({ name }) => name)
    const seconds = each.map(({ windowMs }) => windowMs / 1000)
    // In the order of their names: two that share some do not wait for each other in a circle.
    const statement = sql`
      insert into counters as kept (name, count, until)
      select name, 1, clock_timestamp() + make_interval(secs => seconds)
        from unnest(${names}::text[], ${seconds}::float8[]) as hit (name, seconds) order by name
      on conflict (name) do update set
        count = case when kept.until > clock_timestamp() then kept.count + 1 else 1 end,
        until = case when kept.until > clock_timestamp() then kept.until else excluded.until end
      returning name, count, ${left}`
    const rows = counted.parse(await gate.ask({ name: 'count', statement }))
    const countOf = new Map(
      rows.map(({ name, count, left }) => [name, { count, msLeft: Math.ceil(left) }]),
    )
    return each.map(({ name, windowMs }) => countOf.get(name) ?? { count: 1, msLeft: windowMs })
  }
  return {
    hit: async (name, windowMs) => {
      const [count] = await hitAll([{ name, windowMs }])
      return count ?? { count: 1, msLeft: windowMs }
    },
    hitAll,
    look: async (name) => {
      const look = sql`
        select name, count, ${left} from counters where name = ${name} and until > clock_timestamp()`
      const [row] = counted.parse(await gate.read(async (db) => (await look.execute(db)).rows))
      return row ? { count: row.count, msLeft: Math.ceil(row.left) } : { count: 0, msLeft: 0 }
    },
    forget: async (name) => {
      await gate.read((db) => db.deleteFrom('counters').where('name', '=', name).execute())
    },
  }
}
