import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { z } from 'zod'
import type { Decision } from '../../records/decision.ts'
import { countWithin, type Limit } from '../../records/limit.ts'
import type { CounterTable } from './counters.ts'
import { askCaller, type Gate } from './gate.ts'
import type { Kind, Stored } from './kind.ts'
import { keepNew } from './new-record.ts'
import type { Tables } from './tables.ts'
import { insertion, lettersChanged, tableOf, update } from './written.ts'

/** Which record a caller wants to see before it decides. */
export interface Sought {
  /** Callers with the same words take turns, also while there is no such record yet. */
  turn: string
  where: RawBuilder<unknown>
  /** A column whose unique index has the last word on these words; none when several may share them. */
  unique?: string
}

type Decide<R, Answer> = (earlier: R | undefined) => Decision<R, Answer>

const found = z.object({ record: z.record(z.string(), z.unknown()), mail: z.array(z.unknown()) })
const readAtOnce = 500
/** A statement takes 65,535 values at most. */
const insertedAtOnce = 256

/** All records of one kind, in a table of their name; their letters are in `mail`. */
export class Book<R extends Stored> {
  private readonly table: RawBuilder<unknown>
  private readonly gate: Gate

  constructor(
    private readonly kind: Kind<R>,
    private readonly db: { gate: Gate; counters: CounterTable },
    /** Told of what was kept, once it is; an erasure is a change. */
    private readonly tell: (what: 'added' | 'changed') => void = () => undefined,
  ) {
    this.table = tableOf(kind)
    this.gate = db.gate
  }

  /**
   * Shows `decide` the record and keeps what it decides, as one step that no other caller on any
   * process can come between. Whoever listens hears of it afterwards.
   * @param limit counted before anything is kept
   * @throws NotStored, IdTaken, OverLimit
   * @throws ZodError the record is not one of its kind
   */
  async settle<Answer>(sought: Sought, decide: Decide<R, Answer>, limit?: Limit): Promise<Answer> {
    const kept =
      (await this.addNew(sought, decide, limit)) ??
      (await this.gate.commit(async (tx) => {
        await this.takeTurn(tx, sought.turn)
        const earlier = await this.locked(tx, sought.where)
        return this.keep(
          tx,
          earlier,
          askCaller(() => decide(earlier)),
        )
      }))
    return this.told(kept)
  }

  /** The same for a kind that has few records: `decide` sees them all, oldest first. */
  async settleAmongAll<Answer>(
    decide: (all: readonly R[]) => Decision<R, Answer>,
  ): Promise<Answer> {
    const kept = await this.gate.commit(async (tx) => {
      await this.takeTurn(tx, 'all')
      await sql`select id from ${this.table} order by seq for update`.execute(tx)
      const all = await this.select(tx, sql`order by seq`)
      const decision = askCaller(() => decide(all))
      const earlier = all.find(({ id }) => id === decision.change?.id)
      return this.keep(tx, earlier, decision)
    })
    return this.told(kept)
  }

  /** The records that `rest` (a where clause, an order, a limit) names. */
  read(rest: RawBuilder<unknown>): Promise<R[]> {
    return this.gate.read((db) => this.select(db, rest))
  }

  async one(where: RawBuilder<unknown>): Promise<R | undefined> {
    const [record] = await this.read(sql`where ${where} order by seq desc limit 1`)
    return record
  }

  async withId(id: string): Promise<R | undefined> {
    const statement = this.selection(sql`where id = ${id}`)
    const [record] = this.recordsIn(
      await this.gate.ask({ name: `one of ${this.kind.name}`, statement }),
    )
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
        await insertion(this.kind, fitting.slice(from, from + insertedAtOnce)).execute(tx)
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

  /**
   * Most forms are new: one statement counts and keeps such a one, and the index says whether it is.
   * Undefined: it is not, or nothing would be added, so whoever asks has to take a turn; it is counted.
   */
  private async addNew<Answer>(
    { unique }: Sought,
    decide: Decide<R, Answer>,
    limit: Limit | undefined,
  ): Promise<Decision<R, Answer> | undefined> {
    const decision = unique === undefined ? undefined : decide(undefined)
    if (unique === undefined || !decision?.add) {
      if (limit) await countWithin(limit, this.db.counters)
      return undefined
    }
    const record = this.kind.record.parse(decision.add)
    return (await keepNew(this.kind, record, { unique, limit }, this.db)) ? decision : undefined
  }

  private async keep<Answer>(
    tx: Transaction<Tables>,
    earlier: R | undefined,
    decision: Decision<R, Answer>,
  ): Promise<Decision<R, Answer>> {
    const { add, change, erase } = decision
    const record = add ?? change
    // What could not be read again would be in the way of every list that it is in.
    if (record) askCaller(() => this.kind.record.parse(record))
    if (add) await insertion(this.kind, [add]).execute(tx)
    else if (change) {
      await update(this.kind, change).execute(tx)
      await lettersChanged(this.kind, earlier, change)?.execute(tx)
    } else if (erase) await this.erase(tx, [erase.id])
    return decision
  }

  private told<Answer>({ add, change, erase, answer }: Decision<R, Answer>): Answer {
    if (add ?? change ?? erase) this.tell(add ? 'added' : 'changed')
    return answer
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
    return this.recordsIn((await this.selection(rest).execute(db)).rows)
  }

  private selection(rest: RawBuilder<unknown>): RawBuilder<unknown> {
    if (this.kind.mailless) return sql`select record, '[]'::json as mail from ${this.table} ${rest}`
    return sql`
      select record, coalesce(
        (select json_agg("row" order by position) from mail
          where collection = ${this.kind.name} and record_id = ${this.table}.id), '[]') as mail
      from ${this.table} ${rest}`
  }

  private recordsIn(rows: unknown[]): R[] {
    return z
      .array(found)
      .parse(rows)
      .map(({ record, mail }) =>
        this.kind.record.parse(this.kind.mailless ? record : { ...record, mail }),
      )
  }
}
