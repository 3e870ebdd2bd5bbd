import { setImmediate } from 'node:timers/promises'
import type { Logger } from 'pino'
import { makeFolder } from '../../disk/replace-file.ts'
import type { CollectionDeclaration, StoredRecord } from '../collection.ts'
import { enforceLimit, type Counters, type Limit } from '../counters.ts'
import {
  DuplicateIdError,
  NotStoredError,
  UnreadableDataError,
  UnreadableRecordError,
} from '../errors.ts'
import type {
  Decide,
  Decision,
  PageQuery,
  Query,
  RecordCollection,
  SumQuery,
  Where,
} from '../query.ts'
import {
  isReadable,
  reportUnreadable,
  storedFormat,
  UnreadableRecord,
  type StoredFormat,
} from '../stored-format.ts'
import { indexesOf } from './indexes.ts'
import { listMonths, MonthFile, type MonthOptions, type Version } from './month-file.ts'
import { MemoryQueries } from './queries/memory-queries.ts'
import { RecordIndex, type Indexes, type RecordChange, type RecordLookup } from './record-index.ts'
import type { SafetyCopies } from './safety-copies.ts'
import { Transaction } from './transaction.ts'

interface PendingTransaction<R extends StoredRecord> {
  /** Decides within the transaction. @returns the decision, and `done`, which resolves the caller */
  decide: (found: RecordLookup<R>) => { decision: Decision<R, unknown>; done: () => void }
  /** The added record was stored elsewhere, so it may have keys that this release does not declare. */
  from: 'stored' | undefined
  fail: (error: unknown) => void
}

interface Options<R extends StoredRecord> extends Omit<MonthOptions<R>, 'format'> {
  /** The safety copies that may have records of a month (safety-copies.ts). */
  safetyCopies: SafetyCopies
  log: Pick<Logger, 'error'>
  counters: Pick<Counters, 'hitAll'>
  /** Called after every commit, with `added` if it added a record that is not quiet. */
  onChange: (what: 'added' | 'changed') => void
}

/** Keeps a commit, which is one write, short. */
const maxChangesPerCommit = 256
/** The number of records that are yielded before the event loop gets a turn: one or two milliseconds. */
const iterationBatch = 64
/** The file of a collection without months, and of records of which the month cannot be read. */
const [onlyFile, unreadableFile] = ['all', 'unreadable']

/**
 * All records of one collection: read from memory, written by a single writer (group commit). Callers that arrive while
 * a commit is in progress share the next one, if their records are in the same month: a commit is one append to the
 * file of a month. Memory changes, and callers are answered, only after it is on disk.
 */
export class Collection<
  R extends StoredRecord,
  C extends string = string,
> implements RecordCollection<R, C> {
  /** The committed records. */
  readonly committed: RecordIndex<R>
  private readonly queries: MemoryQueries<R, C>
  private readonly format: StoredFormat<R>
  private readonly indexes: Indexes<R>
  private readonly months = new Map<string, MonthFile<R>>()
  /** Records that this release cannot read, by the key of their version. */
  private readonly unread = new Map<string, UnreadableRecord>()
  /** The sequence number of the next version. */
  private next = 1
  private readonly queue: PendingTransaction<R>[] = []
  private draining: Promise<void> | undefined
  private writing: Promise<unknown> = Promise.resolve()
  private closed = false

  private constructor(
    private readonly definition: CollectionDeclaration<R, C>,
    private readonly options: Options<R>,
  ) {
    this.format = storedFormat(definition)
    this.indexes = indexesOf(definition)
    this.committed = new RecordIndex(this.indexes)
    this.queries = new MemoryQueries(definition, this.committed)
  }

  /** Reads every month. @throws UnreadableDataError an id is in two files */
  static async open<R extends StoredRecord, C extends string>(
    definition: CollectionDeclaration<R, C>,
    options: Options<R>,
  ) {
    const collection = new Collection(definition, options)
    const { own, mirror } = options.folders
    await makeFolder(own)
    // A mirror that cannot be written is reported when the first commit needs it.
    await makeFolder(mirror).catch(() => undefined)
    for (const name of await listMonths(options.folders)) await collection.load(name)
    reportUnreadable(definition.name, [...collection.unread.values()], options.log)
    return collection
  }

  private async load(name: string): Promise<void> {
    const month = await this.openMonth(name)
    for (const problem of month.problems) this.options.log.error(`DAMAGED DATA: ${problem}`)
    await this.options.safetyCopies.setAside(name, month.lost)
    // A full disk is read too; it is tried again (maintain).
    if (month.isDamaged) await month.rewrite().catch(() => undefined)
    for (const { id, n, put } of month.oldestFirst()) {
      this.next = Math.max(this.next, n + 1)
      if (put instanceof UnreadableRecord) this.unread.set(id, put)
      else if (put && this.committed.get(id)) throw this.duplicated(id, name)
      else if (put) this.committed.apply({ id, month: name, put })
    }
  }

  private duplicated(id: string, name: string): UnreadableDataError {
    const other = this.committed.entry(id)?.month
    return new UnreadableDataError(
      `${id} is in two files, ${other}.jsonl and ${name}.jsonl in ${this.options.folders.own}, so nothing was ` +
        `started and nothing was changed. Move the one that is wrong, and its copy, to another folder.`,
    )
  }

  private async openMonth(name: string): Promise<MonthFile<R>> {
    const month = await MonthFile.open(name, { ...this.options, format: this.format })
    this.months.set(name, month)
    return month
  }

  one = async (id: string) => this.committed.get(id)
  findBy = async (column: C, value: string) => this.committed.find(column, value)
  find = async (query: PageQuery<C>) => this.queries.find(query)
  scan = (query: Query<C>) => this.queries.scan(query)
  count = async (where: Where<C>) => this.queries.count(where)
  countBy = async (column: C, where: Where<C>) => this.queries.countBy(column, where)
  sum = async <By extends C | 'day', S extends string>(query: SumQuery<C, By, S>) =>
    this.queries.sum(query)
  descendants = async (id: string) => this.queries.descendants(id)
  list = async () => [...this.committed.oldestFirst()]

  /** Yields to the event loop in between. */
  async *all(): AsyncGenerator<R> {
    let count = 0
    for (const record of this.committed.oldestFirst()) {
      yield record
      count += 1
      if (count % iterationBatch === 0) await setImmediate()
    }
  }

  transact<Answer>(id: string, decide: Decide<R, Answer>): Promise<Answer> {
    return this.commit((found) => decide(found.get(id)))
  }

  async transactBy<Answer>(
    { column, value, where }: { column: C; value: string; where?: Where<C> },
    decide: Decide<R, Answer>,
    limit?: Limit,
  ): Promise<Answer> {
    if (limit) await enforceLimit(limit, this.options.counters)
    return this.commit((now) => {
      const found = now.find(column, value)
      return decide(found && this.queries.fits(found, where) ? found : undefined)
    })
  }

  transactAll<Answer>(decide: (all: readonly R[]) => Decision<R, Answer>): Promise<Answer> {
    return this.commit((found) => decide([...found.oldestFirst()]))
  }

  async addAll(records: readonly R[]): Promise<void> {
    await Promise.all(records.map((add) => this.commit(() => ({ add, answer: undefined }))))
  }

  unreadable = async () => [...this.unread.values(), ...this.options.safetyCopies.lostLines()]
  /** All of them were read at the start. */
  lookForUnreadable = async () => undefined

  async *stored(): AsyncGenerator<unknown> {
    for await (const record of this.all()) yield this.format.toStored(record)
    for (const { stored } of [...this.unread.values()]) yield stored
  }

  async addStored(records: readonly unknown[], keep?: 'unreadable'): Promise<void> {
    const read = records.map((record) => this.format.read(record))
    const unreadable = read.filter((one) => one instanceof UnreadableRecord)
    const [first] = unreadable
    if (first && keep === undefined) throw new UnreadableRecordError(first.reason)
    const readable = read.filter(isReadable)
    await Promise.all(
      readable.map((add) => this.commit(() => ({ add, answer: undefined }), 'stored')),
    )
    for (const one of unreadable) await this.addUnreadable(one)
  }

  /** Adds a record that this release cannot read, so that its month is unknown. */
  private async addUnreadable(put: UnreadableRecord): Promise<void> {
    if (this.closed) throw new NotStoredError('The store is closed.')
    await this.exclusive(async () => {
      const month = this.months.get(unreadableFile) ?? (await this.openMonth(unreadableFile))
      const n = this.next++
      const id = put.id ?? `number ${n}`
      await this.write(() => month.commit([{ id, n, first: n, put }], false))
      this.unread.set(id, put)
    })
  }

  async eraseAll(ids: readonly string[]): Promise<void> {
    const erase = (record: R | undefined) => ({
      ...(record && { erase: record }),
      answer: undefined,
    })
    await Promise.all(ids.map((id) => this.transact(id, erase)))
  }

  /**
   * Calls `decide` with the committed state plus the pending changes of the same commit, and commits its
   * decision. Resolves with the answer once that is on disk.
   * @throws NotStoredError the disk did not take it; nothing has changed
   * @throws DuplicateIdError an added record's id belongs to another record
   * @throws ZodError the record does not match the schema
   */
  private commit<Answer>(
    decide: (found: RecordLookup<R>) => Decision<R, Answer>,
    from?: 'stored',
  ): Promise<Answer> {
    if (this.closed) return Promise.reject(new NotStoredError('The store is closed.'))
    return new Promise((resolve, reject) => {
      this.queue.push({
        decide: (found) => {
          const decision = decide(found)
          return { decision, done: () => resolve(decision.answer) }
        },
        from,
        fail: reject,
      })
      this.draining ??= this.drain()
    })
  }

  /** Derives the search texts between requests. @returns a function that stops it */
  precompute(): () => void {
    return this.queries.precompute()
  }

  /** Compacts months, and writes what could not be written before; the readiness check reports what still cannot. */
  async maintain(): Promise<void> {
    for (const month of [...this.months.values()])
      // A month that a commit is writing is decided on when that is done.
      await this.exclusive(async () => {
        if (month.isDue(Date.now())) await month.rewrite()
      }).catch(() => undefined)
  }

  /** @throws Error a copy could not be written */
  checkCopies(): void {
    for (const month of this.months.values()) month.checkCopies()
  }

  /** Resolves when no copy has an erased record. @throws Error a mirror cannot be written */
  async confirmErased(): Promise<void> {
    await this.maintain()
    this.checkCopies()
  }

  /** Refuses new transactions; resolves when the accepted ones are on disk. */
  async close(): Promise<void> {
    this.closed = true
    while (this.draining) await this.draining
    await this.writing
  }

  /** Runs one write at a time. */
  private exclusive<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const done = this.writing.then(work)
    this.writing = done.catch(() => undefined)
    return done
  }

  private async drain(): Promise<void> {
    // One turn of the event loop lets requests that arrived together share the first commit.
    await setImmediate()
    while (this.queue.length > 0) await this.exclusive(() => this.commitNext())
    // Synchronous with the check of the queue above, so that a later caller starts a new writer.
    this.draining = undefined
  }

  /** Commits as many queued transactions as are in the month of the first one. */
  private async commitNext(): Promise<void> {
    const transaction = new Transaction(this.committed, this.indexes)
    const callers: { done: () => void; fail: (error: unknown) => void }[] = []
    for (let next = this.queue[0]; next; next = this.queue[0]) {
      try {
        const { decision, done } = next.decide(transaction)
        const change = this.changeOf(decision, transaction, next.from)
        const month = transaction.month ?? change?.month
        // It is decided again in the next commit.
        if (change && change.month !== month) break
        if (change) transaction.stage(change)
        callers.push({ done, fail: next.fail })
      } catch (error) {
        next.fail(error)
      }
      this.queue.shift()
      if (transaction.size === maxChangesPerCommit) break
    }
    const { changes, month } = transaction
    try {
      if (month !== undefined) await this.write(() => this.store(month, changes))
    } catch (error) {
      // Callers log it, since they know what was lost.
      return callers.forEach(({ fail }) => fail(error))
    }
    const { isQuiet } = this.definition
    const isAnnounced = ({ id, put }: RecordChange<R>) =>
      put !== undefined && this.committed.get(id) === undefined && isQuiet?.(put) !== true
    const what = changes.some(isAnnounced) ? 'added' : 'changed'
    changes.forEach((change) => this.committed.apply(change))
    callers.forEach(({ done }) => done())
    if (month !== undefined) this.options.onChange(what)
  }

  private async store(name: string, changes: readonly RecordChange<R>[]): Promise<void> {
    const month = this.months.get(name) ?? (await this.openMonth(name))
    const versions = changes.map(({ id, put }): Version<R> => {
      const [n, known] = [this.next++, month.versions.get(id)]
      return { id, n, first: known?.put ? known.first : n, put }
    })
    const purged = changes.filter(({ purge }) => purge).map(({ id }) => id)
    // First, since an erasure that is interrupted is repeated only if the record is still there.
    if (purged.length > 0) await this.options.safetyCopies.erase(name, purged)
    await month.commit(versions, purged.length > 0)
  }

  /** @throws NotStoredError the disk did not take it */
  private async write(work: () => Promise<void>): Promise<void> {
    await work().catch((cause: unknown) => {
      throw new NotStoredError(`${this.definition.name} were not written`, { cause })
    })
  }

  /** Returns the change of a record that a decision makes; undefined: it makes none. */
  private changeOf(
    decision: Decision<R, unknown>,
    transaction: Transaction<R>,
    from: 'stored' | undefined,
  ): RecordChange<R> | undefined {
    const { add, change, erase } = decision
    const purge = decision.purge ?? false
    const written = add ?? change
    const record = written ?? erase
    if (!record) return undefined
    const earlier = from === 'stored' ? add : transaction.get(record.id)
    if (add && (transaction.get(add.id) || this.unread.has(add.id)))
      throw new DuplicateIdError(add.id)
    const put = written && this.format.write(written, { earlier, purge })
    const { month = () => onlyFile } = this.definition
    const file = this.committed.entry(record.id)?.month ?? month(record).slice(0, 7)
    return { id: record.id, month: file, put, purge: purge || put === undefined }
  }
}
