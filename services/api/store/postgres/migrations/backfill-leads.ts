import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { lead, type Lead } from '../../../records/lead.ts'

const batchSize = 500

const storedRows = z.array(
  z.object({ seq: z.string(), id: z.string(), record: z.record(z.string(), z.unknown()) }),
)

/**
 * Fills new columns of a table of leads from its records, a portion at a time. In: the table, and a function
 * that computes the columns of a lead. Leads come without emails, which are rows of another table.
 */
export async function backfillLeads(
  db: Kysely<unknown>,
  table: string,
  columnsOf: (lead: Lead) => Record<string, unknown>,
): Promise<void> {
  for (let after = '0'; ;) {
    const next = sql`select seq, id, record from ${sql.table(table)}
      where seq > ${after} order by seq limit ${batchSize}`
    const rows = storedRows.parse((await next.execute(db)).rows)
    for (const { seq, id, record } of rows) {
      const columns = Object.entries(columnsOf(lead.parse({ ...record, mail: [] })))
      const set = sql.join(columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
      await sql`update ${sql.table(table)} set ${set} where id = ${id}`.execute(db)
      after = seq
    }
    if (rows.length < batchSize) return
  }
}
