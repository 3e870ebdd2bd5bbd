import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import type { CollectionDeclaration, StoredRecord } from '../collection.ts'
import {
  type Decision,
  matches,
  type Decide,
  type ExportScan,
  type FoundPage,
  type PageQuery,
  type Query,
  type RecordCollection,
  type SumQuery,
  type Sums,
  type Where,
} from '../query.ts'
import { enforceLimit, type Limit } from '../counters.ts'
import type { PgCounters } from './counters.ts'
import { runCallback, type Database, type Tables } from './database.ts'
import { invalidatedCache, type InvalidatedCache } from './events/invalidated-cache.ts'
import { insertIfAbsent } from './sql/insert-if-absent.ts'
import type { StoreEvents } from './events/change-events.ts'
import { descendantsClause, orderClause, queryClause, whereClause } from './sql/query-sql.ts'
import { parseSums, sumsStatement } from './sql/query-sums.ts'
import {
  insertStatement,
  tableRef,
  updateMailStatement,
  updateStatement,
} from './sql/table-mapping.ts'

/** The record that a caller reads before it decides. */
interface LockedLookup {
  /** Advisory lock: callers with the same values are serialized, even while there is no such record. */
  lockKey: string
  where: RawBuilder<unknown>
  /** A column with a unique index on these values; none if several records may share them. */
  uniqueColumn?: string
}

const storedRow = z.object({
  record: z.record(z.string(), z.unknown()),
  mail: z.array(z.unknown()),
})
const batchSize = 500
/** Parsing and validating this many records takes a few milliseconds. */
const scanBatchSize = 64
/** A statement has at most 65,535 parameters. */
const insertBatchSize = 256

/** All records of one kind, in a table of their name; their emails are in `mail`. */
export class PgRepository<R extends StoredRecord, C extends string> implements RecordCollection<
  R,
  C
> {
  private readonly table: RawBuilder<unknown>
  private readonly database: Database
  private readonly cache: InvalidatedCache<R[]> | undefined

  constructor(
    private readonly mapping: CollectionDeclaration<R, C>,
    private readonly db: { database: Database; counters: PgCounters; events: StoreEvents },
    /** Called after a commit; an erasure is a change. */
    private readonly onChange: (what: 'added' | 'changed') => void = () => undefined,
  ) {
    this.table = tableRef(mapping)
    this.database = db.database
    if (mapping.cached) this.cache = invalidatedCache(() => this.list(), db.events)
  }

  transact<Answer>(id: string, decide: Decide<R, Answer>): Promise<Answer> {
    return this.transactLocked({ lockKey: `id ${id}`, where: sql`id = ${id}` }, decide)
  }

  transactBy<Answer>(
    { column, value, where = {} }: { column: C; value: string; where?: Where<C> },
    decide: Decide<R, Answer>,
    limit?: Limit,
  ): Promise<Answer> {
    const { lookup } = this.mapping.columns[column]
    const found = sql`${this.lookupClause(column, value)} and ${whereClause(where)}`
    return this.transactLocked(
      {
        lockKey: `${column} ${value}`,
        where: found,
        ...(lookup === 'unique' && { uniqueColumn: column }),
      },
      decide,
      limit,
    )
  }

  async transactAll<Answer>(decide: (all: readonly R[]) => Decision<R, Answer>): Promise<Answer> {
    const decision = await this.database.transact(async (tx) => {
      await this.lock(tx, 'all')
      await sql`select id from ${this.table} order by seq for update`.execute(tx)
      const all = await this.select(tx, sql`order by seq`)
      const decision = runCallback(() => decide(all))
      const earlier = all.find(({ id }) => id === decision.change?.id)
      return this.apply(tx, earlier, decision)
    })
    return this.notifyAndAnswer(decision)
  }

  async one(id: string): Promise<R | undefined> {
    if (this.cache) return (await this.cache.get()).find((record) => record.id === id)
    const statement = this.selection(sql`where id = ${id}`)
    const [record] = this.parseRows(
      await this.database.queryPrepared({ name: `one of ${this.mapping.name}`, statement }),
    )
    return record
  }

  async findBy(column: C, value: string): Promise<R | undefined> {
    const rest = sql`where ${this.lookupClause(column, value)} order by seq desc limit 1`
    const [record] = await this.read(rest)
    return record
  }

  async find({ skip, take, facet, ...query }: PageQuery<C>): Promise<FoundPage<R>> {
    const order = orderClause(query)
    // Keys first: the emails of skipped records need not be collected.
    const page = sql`select seq from ${this.table} where ${queryClause(this.mapping, query)}
      ${order} limit ${take} offset ${skip}`
    const records = this.read(sql`where seq = any(array(${page})) ${order}`)
    if (facet === undefined) {
      const total = this.countWhere(queryClause(this.mapping, query))
      return { records: await records, total: await total, counts: new Map() }
    }
    const counted = this.countValues(facet, queryClause(this.mapping, query, facet))
    const [found, counts] = await Promise.all([records, counted])
    const test: Where<C>[C] = query.where?.[facet]
    let total = 0
    for (const [value, count] of counts) if (matches(value, test)) total += count
    return { records: found, total, counts }
  }

  /**
   * The keys of what is found are read when it is asked, the records in portions by their keys. The database
   * returns the keys of each portion as one array in text form: 200,000 rows of one key each would block the
   * event loop while the driver parses them, and burden every garbage collection after that. No transaction or
   * connection is held in between, however slowly the client reads: visitors need them.
   */
  async scan(query: Query<C>): Promise<ExportScan<R>> {
    const portions = sql<{ keys: string; n: number }>`
      select array_agg(seq order by place)::text as keys, count(*)::int as n
      from (
        select seq, row_number() over () as place
        from (
          select seq from ${this.table} where ${queryClause(this.mapping, query)} ${orderClause(query)}
        ) as in_order
      ) as placed
      group by (place - 1) / ${scanBatchSize} order by min(place)`
    const { rows } = await this.database.read((db) => portions.execute(db))
    const total = rows.reduce((sum, { n }) => sum + n, 0)
    return { total, batches: this.readPortions(rows.map(({ keys }) => keys)) }
  }

  count(where: Where<C>): Promise<number> {
    return this.countWhere(whereClause(where))
  }

  countBy(column: C, where: Where<C>): Promise<ReadonlyMap<string, number>> {
    return this.countValues(column, whereClause(where))
  }

  async sum<By extends C | 'day', S extends string>(
    query: SumQuery<C, By, S>,
  ): Promise<Sums<By, S>> {
    const statement = sumsStatement(this.table, query)
    return parseSums((await this.database.read((db) => statement.execute(db))).rows, query)
  }

  descendants(id: string): Promise<R[]> {
    return this.read(descendantsClause(this.mapping, id))
  }

  list(): Promise<R[]> {
    return this.read(sql`order by seq`)
  }

  /** Every record, oldest first, read in portions. */
  async *all(): AsyncGenerator<R> {
    for (let after = '0'; ;) {
      const keys = sql<{ seq: string }>`
        select seq from ${this.table} where seq > ${after} order by seq limit ${batchSize}`
      const last = await this.database.read(async (db) => (await keys.execute(db)).rows.at(-1)?.seq)
      if (last === undefined) return
      yield* await this.read(sql`where seq > ${after} and seq <= ${last} order by seq`)
      after = last
    }
  }

  private async *readPortions(portions: readonly string[]): AsyncGenerator<R[]> {
    for (const keys of portions) {
      const these = sql`${keys}::bigint[]`
      const rest = sql`where seq = any(${these}) order by array_position(${these}, seq)`
      const statement = this.selection(rest)
      const records = this.parseRows(
        await this.database.queryPrepared({ name: `some of ${this.mapping.name}`, statement }),
      )
      // Parsing them and the caller's work take separate turns of the event loop.
      await setImmediate()
      yield records
    }
  }

  /** Adds records in their order, in one transaction. @throws ZodError, DuplicateIdError, NotStoredError */
  async addAll(records: readonly unknown[]): Promise<void> {
    const valid = records.map((record) => this.mapping.record.parse(record))
    await this.database.transact(async (tx) => {
      for (let from = 0; from < valid.length; from += insertBatchSize)
        await insertStatement(this.mapping, valid.slice(from, from + insertBatchSize)).execute(tx)
    })
  }

  /** Erases records and their emails, in one transaction. @throws NotStoredError */
  async eraseAll(ids: readonly string[]): Promise<void> {
    await this.database.transact((tx) => this.erase(tx, ids))
  }

  /** One transaction, serialized with other callers of all processes. Listeners are called afterwards. */
  private async transactLocked<Answer>(
    lookup: LockedLookup,
    decide: Decide<R, Answer>,
    limit?: Limit,
  ): Promise<Answer> {
    const decision =
      (await this.tryInsert(lookup, decide, limit)) ??
      (await this.database.transact(async (tx) => {
        await this.lock(tx, lookup.lockKey)
        const earlier = await this.selectForUpdate(tx, lookup.where)
        return this.apply(
          tx,
          earlier,
          runCallback(() => decide(earlier)),
        )
      }))
    return this.notifyAndAnswer(decision)
  }

  private lookupClause(column: C, value: string): RawBuilder<unknown> {
    const { type } = this.mapping.columns[column]
    return whereClause({ [column]: type === 'list' ? { has: value } : { is: value } })
  }

  /** The records that `rest` (a where clause, an order, a limit) names. */
  private read(rest: RawBuilder<unknown>): Promise<R[]> {
    return this.database.read((db) => this.select(db, rest))
  }

  private async countWhere(where: RawBuilder<unknown>): Promise<number> {
    const counted = sql<{ n: string }>`select count(*) as n from ${this.table} where ${where}`
    return this.database.read(async (db) => Number((await counted.execute(db)).rows[0]?.n))
  }

  private async countValues(
    column: C,
    where: RawBuilder<unknown>,
  ): Promise<ReadonlyMap<string, number>> {
    const isList = this.mapping.columns[column].type === 'list'
    const from = isList
      ? sql`${this.table}, unnest(${sql.ref(column)}) as value`
      : sql`(select ${sql.ref(column)}::text as value from ${this.table} where ${where}) as these`
    const counted = sql<{ value: string | null; n: string }>`
      select value, count(*) as n from ${from} ${isList ? sql`where ${where}` : sql``} group by 1`
    const { rows } = await this.database.read((db) => counted.execute(db))
    return new Map(rows.flatMap(({ value, n }) => (value === null ? [] : [[value, Number(n)]])))
  }

  private async lock(tx: Transaction<Tables>, key: string): Promise<void> {
    const words = `${this.mapping.name} ${key}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${words}, 0))`.execute(tx)
  }

  /**
   * Most requests are new: one statement counts and inserts the record, and the unique index decides whether
   * it is new. Undefined: it is not, or nothing is added; it is counted, and the caller needs a lock.
   */
  private async tryInsert<Answer>(
    { uniqueColumn: unique }: LockedLookup,
    decide: Decide<R, Answer>,
    limit: Limit | undefined,
  ): Promise<Decision<R, Answer> | undefined> {
    const decision = unique === undefined ? undefined : decide(undefined)
    if (unique === undefined || !decision?.add) {
      if (limit) await enforceLimit(limit, this.db.counters)
      return undefined
    }
    const record = this.mapping.record.parse(decision.add)
    return (await insertIfAbsent(this.mapping, record, { uniqueColumn: unique, limit }, this.db))
      ? decision
      : undefined
  }

  private async apply<Answer>(
    tx: Transaction<Tables>,
    earlier: R | undefined,
    decision: Decision<R, Answer>,
  ): Promise<Decision<R, Answer>> {
    const { add, change, erase } = decision
    const record = add ?? change
    // A record that cannot be read again would break every list that contains it.
    if (record) runCallback(() => this.mapping.record.parse(record))
    if (add) await insertStatement(this.mapping, [add]).execute(tx)
    else if (change) {
      await updateStatement(this.mapping, change).execute(tx)
      await updateMailStatement(this.mapping, earlier, change)?.execute(tx)
    } else if (erase) await this.erase(tx, [erase.id])
    return decision
  }

  private notifyAndAnswer<Answer>({ add, change, erase, answer }: Decision<R, Answer>): Answer {
    this.cache?.invalidate()
    if (add ?? change ?? erase) this.onChange(add ? 'added' : 'changed')
    return answer
  }

  private async erase(tx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
    const these = sql`any(${[...ids]}::text[])`
    await sql`delete from mail where collection = ${this.mapping.name} and record_id = ${these}`.execute(
      tx,
    )
    await sql`delete from ${this.table} where id = ${these}`.execute(tx)
  }

  private async selectForUpdate(tx: Transaction<Tables>, where: RawBuilder<unknown>) {
    const lock = sql<{ id: string }>`
      select id from ${this.table} where ${where} order by seq desc limit 1 for update`
    const id = (await lock.execute(tx)).rows[0]?.id
    if (id === undefined) return undefined
    // Read after the lock is held, so that a worker's latest updates of its emails are included.
    const [record] = await this.select(tx, sql`where id = ${id}`)
    return record
  }

  private async select(db: Kysely<Tables>, rest: RawBuilder<unknown>): Promise<R[]> {
    return this.parseRows((await this.selection(rest).execute(db)).rows)
  }

  private selection(rest: RawBuilder<unknown>): RawBuilder<unknown> {
    if (!this.mapping.mail) return sql`select record, '[]'::json as mail from ${this.table} ${rest}`
    return sql`
      select record, coalesce(
        (select json_agg("row" order by position) from mail
          where collection = ${this.mapping.name} and record_id = ${this.table}.id), '[]') as mail
      from ${this.table} ${rest}`
  }

  private parseRows(rows: unknown[]): R[] {
    return z
      .array(storedRow)
      .parse(rows)
      .map(({ record, mail }) =>
        this.mapping.record.parse(!this.mapping.mail ? record : { ...record, mail }),
      )
  }
}
