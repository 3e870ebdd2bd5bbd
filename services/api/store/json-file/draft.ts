import type { Change } from './journal-line.ts'
import type { Indexes, Shelf } from './shelf.ts'

/** How records are looked up while deciding. */
export interface Found<R> {
  get(id: string): R | undefined
  /** By one of the kind's indexes. When several records share a value: the latest. */
  find(index: string, value: string): R | undefined
  /** All of them, oldest first: for kinds that have few. */
  oldestFirst(): Iterable<R>
}

/** What one commit is about to change: laid over the shelf, so that later deciders see it. */
export class Draft<R extends { id: string }> implements Found<R> {
  private readonly changed = new Map<string, R>()
  private readonly gone = new Map<string, R>()
  private readonly pages = new Map<string, string>()
  private readonly added = new Map<string, number>()

  constructor(
    private readonly shelf: Shelf<R>,
    private readonly indexes: Indexes<R>,
  ) {}

  get(id: string): R | undefined {
    return this.gone.has(id) ? undefined : (this.changed.get(id) ?? this.shelf.get(id))
  }

  find(index: string, value: string): R | undefined {
    const stands = (record: R) => this.indexes[index]?.(record).includes(value) ?? false
    const pending = [...this.changed.values()].findLast(stands)
    if (pending) return pending
    const kept = this.shelf.find(index, value)
    // A pending change may have taken the value away from the record that is kept under it.
    return kept && (this.changed.has(kept.id) || this.gone.has(kept.id)) ? undefined : kept
  }

  *oldestFirst(): Generator<R> {
    for (const { id } of this.shelf.oldestFirst()) {
      const record = this.get(id)
      if (record) yield record
    }
    for (const record of this.changed.values()) if (!this.shelf.get(record.id)) yield record
  }

  put(page: string, record: R): void {
    if (this.get(record.id) === undefined) this.added.set(page, this.addedTo(page) + 1)
    this.gone.delete(record.id)
    this.changed.set(record.id, record)
    this.pages.set(record.id, page)
  }

  erase(page: string, record: R): void {
    this.changed.delete(record.id)
    this.gone.set(record.id, record)
    this.pages.set(record.id, page)
  }

  pageOf(id: string): string | undefined {
    return this.pages.get(id) ?? this.shelf.pageOf(id)
  }

  addedTo(page: string): number {
    return this.added.get(page) ?? 0
  }

  /** Whether any of its records is new. */
  get adds(): boolean {
    return this.added.size > 0
  }

  /** How many records it changes. */
  get size(): number {
    return this.pages.size
  }

  /** The changed records and the erased ones, each with its page. */
  *[Symbol.iterator](): Iterator<{ page: string; put: R } | { page: string; erase: R }> {
    for (const [id, page] of this.pages) {
      const [put, erase] = [this.changed.get(id), this.gone.get(id)]
      if (put) yield { page, put }
      if (erase) yield { page, erase }
    }
  }

  /** The same, as the journal says it. */
  changesOf(kind: string): Change[] {
    return [...this].map((one) =>
      'put' in one
        ? { kind, page: one.page, put: one.put }
        : { kind, page: one.page, erase: one.erase.id },
    )
  }
}
