import type { Kysely, RawBuilder, Transaction } from 'kysely'
import { DatabaseError } from 'pg'
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

/** The one way to the database: knows what is under way, and turns faults into refusals. */
export class Gate {
  private readonly underWay = new Set<Promise<unknown>>()
  private closed = false

  constructor(private readonly db: Kysely<Tables>) {}

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
  commitOne<Row>(statement: RawBuilder<Row>): Promise<Row[]> {
    return this.track(() => untilTaken(async () => (await statement.execute(this.db)).rows))
  }

  /** Takes no more; resolves when all that was taken is done and the connections are closed. */
  async close(): Promise<void> {
    if (this.closed) return
    this.closed = true
    await Promise.allSettled(this.underWay)
    await this.db.destroy()
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
