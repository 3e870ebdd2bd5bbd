import type { Change } from './wal/wal-line.ts'
import type { Indexes, RecordIndex, RecordLookup } from './record-index.ts'

/**
 * The pending changes of one commit, layered over the committed records, so that later transactions of the
 * same commit see them.
 */
export class Transaction<R extends { id: string }> implements RecordLookup<R> {
  private readonly changed = new Map<string, R>()
  private readonly erased = new Map<string, R>()
  private readonly segments = new Map<string, string>()
  /** Changed records whose earlier versions must not remain in any file. */
  private readonly purged = new Set<string>()
  private readonly addedPerSegment = new Map<string, number>()

  constructor(
    private readonly index: RecordIndex<R>,
    private readonly indexes: Indexes<R>,
  ) {}

  get(id: string): R | undefined {
    return this.erased.has(id) ? undefined : (this.changed.get(id) ?? this.index.get(id))
  }

  find(index: string, value: string): R | undefined {
    const matches = (record: R) => this.indexes[index]?.(record).includes(value) ?? false
    const pending = [...this.changed.values()].findLast(matches)
    if (pending) return pending
    const committed = this.index.find(index, value)
    // A pending change may have removed the value from the committed record.
    return committed && (this.changed.has(committed.id) || this.erased.has(committed.id))
      ? undefined
      : committed
  }

  *oldestFirst(): Generator<R> {
    for (const { id } of this.index.oldestFirst()) {
      const record = this.get(id)
      if (record) yield record
    }
    for (const record of this.changed.values()) if (!this.index.get(record.id)) yield record
  }

  put(segment: string, record: R): void {
    if (this.get(record.id) === undefined)
      this.addedPerSegment.set(segment, this.addedTo(segment) + 1)
    this.erased.delete(record.id)
    this.changed.set(record.id, record)
    this.segments.set(record.id, segment)
  }

  /** As `put`, for a record from which personal data was removed. */
  purge(segment: string, record: R): void {
    this.put(segment, record)
    this.purged.add(record.id)
  }

  erase(segment: string, record: R): void {
    this.changed.delete(record.id)
    this.erased.set(record.id, record)
    this.segments.set(record.id, segment)
  }

  segmentOf(id: string): string | undefined {
    return this.segments.get(id) ?? this.index.segmentOf(id)
  }

  addedTo(segment: string): number {
    return this.addedPerSegment.get(segment) ?? 0
  }

  get hasAdditions(): boolean {
    return this.addedPerSegment.size > 0
  }

  /** How many records it changes. */
  get size(): number {
    return this.segments.size
  }

  /** The changed and the erased records, each with its segment. */
  *[Symbol.iterator](): Iterator<
    { segment: string; put: R; purge: boolean } | { segment: string; erase: R }
  > {
    for (const [id, segment] of this.segments) {
      const [put, erase] = [this.changed.get(id), this.erased.get(id)]
      if (put) yield { segment, put, purge: this.purged.has(id) }
      if (erase) yield { segment, erase }
    }
  }

  /** The changes as log entries, preceded by entries for the segments that they create. */
  walChanges(kind: string, exists: (segment: string) => boolean): Change[] {
    const segments = new Set(this.segments.values())
    const created = [...segments]
      .filter((segment) => !exists(segment))
      .map((segment) => ({ kind, page: segment }))
    const changes = [...this].map((one) =>
      'put' in one
        ? { kind, page: one.segment, ...(one.purge && { erase: one.put.id }), put: one.put }
        : { kind, page: one.segment, erase: one.erase.id },
    )
    return [...created, ...changes]
  }
}
