import { setImmediate } from 'node:timers/promises'
import type { CollectionDeclaration, StoredRecord } from '../collection.ts'
import { enforceLimit, type Counters, type Limit } from '../counters.ts'
import { DuplicateIdError, NotStoredError, UnreadableRecordError } from '../errors.ts'
import type {
  Decide,
  Decision,
  PageQuery,
  Query,
  RecordCollection,
  SumQuery,
  Where,
} from '../query.ts'
import { isReadable, storedFormat, UnreadableRecord, type StoredFormat } from '../stored-format.ts'
import { indexesOf } from './indexes.ts'
import { MemoryQueries } from './queries/memory-queries.ts'
import { RecordIndex, type Indexes, type RecordLookup } from './record-index.ts'
import { nextSegmentName, maxRecordsPerSegment, monthOf, storedOf } from './segments/segment.ts'
import { SegmentSet } from './segments/segment-set.ts'
import type { RecoveryOptions } from './segments/segment-recovery.ts'
import { Transaction } from './transaction.ts'
import type { Change } from './wal/wal-line.ts'

interface PendingTransaction<R extends StoredRecord> {
  /** Decides within the transaction. @returns the decision, and `done`, which resolves the caller */
  decide: (found: RecordLookup<R>) => { decision: Decision<R, unknown>; done: () => void }
  /** The added record was stored elsewhere, so it may have keys that this release does not declare. */
  from: 'stored' | undefined
  fail: (error: unknown) => void
}

interface Options<R extends StoredRecord> extends Omit<
  RecoveryOptions<R>,
  'kind' | 'format' | 'inWal' | 'logged'
> {
  /** Appends changes to the write-ahead log; rejects when the disk did not take them. */
  append: (changes: readonly Change[]) => Promise<void>
  /** The changes of this collection that were in the log at startup. */
  recovered: readonly Change[]
  counters: Pick<Counters, 'hitAll'>
  /** Called after every commit, with `added` if it added a record. */
  onChange: (what: 'added' | 'changed') => void
}

/** Keeps a line of the log short enough to read. */
const maxChangesPerCommit = 256
/** The number of records that are yielded before the event loop gets a turn: one or two milliseconds. */
const iterationBatch = 64

/**
 * All records of one collection: read from memory, written by a single writer (group commit). Callers that arrive while
 * a commit is in progress share the next one. A commit is part of one line of the write-ahead log, so it is atomic.
 * Memory changes, and callers are answered, only after the log is on disk; the segment files follow at the next
 * checkpoint.
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
  private readonly queue: PendingTransaction<R>[] = []
  private draining: Promise<void> | undefined
  private closed = false

  private constructor(
    private readonly definition: CollectionDeclaration<R, C>,
    private readonly options: Options<R>,
    private readonly segments: SegmentSet<R>,
  ) {
    this.format = storedFormat(definition)
    this.indexes = indexesOf(definition)
    this.committed = new RecordIndex(this.indexes)
    for (const [name, records] of segments) this.committed.load(name, records)
    this.queries = new MemoryQueries(definition, this.committed)
  }

  /** @throws UnreadableDataError */
  static async open<R extends StoredRecord, C extends string>(
    definition: CollectionDeclaration<R, C>,
    options: Options<R>,
  ) {
    const segments = await SegmentSet.open(
      { ...options, kind: definition.name, format: storedFormat(definition) },
      options.recovered,
    )
    return new Collection(definition, options, segments)
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

  unreadable = async () => this.segments.unreadable()
  /** All of them were read at the start. */
  lookForUnreadable = async () => undefined

  async *stored(): AsyncGenerator<unknown> {
    for await (const record of this.all()) yield this.format.toStored(record)
    for (const { stored } of this.segments.unreadable()) yield stored
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
    const segment = nextSegmentName('unreadable', undefined)
    const change = { kind: this.definition.name, page: segment }
    const created = this.segments.has(segment) ? [] : [change]
    try {
      await this.options.append([...created, { ...change, put: put.stored }])
    } catch (cause) {
      throw new NotStoredError(`${this.definition.name} were not written`, { cause })
    }
    this.segments.apply({ id: put.id, segment, put, purge: false })
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

  /** Writes dirty segments to disk. @throws the error of the file system */
  flush(): Promise<void> {
    return this.segments.flush()
  }

  /** Refuses new transactions; resolves when the accepted ones are in the write-ahead log. */
  async close(): Promise<void> {
    this.closed = true
    while (this.draining) await this.draining
  }

  private async drain(): Promise<void> {
    // One turn of the event loop lets requests that arrived together share the first commit.
    await setImmediate()
    while (this.queue.length > 0) await this.commitNext()
    // Synchronous with the check of the queue above, so that a later caller starts a new writer.
    this.draining = undefined
  }

  /** Commits as many queued transactions as fit into one line of the log. */
  private async commitNext(): Promise<void> {
    const transaction = new Transaction(this.committed, this.indexes)
    const callers: { done: () => void; fail: (error: unknown) => void }[] = []
    while (transaction.size < maxChangesPerCommit) {
      const next = this.queue.shift()
      if (!next) break
      try {
        const { decision, done } = next.decide(transaction)
        this.stage(decision, transaction, next.from)
        callers.push({ done, fail: next.fail })
      } catch (error) {
        next.fail(error)
      }
    }
    if (transaction.size > 0) {
      const { name } = this.definition
      const changes = transaction.walChanges(
        name,
        (segment) => this.segments.has(segment),
        (record) => storedOf(record, this.format),
      )
      try {
        await this.options.append(changes)
      } catch (cause) {
        // Callers log it, since they know what was lost.
        const notStored = new NotStoredError(`${name} were not written`, { cause })
        return callers.forEach(({ fail }) => fail(notStored))
      }
    }
    for (const change of transaction) {
      this.segments.apply(change)
      this.committed.apply(change)
    }
    callers.forEach(({ done }) => done())
    if (transaction.size > 0) this.options.onChange(transaction.hasAdditions ? 'added' : 'changed')
  }

  private stage(
    decision: Decision<R, unknown>,
    transaction: Transaction<R>,
    from: 'stored' | undefined,
  ): void {
    const { add, change, erase } = decision
    const purge = decision.purge ?? false
    const written = add ?? change
    const record = written ?? erase
    if (!record) return
    const earlier = from === 'stored' ? add : transaction.get(record.id)
    if (add && (transaction.get(add.id) || this.segments.unreadableIds.has(add.id)))
      throw new DuplicateIdError(add.id)
    const put = written && this.format.write(written, { earlier, purge })
    const segment = this.segmentFor(record, transaction)
    transaction.stage({ id: record.id, segment, put, purge: purge || put === undefined })
  }

  private segmentFor(record: R, transaction: Transaction<R>): string {
    const existing = transaction.segmentOf(record.id)
    if (existing !== undefined) return existing
    const { month, name: kind } = this.definition
    const partition = month ? monthOf(month(record)) : kind
    let name = this.segments.newestOf(partition) ?? nextSegmentName(partition, undefined)
    while (this.segments.recordCount(name) + transaction.addedTo(name) >= maxRecordsPerSegment)
      name = nextSegmentName(partition, name)
    return name
  }
}
