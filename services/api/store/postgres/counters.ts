import { sql } from 'kysely'
import { z } from 'zod'
import type { Counters } from '../../staff/counters.ts'
import type { Gate } from './gate.ts'

/** Windows that are over are swept away once in so many hits. */
const sweepEvery = 500

const counted = z.array(z.object({ count: z.number(), left: z.coerce.number() }))

/** Counters in the database, by its clock: all processes count together. */
export function counters(gate: Gate): Counters {
  let hits = 0
  const left = sql`extract(epoch from until - clock_timestamp()) * 1000 as left`
  return {
    hit: async (name, windowMs) => {
      hits += 1
      if (hits % sweepEvery === 0)
        await gate.read((db) => sql`delete from counters where until < now()`.execute(db))
      const fresh = sql`clock_timestamp() + make_interval(secs => ${windowMs / 1000})`
      const statement = sql`
        insert into counters as kept (name, count, until) values (${name}, 1, ${fresh})
        on conflict (name) do update set
          count = case when kept.until > clock_timestamp() then kept.count + 1 else 1 end,
          until = case when kept.until > clock_timestamp() then kept.until else excluded.until end
        returning count, ${left}`
      const [row] = counted.parse(await gate.ask({ name: 'count one more', statement }))
      return { count: row?.count ?? 1, msLeft: Math.ceil(row?.left ?? windowMs) }
    },
    look: async (name) => {
      const look = sql`
        select count, ${left} from counters where name = ${name} and until > clock_timestamp()`
      const [row] = counted.parse(await gate.read(async (db) => (await look.execute(db)).rows))
      return row ? { count: row.count, msLeft: Math.ceil(row.left) } : { count: 0, msLeft: 0 }
    },
    forget: async (name) => {
      await gate.read((db) => db.deleteFrom('counters').where('name', '=', name).execute())
    },
  }
}
