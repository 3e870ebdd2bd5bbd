import type { Change } from './wal/wal-line.ts'
import type { Indexes, RecordChange, RecordIndex, RecordLookup } from './record-index.ts'

/**
 * The pending changes of one commit, layered over the committed records, so that later transactions of the
 * same commit see them.
 */
export class Transaction<R extends { id: string }> implements RecordLookup<R> {
  private readonly changes = new Map<string, RecordChange<R>>()
  private readonly addedPerSegment = new Map<string, number>()

  constructor(
    private readonly index: RecordIndex<R>,
    private readonly indexes: Indexes<R>,
  ) {}

  get(id: string): R | undefined {
    const change = this.changes.get(id)
    return change ? change.put : this.index.get(id)
  }

  find(index: string, value: string): R | undefined {
    const matches = ({ put }: RecordChange<R>) =>
      put !== undefined && (this.indexes[index]?.(put).includes(value) ?? false)
    const pending = [...this.changes.values()].findLast(matches)
    if (pending) return pending.put
    const committed = this.index.find(index, value)
    // A pending change may have removed the value from the committed record.
    return committed && this.changes.has(committed.id) ? undefined : committed
  }

  *oldestFirst(): Generator<R> {
    for (const { id } of this.index.oldestFirst()) {
      const record = this.get(id)
      if (record) yield record
    }
    for (const { id, put } of this.changes.values()) if (put && !this.index.get(id)) yield put
  }

  stage(change: RecordChange<R>): void {
    const { id, segment, put } = change
    const earlier = this.changes.get(id)
    if (put && this.get(id) === undefined) {
      this.addedPerSegment.set(segment, this.addedTo(segment) + 1)
      // A record that is added again becomes the latest.
      this.changes.delete(id)
    }
    this.changes.set(id, { ...change, purge: change.purge || (earlier?.purge ?? false) })
  }

  segmentOf(id: string): string | undefined {
    return this.changes.get(id)?.segment ?? this.index.segmentOf(id)
  }

  addedTo(segment: string): number {
    return this.addedPerSegment.get(segment) ?? 0
  }

  get hasAdditions(): boolean {
    return this.addedPerSegment.size > 0
  }

  /** The number of changed records. */
  get size(): number {
    return this.changes.size
  }

  [Symbol.iterator](): Iterator<RecordChange<R>> {
    return this.changes.values()
  }

  /** Returns the changes as log entries, preceded by entries for the segments that they create. */
  walChanges(
    kind: string,
    exists: (segment: string) => boolean,
    toStored: (record: R) => unknown,
  ): Change[] {
    const changes = [...this.changes.values()]
    const created = new Set(changes.map(({ segment }) => segment).filter((one) => !exists(one)))
    return [
      ...[...created].map((page) => ({ kind, page })),
      ...changes.map(({ id, segment, put, purge }) => ({
        kind,
        page: segment,
        ...(purge && { erase: id }),
        ...(put && { put: toStored(put) }),
      })),
    ]
  }
}
