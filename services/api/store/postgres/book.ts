import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { z } from 'zod'
import type { Decision } from '../../records/decision.ts'
import type { MailRow } from '../../records/mail-row.ts'
import type { CollectionName } from '../collections.ts'
import { askCaller, type Gate } from './gate.ts'
import type { Tables } from './tables.ts'

type Stored = { id: string; mail?: MailRow[] }

/** How one kind of record is kept. */
export interface Kind<R extends Stored> {
  name: CollectionName
  record: z.ZodType<R>
  /** The columns beside the record, by name: what it is found by. */
  columns: (record: R) => Record<string, unknown>
  /** The channel on which every process hears of what is added or changed; none by default. */
  channel?: string
  /** Its records carry no letters. */
  mailless?: true
}

/** Which record a caller wants to see before it decides. */
export interface Sought {
  /** Callers with the same words take turns, also while there is no such record yet. */
  turn: string
  where: RawBuilder<unknown>
}

const found = z.object({ record: z.record(z.string(), z.unknown()), mail: z.array(z.unknown()) })
const readAtOnce = 500
/** A statement takes 65,535 values at most. */
const insertedAtOnce = 256

/** All records of one kind, in a table of their name; their letters are in `mail`. */
export class Book<R extends Stored> {
  private readonly table: RawBuilder<unknown>

  constructor(
    private readonly kind: Kind<R>,
    private readonly gate: Gate,
  ) {
    this.table = sql.table(kind.name.replaceAll('-', '_'))
  }

  /**
   * Shows `decide` the record and keeps what it decides, as one step that no other caller on any
   * process can come between.
   * @throws NotStored, IdTaken
   * @throws ZodError the record is not one of its kind
   */
  settle<Answer>(
    sought: Sought,
    decide: (earlier: R | undefined) => Decision<R, Answer>,
  ): Promise<Answer> {
    return this.gate.commit(async (tx) => {
      await this.takeTurn(tx, sought.turn)
      const earlier = await this.locked(tx, sought.where)
      return this.keep(
        tx,
        earlier,
        askCaller(() => decide(earlier)),
      )
    })
  }

  /** The same for a kind that has few records: `decide` sees them all, oldest first. */
  settleAmongAll<Answer>(decide: (all: readonly R[]) => Decision<R, Answer>): Promise<Answer> {
    return this.gate.commit(async (tx) => {
      await this.takeTurn(tx, 'all')
      await sql`select id from ${this.table} order by seq for update`.execute(tx)
      const all = await this.select(tx, sql`order by seq`)
      const decision = askCaller(() => decide(all))
      const earlier = all.find(({ id }) => id === decision.change?.id)
      return this.keep(tx, earlier, decision)
    })
  }

  /** The records that `rest` (a where clause, an order, a limit) names. */
  read(rest: RawBuilder<unknown>): Promise<R[]> {
    return this.gate.read((db) => this.select(db, rest))
  }

  async one(where: RawBuilder<unknown>): Promise<R | undefined> {
    const [record] = await this.read(sql`where ${where} order by seq desc limit 1`)
    return record
  }

  async size(): Promise<number> {
    const counted = sql<{ n: string }>`select count(*) as n from ${this.table}`
    return this.gate.read(async (db) => Number((await counted.execute(db)).rows[0]?.n))
  }

  /** How many records `where` names, by the values of a column of text. */
  async countBy(column: string, where: RawBuilder<unknown>): Promise<Map<string, number>> {
    const counted = sql<{ value: string; n: string }>`
      select ${sql.ref(column)} as value, count(*) as n from ${this.table}
      where ${where} group by 1`
    const { rows } = await this.gate.read((db) => counted.execute(db))
    return new Map(rows.map(({ value, n }) => [value, Number(n)]))
  }

  /** How many records `where` names, by each value of a column of lists. */
  async countEach(column: string, where: RawBuilder<unknown>): Promise<Map<string, number>> {
    const counted = sql<{ value: string; n: string }>`
      select value, count(*) as n from ${this.table}, unnest(${sql.ref(column)}) as value
      where ${where} group by 1`
    const { rows } = await this.gate.read((db) => counted.execute(db))
    return new Map(rows.map(({ value, n }) => [value, Number(n)]))
  }

  /** Every record, oldest first, read in portions. */
  async *all(): AsyncGenerator<R> {
    for (let after = '0'; ;) {
      const keys = sql<{ seq: string }>`
        select seq from ${this.table} where seq > ${after} order by seq limit ${readAtOnce}`
      const last = await this.gate.read(async (db) => (await keys.execute(db)).rows.at(-1)?.seq)
      if (last === undefined) return
      yield* await this.read(sql`where seq > ${after} and seq <= ${last} order by seq`)
      after = last
    }
  }

  /** Adds records in their order, in one transaction. @throws ZodError, IdTaken, NotStored */
  async addAll(records: readonly unknown[]): Promise<void> {
    const fitting = records.map((record) => this.kind.record.parse(record))
    await this.gate.commit(async (tx) => {
      for (let from = 0; from < fitting.length; from += insertedAtOnce)
        await this.insert(tx, fitting.slice(from, from + insertedAtOnce))
    })
  }

  /** Erases records and their letters, in one transaction. @throws NotStored */
  async eraseAll(ids: readonly string[]): Promise<void> {
    await this.gate.commit((tx) => this.erase(tx, ids))
  }

  private async takeTurn(tx: Transaction<Tables>, turn: string): Promise<void> {
    const words = `${this.kind.name} ${turn}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${words}, 0))`.execute(tx)
  }

  private async keep<Answer>(
    tx: Transaction<Tables>,
    earlier: R | undefined,
    decision: Decision<R, Answer>,
  ): Promise<Answer> {
    const record = decision.add ?? decision.change
    // What could not be read again would be in the way of every list that it is in.
    if (record) askCaller(() => this.kind.record.parse(record))
    if (decision.add) await this.insert(tx, [decision.add])
    else if (decision.change) await this.update(tx, earlier, decision.change)
    else if (decision.erase) await this.erase(tx, [decision.erase.id])
    if (record) await this.tell(tx, decision.add ? 'added' : 'changed')
    return decision.answer
  }

  /** Heard when the transaction is committed, and never when it is not. */
  private async tell(tx: Transaction<Tables>, what: string): Promise<void> {
    const { channel } = this.kind
    if (channel !== undefined) await sql`select pg_notify(${channel}, ${what})`.execute(tx)
  }

  private async erase(tx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
    const these = sql`any(${[...ids]}::text[])`
    await sql`delete from mail where collection = ${this.kind.name} and record_id = ${these}`.execute(
      tx,
    )
    await sql`delete from ${this.table} where id = ${these}`.execute(tx)
  }

  private async locked(tx: Transaction<Tables>, where: RawBuilder<unknown>) {
    const lock = sql<{ id: string }>`
      select id from ${this.table} where ${where} order by seq desc limit 1 for update`
    const id = (await lock.execute(tx)).rows[0]?.id
    if (id === undefined) return undefined
    // Read after the lock is held: what a worker has just noted on its letters is seen.
    const [record] = await this.select(tx, sql`where id = ${id}`)
    return record
  }

  private async select(db: Kysely<Tables>, rest: RawBuilder<unknown>): Promise<R[]> {
    const { rows } = await sql`
      select record, coalesce(
        (select json_agg("row" order by position) from mail
          where collection = ${this.kind.name} and record_id = ${this.table}.id), '[]') as mail
      from ${this.table} ${rest}`.execute(db)
    return z
      .array(found)
      .parse(rows)
      .map(({ record, mail }) =>
        this.kind.record.parse(this.kind.mailless ? record : { ...record, mail }),
      )
  }

  private async insert(tx: Transaction<Tables>, records: readonly R[]): Promise<void> {
    const rows = records.map((record) => ({
      id: record.id,
      record: documentOf(record),
      ...this.kind.columns(record),
    }))
    const names = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)))
    const values = sql.join(rows.map((row) => sql`(${sql.join(Object.values(row))})`))
    await sql`insert into ${this.table} (${names}) values ${values}`.execute(tx)
    await this.putMail(
      tx,
      records.flatMap((record) => this.mailRows(record.id, record.mail ?? [])),
    )
  }

  private async update(tx: Transaction<Tables>, before: R | undefined, record: R): Promise<void> {
    const columns = Object.entries({ record: documentOf(record), ...this.kind.columns(record) })
    const set = sql.join(columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))
    await sql`update ${this.table} set ${set} where id = ${record.id}`.execute(tx)
    // Letters that this change did not touch are left alone: a worker may have them in hand.
    const known = new Set((before?.mail ?? []).map((row) => JSON.stringify(row)))
    const mail = record.mail ?? []
    const touched = mail.some((row) => !known.has(JSON.stringify(row)))
    if (touched || mail.length !== known.size) {
      await tx
        .deleteFrom('mail')
        .where('collection', '=', this.kind.name)
        .where('record_id', '=', record.id)
        .where((where) =>
          where.not(where('id', '=', sql<string>`any(${mail.map(({ id }) => id)})`)),
        )
        .execute()
      const rows = this.mailRows(record.id, mail)
      await this.putMail(
        tx,
        rows.filter(({ row }) => !known.has(row)),
      )
    }
  }

  private mailRows(recordId: string, mail: readonly MailRow[]) {
    return mail.map((row, position) => ({
      collection: this.kind.name,
      record_id: recordId,
      id: row.id,
      position,
      state: row.state,
      next_attempt_at: row.nextAttemptAt,
      row: JSON.stringify(row),
    }))
  }

  private async putMail(
    tx: Transaction<Tables>,
    rows: ReturnType<typeof this.mailRows>,
  ): Promise<void> {
    if (rows.length === 0) return
    await tx
      .insertInto('mail')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['collection', 'record_id', 'id']).doUpdateSet((row) => ({
          position: row.ref('excluded.position'),
          state: row.ref('excluded.state'),
          next_attempt_at: row.ref('excluded.next_attempt_at'),
          row: row.ref('excluded.row'),
        })),
      )
      .execute()
  }
}

/** The record without its letters, which are rows of their own. */
function documentOf(record: Stored): string {
  return JSON.stringify({ ...record, mail: undefined })
}
