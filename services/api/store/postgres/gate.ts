import type { Kysely, RawBuilder, Transaction } from 'kysely'
import { DatabaseError, type Pool } from 'pg'
import { IdTaken, NotStored, StoreAway } from '../../records/refusals.ts'
import type { Tables } from './tables.ts'

/** Two transactions stood in each other's way, or a key was taken in the same moment: once more. */
const again = new Set(['40001', '40P01', '23505'])
const mostTries = 4

/** What a caller's own function threw: handed back to it as it was. */
class CallersFault extends Error {
  constructor(readonly fault: unknown) {
    super('A deciding function threw')
  }
}

/** Runs a caller's function inside a transaction, so that its faults are told from the database's. */
export function askCaller<Answer>(work: () => Answer): Answer {
  try {
    return work()
  } catch (fault) {
    throw new CallersFault(fault)
  }
}

/** PostgreSQL's classes of faults that are no bug of ours: connection, resources, operator, system. */
const itsOwnTrouble = /^(08|53|57|58)/

/** Whether the database cannot be reached or cannot work now; what the driver throws has no type. */
function isAway(fault: unknown): boolean {
  if (fault instanceof DatabaseError) return itsOwnTrouble.test(fault.code ?? '')
  if (!(fault instanceof Error)) return false
  return 'code' in fault || /connect|terminated|timeout/i.test(fault.message)
}

/** Tries again what stood in another's way. @throws NotStored, IdTaken, what the caller's function threw */
async function untilTaken<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (fault) {
      if (fault instanceof CallersFault) throw fault.fault
      if (fault instanceof DatabaseError) {
        if (fault.constraint && /^(?!mail)\w+_pkey$/.test(fault.constraint))
          throw new IdTaken(fault.detail ?? fault.message)
        if (again.has(fault.code ?? '') && tries < mostTries) continue
      }
      throw new NotStored('The database did not take it.', { cause: fault })
    }
  }
}

/**
 * A statement that is asked for again and again. Under its name stands always the same text, so that the
 * server plans it once on each connection.
 */
export interface Prepared<Row = unknown> {
  name: string
  statement: RawBuilder<Row>
}

/** The one way to the database: knows what is under way, and turns faults into refusals. */
export class Gate {
  private readonly underWay = new Set<Promise<unknown>>()
  private closed = false

  /** @param pool the connections of `db` */
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly pool: Pool,
  ) {}

  /** @throws StoreAway the database does not answer */
  read<Answer>(work: (db: Kysely<Tables>) => Promise<Answer>): Promise<Answer> {
    return this.track(async () => {
      try {
        return await work(this.db)
      } catch (fault) {
        if (isAway(fault)) throw new StoreAway('The database does not answer.', { cause: fault })
        throw fault
      }
    })
  }

  /** @throws StoreAway */
  ask(prepared: Prepared): Promise<unknown[]> {
    return this.read(() => this.run(prepared))
  }

  /**
   * One transaction; it may run more than once. Resolves when it is committed.
   * @throws NotStored the database did not take it. When the connection broke during the commit
   *   itself nobody can know; the same key or the same words sent again find out.
   * @throws IdTaken an added record's id is another record's
   */
  commit<Answer>(work: (tx: Transaction<Tables>) => Promise<Answer>): Promise<Answer> {
    return this.track(() => untilTaken(() => this.db.transaction().execute(work)))
  }

  /**
   * The same for one statement, which is a transaction by itself: once to the database and back, where
   * a transaction goes there for its beginning and its end too.
   * @throws NotStored, IdTaken
   */
  commitOne(prepared: Prepared): Promise<unknown[]> {
    return this.track(() => untilTaken(() => this.run(prepared)))
  }

  /** Takes no more; resolves when all that was taken is done and the connections are closed. */
  async close(): Promise<void> {
    if (this.closed) return
    this.closed = true
    await Promise.allSettled(this.underWay)
    await this.db.destroy()
  }

  private async run({ name, statement }: Prepared): Promise<unknown[]> {
    const { sql: text, parameters } = statement.compile(this.db)
    return (await this.pool.query<object>({ name, text, values: [...parameters] })).rows
  }

  private async track<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (this.closed) throw new NotStored('The store is closed.')
    const working = work()
    this.underWay.add(working)
    try {
      return await working
    } finally {
      this.underWay.delete(working)
    }
  }
}
