import type { CollectionDeclaration, StoredRecord } from '../collection.ts'
import type { Decision } from '../query.ts'
import { DuplicateIdError, NotStoredError } from '../errors.ts'
import { Transaction } from './transaction.ts'
import { segmentsCreated, type Change } from './wal/wal-line.ts'
import {
  nextSegmentName,
  segmentSchema,
  maxRecordsPerSegment,
  monthOf,
} from './segments/segment.ts'
import { SegmentSet } from './segments/segment-set.ts'
import { loadSegments, type RecoveryOptions } from './segments/segment-recovery.ts'
import { indexesOf } from './indexes.ts'
import { RecordIndex, type Indexes, type RecordLookup } from './record-index.ts'

interface PendingTransaction<R extends StoredRecord> {
  /** Decides within the transaction. Out: what must be written, and how to resolve the caller. */
  decide: (found: RecordLookup<R>) => { decision: Decision<R, unknown>; done: () => void }
  fail: (error: unknown) => void
}

interface Options<R> extends Omit<RecoveryOptions<R>, 'kind' | 'schema' | 'inWal'> {
  /** Appends changes to the write-ahead log; rejects when the disk did not take them. */
  commit: (changes: readonly Change[]) => Promise<void>
  /** The changes of this collection that the log held at startup. */
  recovered: readonly Change[]
}

/** Keeps a line of the log short enough to read. */
const maxChangesPerCommit = 256
/** How many records are yielded before the event loop gets a turn: a millisecond or two. */
const iterationBatch = 64

/**
 * All records of one kind: read from memory, written by a single writer (group commit). Callers that arrive
 * while a commit is in progress share the next one. A commit is part of one line of the write-ahead log, so
 * it is atomic. Memory changes, and callers are answered, only after the log is on disk; the segment files
 * follow at the next checkpoint.
 */
export class Collection<R extends StoredRecord> {
  private readonly queue: PendingTransaction<R>[] = []
  private draining: Promise<void> | undefined
  private closed = false
  private readonly listeners = new Set<(what: 'added' | 'changed') => void>()

  private constructor(
    private readonly definition: CollectionDeclaration<R>,
    private readonly options: Options<R>,
    private readonly segments: SegmentSet<R>,
    private readonly indexes: Indexes<R>,
    private readonly index: RecordIndex<R>,
  ) {}

  /** @throws UnreadableDataError, ZodError the log contains a record that does not match the schema */
  static async open<R extends StoredRecord>(
    definition: CollectionDeclaration<R>,
    options: Options<R>,
  ) {
    const schema = segmentSchema(definition.name, definition.record)
    const inWal = segmentsCreated(options.recovered)
    const loaded = await loadSegments({ ...options, kind: definition.name, schema, inWal })
    const segments = new SegmentSet(loaded, { ...options, kind: definition.name, schema })
    segments.replay(options.recovered, definition.record)
    const indexes = indexesOf(definition)
    const index = new RecordIndex(indexes)
    for (const [name, records] of segments) index.addSegment(name, records)
    return new Collection(definition, options, segments, indexes, index)
  }

  /** The committed state. */
  get committed(): RecordIndex<R> {
    return this.index
  }

  /**
   * Calls `decide` with the committed state plus the pending changes of the same commit, and commits its
   * decision. Resolves with the answer once that is on disk.
   * @throws NotStoredError the disk did not take it; nothing has changed
   * @throws DuplicateIdError an added record's id belongs to another record
   * @throws ZodError the record does not match the schema
   */
  transact<Answer>(decide: (found: RecordLookup<R>) => Decision<R, Answer>): Promise<Answer> {
    if (this.closed) return Promise.reject(new NotStoredError('The store is closed.'))
    return new Promise((resolve, reject) => {
      this.queue.push({
        decide: (found) => {
          const decision = decide(found)
          return { decision, done: () => resolve(decision.answer) }
        },
        fail: reject,
      })
      this.draining ??= this.drain()
    })
  }

  /** Every record in insertion order; yields to the event loop in between. */
  async *all(): AsyncGenerator<R> {
    let count = 0
    for (const record of this.index.oldestFirst()) {
      yield record
      count += 1
      if (count % iterationBatch === 0) await new Promise(setImmediate)
    }
  }

  /** Adds records in their order. @throws ZodError, DuplicateIdError, NotStoredError */
  async addAll(records: readonly unknown[]): Promise<void> {
    const valid = records.map((record) => this.definition.record.parse(record))
    await Promise.all(
      valid.map((record) => this.transact(() => ({ add: record, answer: undefined }))),
    )
  }

  /** Erases records; unknown ids are ignored. @throws NotStoredError */
  async eraseAll(ids: readonly string[]): Promise<void> {
    await Promise.all(
      ids.map((id) =>
        this.transact((found) => {
          const erase = found.get(id)
          return erase ? { erase, answer: undefined } : { answer: undefined }
        }),
      ),
    )
  }

  /** Calls `listener` after every commit, with `added` if it added a record. Out: unsubscribe. */
  watch(listener: (what: 'added' | 'changed') => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
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
    await new Promise(setImmediate)
    while (this.queue.length > 0) await this.commitNext()
    // Synchronous with the check of the queue above, so that a later caller starts a new writer.
    this.draining = undefined
  }

  /** Commits as many queued transactions as fit into one line of the log. */
  private async commitNext(): Promise<void> {
    const transaction = new Transaction(this.index, this.indexes)
    const callers: { done: () => void; fail: (error: unknown) => void }[] = []
    while (transaction.size < maxChangesPerCommit) {
      const next = this.queue.shift()
      if (!next) break
      try {
        const { decision, done } = next.decide(transaction)
        this.stage(decision, transaction)
        callers.push({ done, fail: next.fail })
      } catch (error) {
        next.fail(error)
      }
    }
    try {
      if (transaction.size > 0)
        await this.options.commit(
          transaction.walChanges(this.definition.name, (segment) => this.segments.has(segment)),
        )
    } catch (error) {
      // Callers log it: they know what was lost.
      const notStored = new NotStoredError(`${this.definition.name} were not written`, {
        cause: error,
      })
      return callers.forEach(({ fail }) => fail(notStored))
    }
    const what = transaction.hasAdditions ? 'added' : 'changed'
    this.apply(transaction)
    callers.forEach(({ done }) => done())
    if (transaction.size > 0) for (const notify of this.listeners) notify(what)
  }

  private stage(decision: Decision<R, unknown>, transaction: Transaction<R>): void {
    const record = decision.add ?? decision.change ?? decision.erase
    if (!record) return
    // A record that could not be parsed again would stop the next start.
    this.definition.record.parse(record)
    if (decision.add && transaction.get(record.id)) throw new DuplicateIdError(record.id)
    const segment = this.segmentFor(record, transaction)
    if (decision.erase) transaction.erase(segment, record)
    else if (decision.purge) transaction.purge(segment, record)
    else transaction.put(segment, record)
  }

  private apply(transaction: Transaction<R>): void {
    const erased: R[] = []
    for (const one of transaction) {
      if ('put' in one) {
        if (one.purge) this.segments.purge(one.segment, one.put)
        else this.segments.put(one.segment, one.put)
        this.index.putAll(one.segment, [one.put])
      } else {
        this.segments.erase(one.segment, one.erase.id)
        erased.push(one.erase)
      }
    }
    this.index.removeAll(erased)
  }

  private segmentFor(record: R, transaction: Transaction<R>): string {
    const existing = transaction.segmentOf(record.id)
    if (existing !== undefined) return existing
    const { month, name: kind } = this.definition
    const partition = month ? monthOf(month(record)) : kind
    let name = this.index.newestSegment(partition) ?? nextSegmentName(partition, undefined)
    while (this.segments.recordCount(name) + transaction.addedTo(name) >= maxRecordsPerSegment)
      name = nextSegmentName(partition, name)
    return name
  }
}
