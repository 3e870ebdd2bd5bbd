import type { Kysely, RawBuilder, Transaction } from 'kysely'
import { DatabaseError, type Pool } from 'pg'
import { DuplicateIdError, NotStoredError, StoreUnavailableError } from '../errors.ts'

/** Serialization failure, deadlock or a concurrent unique violation: retry. */
const retryableCodes = new Set(['40001', '40P01', '23505'])
const maxAttempts = 4

/** An error of the caller's own function, rethrown unchanged. */
class CallbackError extends Error {
  constructor(readonly thrown: unknown) {
    super('A deciding function threw')
  }
}

/** Runs a caller's function inside a transaction and marks its errors, to tell them from the database's. */
export function runCallback<Answer>(work: () => Answer): Answer {
  try {
    return work()
  } catch (error) {
    throw new CallbackError(error)
  }
}

/**
 * PostgreSQL's errors that are not bugs in this service: connection, resources, operator, system, and a read-only
 * database (a standby, or a host's reaction to a full disk).
 */
const unavailableCodes = /^(08|53|57|58|25006)/

/** Returns whether an error means that the database is unavailable; the driver's errors have no type. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseError) return unavailableCodes.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  return 'code' in error || /connect|terminated|timeout/i.test(error.message)
}

/** Retries on conflicts. @throws NotStoredError, DuplicateIdError, or the error of the caller's function */
async function withRetries<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof CallbackError) throw error.thrown
      if (error instanceof DatabaseError) {
        if (error.constraint && /^(?!mail)\w+_pkey$/.test(error.constraint))
          throw new DuplicateIdError(error.detail ?? error.message)
        if (retryableCodes.has(error.code ?? '') && attempt < maxAttempts) continue
      }
      throw new NotStoredError('The database did not take it.', { cause: error })
    }
  }
}

/**
 * A prepared statement for frequent queries. A name always has the same text, so that the server plans it
 * once per connection.
 */
export interface PreparedStatement<Row = unknown> {
  name: string
  statement: RawBuilder<Row>
}

/** All access to the database: tracks work in progress and turns driver errors into the store's errors. */
export class Database {
  private readonly pending = new Set<Promise<unknown>>()
  private closed = false

  /** @param pool the connections of `db` */
  constructor(
    private readonly db: Kysely<unknown>,
    private readonly pool: Pool,
  ) {}

  /** Runs a read. @throws StoreUnavailableError the database does not answer */
  private read<Answer>(work: (db: Kysely<unknown>) => Promise<Answer>): Promise<Answer> {
    return this.track(async () => {
      try {
        return await work(this.db)
      } catch (error) {
        if (isUnavailable(error))
          throw new StoreUnavailableError('The database does not answer.', { cause: error })
        throw error
      }
    })
  }

  /** Runs a statement and returns its rows. @throws StoreUnavailableError */
  query<Row>(statement: RawBuilder<Row>): Promise<Row[]> {
    return this.read(async (db) => (await statement.execute(db)).rows)
  }

  /** Runs a prepared statement and returns its rows. @throws StoreUnavailableError */
  queryPrepared(prepared: PreparedStatement): Promise<unknown[]> {
    return this.read(() => this.run(prepared))
  }

  /**
   * Runs a transaction; `work` may run more than once. Resolves when it is committed.
   * @throws NotStoredError the database did not commit. If the connection broke during the commit itself, the outcome
   * is unknown; a retry with the same key or text finds out.
   * @throws DuplicateIdError an added record's id belongs to another record
   */
  transact<Answer>(work: (tx: Transaction<unknown>) => Promise<Answer>): Promise<Answer> {
    return this.track(() => withRetries(() => this.db.transaction().execute(work)))
  }

  /**
   * Runs one statement as a transaction of its own: one round trip instead of three.
   * @throws NotStoredError, DuplicateIdError
   */
  executePrepared(prepared: PreparedStatement): Promise<unknown[]> {
    return this.track(() => withRetries(() => this.run(prepared)))
  }

  /** Accepts no more work; resolves when accepted work is done and the connections are closed. */
  async close(): Promise<void> {
    if (this.closed) return
    this.closed = true
    await Promise.allSettled(this.pending)
    await this.db.destroy()
  }

  private async run({ name, statement }: PreparedStatement): Promise<unknown[]> {
    const { sql: text, parameters } = statement.compile(this.db)
    return (await this.pool.query<object>({ name, text, values: [...parameters] })).rows
  }

  private async track<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (this.closed) throw new NotStoredError('The store is closed.')
    const working = work()
    this.pending.add(working)
    try {
      return await working
    } finally {
      this.pending.delete(working)
    }
  }
}
