import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { CollectionDeclaration, StoredRecord } from '../collection.ts'
import { UnreadableRecordError } from '../errors.ts'
import { UnreadableRecord } from '../stored-format.ts'
import { enforceLimit, type Limit } from '../counters.ts'
import type { Decide, Decision, RecordCollection, Where } from '../query.ts'
import type { PgCounters } from './counters.ts'
import { runCallback, type Database } from './database.ts'
import type { StoreEvents } from './events/change-events.ts'
import { PgQueries } from './pg-queries.ts'
import { insertIfAbsent } from './sql/insert-if-absent.ts'
import { whereClause } from './sql/query-sql.ts'
import { insertStatement, updateMailStatement, updateStatement } from './sql/table-mapping.ts'

/** The record that a caller reads before it decides. */
interface LockedLookup {
  /** Advisory lock: callers with the same values are serialized, even while there is no such record. */
  lockKey: string
  where: RawBuilder<unknown>
  /** A column with a unique index on these values; none if several records may share them. */
  uniqueColumn?: string
}

interface PgDeps {
  database: Database
  counters: PgCounters
  events: StoreEvents
  log: Pick<Logger, 'error'>
}

/** A statement has at most 65,535 parameters. */
const insertBatchSize = 256

/** A collection: its queries, and transactions over its records. */
export class PgRepository<R extends StoredRecord, C extends string>
  extends PgQueries<R, C>
  implements RecordCollection<R, C>
{
  constructor(
    mapping: CollectionDeclaration<R, C>,
    private readonly db: PgDeps,
    /** Called after a commit; an erasure is a change. */
    private readonly onChange: (what: 'added' | 'changed') => void = () => undefined,
  ) {
    super(mapping, db.database, db.events, db.log)
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

  /** Adds records in their order, in one transaction. @throws ZodError, DuplicateIdError, NotStoredError */
  async addAll(records: readonly R[]): Promise<void> {
    await this.insertAll(records.map((record) => this.format.write(record, { earlier: undefined })))
  }

  async addStored(records: readonly unknown[], keep?: 'unreadable'): Promise<void> {
    const read = records.map((record) => this.format.read(record))
    const unreadable = read.find((one) => one instanceof UnreadableRecord)
    if (unreadable && keep === undefined) throw new UnreadableRecordError(unreadable.reason)
    await this.insertAll(read)
  }

  private async insertAll(records: readonly (R | UnreadableRecord)[]): Promise<void> {
    await this.database.transact(async (tx) => {
      for (let from = 0; from < records.length; from += insertBatchSize)
        await insertStatement(this.mapping, records.slice(from, from + insertBatchSize)).execute(tx)
    })
  }

  /** Erases records and their emails, in one transaction. @throws NotStoredError */
  async eraseAll(ids: readonly string[]): Promise<void> {
    await this.database.transact((tx) => this.erase(tx, ids))
  }

  /** Runs a transaction, serialized with other callers in all processes. Listeners are called afterwards. */
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

  private async lock(tx: Transaction<unknown>, key: string): Promise<void> {
    const words = `${this.mapping.name} ${key}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${words}, 0))`.execute(tx)
  }

  /**
   * Counts and inserts a record in one statement, since most requests are new; the unique index decides whether it is.
   * Undefined: it is not new, or nothing is added. It was counted then, and the caller needs a lock.
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
    const record = this.format.write(decision.add, { earlier: undefined })
    return (await insertIfAbsent(this.mapping, record, { uniqueColumn: unique, limit }, this.db))
      ? decision
      : undefined
  }

  private async apply<Answer>(
    tx: Transaction<unknown>,
    earlier: R | undefined,
    decision: Decision<R, Answer>,
  ): Promise<Decision<R, Answer>> {
    const { add, change, erase } = decision
    const purge = decision.purge ?? false
    const record = add ?? change
    const written =
      record && runCallback(() => this.format.write(record, { earlier: change && earlier, purge }))
    if (written && add) await insertStatement(this.mapping, [written]).execute(tx)
    else if (written) {
      await updateStatement(this.mapping, written).execute(tx)
      await updateMailStatement(this.mapping, earlier, written)?.execute(tx)
    } else if (erase) await this.erase(tx, [erase.id])
    return decision
  }

  private notifyAndAnswer<Answer>({ add, change, erase, answer }: Decision<R, Answer>): Answer {
    this.cache?.invalidate()
    const isAnnounced = add !== undefined && this.mapping.isQuiet?.(add) !== true
    if (add ?? change ?? erase) this.onChange(isAnnounced ? 'added' : 'changed')
    return answer
  }

  private async erase(tx: Transaction<unknown>, ids: readonly string[]): Promise<void> {
    const these = sql`any(${[...ids]}::text[])`
    await sql`delete from mail where collection = ${this.mapping.name} and record_id = ${these}`.execute(
      tx,
    )
    await sql`delete from ${this.table} where id = ${these}`.execute(tx)
  }

  private async selectForUpdate(tx: Transaction<unknown>, where: RawBuilder<unknown>) {
    const lock = sql<{ id: string }>`
      select id from ${this.table} where ${where} order by seq desc limit 1 for update`
    const id = (await lock.execute(tx)).rows[0]?.id
    if (id === undefined) return undefined
    // Read after the lock is held, so that a worker's latest updates of its emails are included.
    const [record] = await this.select(tx, sql`where id = ${id}`)
    return record
  }
}
