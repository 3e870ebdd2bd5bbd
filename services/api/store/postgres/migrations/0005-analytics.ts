import { sql, type Kysely, type Migration } from 'kysely'
import { z } from 'zod'
import { lead } from '../../../records/lead.ts'
import { figureColumns } from '../lead-figures.ts'

const filledAtOnce = 500

/** What brought a lead and how long its answer took, beside the record; counts of visits. */
export const analytics: Migration = {
  up: async (db) => {
    for (const name of ['leads', 'quarantined_leads']) {
      const table = sql.table(name)
      await sql`alter table ${table}
        add column landing text, add column referrer_host text, add column campaign_name text,
        add column answer_minutes integer`.execute(db)
      await fill(db, name)
      await sql`alter table ${table}
        alter column landing set not null, alter column referrer_host set not null,
        alter column campaign_name set not null`.execute(db)
    }
    await sql`create table traffic (
      day date not null, page text not null, referrer text not null, campaign text not null,
      views bigint not null, visits bigint not null, starts bigint not null, begun bigint not null,
      primary key (day, page, referrer, campaign))`.execute(db)
  },
}

const kept = z.array(
  z.object({ seq: z.string(), id: z.string(), record: z.record(z.string(), z.unknown()) }),
)

/** Every lead that is there, a portion at a time. */
async function fill(db: Kysely<unknown>, name: string): Promise<void> {
  for (let after = '0'; ;) {
    const next = sql`select seq, id, record from ${sql.table(name)}
      where seq > ${after} order by seq limit ${filledAtOnce}`
    const rows = kept.parse((await next.execute(db)).rows)
    for (const { seq, id, record } of rows) {
      const columns = Object.entries(figureColumns(lead.parse({ ...record, mail: [] })))
      const set = sql.join(columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
      await sql`update ${sql.table(name)} set ${set} where id = ${id}`.execute(db)
      after = seq
    }
    if (rows.length < filledAtOnce) return
  }
}
