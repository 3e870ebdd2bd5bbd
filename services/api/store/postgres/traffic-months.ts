import { sql } from 'kysely'
import { z } from 'zod'
import type { TrafficBook } from '../../figures/traffic-book.ts'
import { tally } from '../../records/tally.ts'
import { monthFrom, tallyOf, trafficMonth, type TrafficMonth } from '../../records/traffic-month.ts'
import type { Gate } from './gate.ts'

const number = z.coerce.number()
const rows = z.array(tally.extend({ views: number, visits: number, starts: number, begun: number }))

/** Counts of visits, whole: a record for every month, as the files have it. */
export const trafficMonths = (gate: Gate, book: Pick<TrafficBook, 'add'>) => ({
  /** Every month, oldest first. */
  all: async function* (): AsyncGenerator<TrafficMonth> {
    const months = sql<{ id: string }>`
      select distinct to_char(day, 'YYYY-MM') as id from traffic order by id`
    for (const { id } of (await gate.read((db) => months.execute(db))).rows)
      yield monthFrom(id, await tallies(gate, id))
  },
  /** Adds months to what is counted already. @throws ZodError, NotStored */
  addAll: async (months: readonly unknown[]): Promise<void> => {
    for (const month of months.map((one) => trafficMonth.parse(one)))
      await book.add(month.rows.map(tallyOf))
  },
  /** Erases months. @throws NotStored */
  eraseAll: (ids: readonly string[]): Promise<void> =>
    gate.commit(async (tx) => {
      await sql`delete from traffic where to_char(day, 'YYYY-MM') = any(${[...ids]}::text[])`.execute(
        tx,
      )
    }),
})

async function tallies(gate: Gate, month: string) {
  const first = `${month}-01`
  const found = sql`
    select to_char(day, 'YYYY-MM-DD') as day, page, referrer, campaign, views, visits, starts, begun
    from traffic where day >= ${first}::date and day < ${first}::date + interval '1 month'`
  return rows.parse((await gate.read((db) => found.execute(db))).rows)
}
