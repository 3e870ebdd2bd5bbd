import { withRecord, type Page } from './page.ts'
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
  private added = 0
  private page: string | undefined

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
    if (this.get(record.id) === undefined) this.added += 1
    this.gone.delete(record.id)
    this.changed.set(record.id, record)
    this.page = page
  }

  erase(page: string, record: R): void {
    this.changed.delete(record.id)
    this.gone.set(record.id, record)
    this.page = page
  }

  /** The one page that this commit writes; undefined while nothing is to be written. */
  get pageName(): string | undefined {
    return this.page
  }

  get records(): Iterable<R> {
    return this.changed.values()
  }

  get erased(): Iterable<R> {
    return this.gone.values()
  }

  pageOf(id: string): string | undefined {
    return this.changed.has(id) ? this.page : undefined
  }

  addedTo(page: string): number {
    return page === this.page ? this.added : 0
  }

  applyTo(page: Page<R>): Page<R> {
    const records = page.records.filter(({ id }) => !this.gone.has(id))
    return [...this.changed.values()].reduce(withRecord, { ...page, records })
  }
}
