import type { Indexes, RecordChange, RecordIndex, RecordLookup } from './record-index.ts'

/**
 * The pending changes of one commit, layered over the committed records, so that later transactions of the
 * same commit see them.
 */
export class Transaction<R extends { id: string }> implements RecordLookup<R> {
  private readonly pending = new Map<string, RecordChange<R>>()
  /** The month of its changes; undefined: it has none. */
  month: string | undefined

  constructor(
    private readonly index: RecordIndex<R>,
    private readonly indexes: Indexes<R>,
  ) {}

  get(id: string): R | undefined {
    const change = this.pending.get(id)
    return change ? change.put : this.index.get(id)
  }

  find(index: string, value: string): R | undefined {
    const matches = ({ put }: RecordChange<R>) =>
      put !== undefined && (this.indexes[index]?.(put).includes(value) ?? false)
    const pending = [...this.pending.values()].findLast(matches)
    if (pending) return pending.put
    const committed = this.index.find(index, value)
    // A pending change may have removed the value from the committed record.
    return committed && this.pending.has(committed.id) ? undefined : committed
  }

  *oldestFirst(): Generator<R> {
    for (const { id } of this.index.oldestFirst()) {
      const record = this.get(id)
      if (record) yield record
    }
    for (const { id, put } of this.pending.values()) if (put && !this.index.get(id)) yield put
  }

  stage(change: RecordChange<R>): void {
    const { id, put, month } = change
    this.month = month
    const earlier = this.pending.get(id)
    if (put && this.get(id) === undefined) {
      // A record that is added again becomes the latest.
      this.pending.delete(id)
    }
    this.pending.set(id, { ...change, purge: change.purge || (earlier?.purge ?? false) })
  }

  get size(): number {
    return this.pending.size
  }

  /** The changes, one for each record. */
  get changes(): readonly RecordChange<R>[] {
    return [...this.pending.values()]
  }
}
