import type { ColumnValue } from '../collection.ts'
import { segmentNamePattern } from './segments/segment.ts'
import { UnreadableDataError } from '../errors.ts'

/** Read access for a deciding function. */
export interface RecordLookup<R> {
  get(id: string): R | undefined
  /** By a secondary index. When several records share a value: the latest. */
  find(index: string, value: string): R | undefined
  /** All records, oldest first: for collections that have few. */
  oldestFirst(): Iterable<R>
}

/** Secondary indexes: index name → the values under which a record is found. */
export type Indexes<R> = Record<string, (record: R) => readonly string[]>

/** A record in memory, with the columns that queries have asked for so far. A changed record is another entry. */
export interface Entry<R> {
  readonly id: string
  readonly record: R
  values: (ColumnValue | undefined)[] | undefined
}

/** The committed records of one collection in memory, with their segments and secondary indexes. */
export class RecordIndex<R extends { id: string }> implements RecordLookup<R> {
  /** In insertion order; a changed record keeps its position. */
  private readonly byId = new Map<string, Entry<R>>()
  private order: string[] = []
  private readonly segmentOfId = new Map<string, string>()
  private readonly newestSegments = new Map<string, string>()
  private readonly byIndex = new Map<string, Map<string, string>>()

  constructor(private readonly indexes: Indexes<R>) {
    for (const name of Object.keys(indexes)) this.byIndex.set(name, new Map())
  }

  /** Adds a segment as it was read. @throws UnreadableDataError an id occurs in two segments */
  addSegment(segment: string, records: readonly R[]): void {
    for (const record of records) {
      const other = this.segmentOfId.get(record.id)
      if (other !== undefined) {
        throw new UnreadableDataError(
          `${record.id} is in two files, ${other}.json and ${segment}.json, so nothing was started ` +
            `and nothing was changed. Move the one that is wrong to another folder.`,
        )
      }
    }
    this.putAll(segment, records)
  }

  putAll(segment: string, records: Iterable<R>): void {
    const partition = segmentNamePattern.exec(segment)?.groups?.partition
    if (partition !== undefined)
      this.newestSegments.set(partition, newerSegment(this.newestSegments.get(partition), segment))
    for (const record of records) this.put(segment, record)
  }

  removeAll(records: Iterable<R>): void {
    const removed = new Set([...records].map(({ id }) => id))
    if (removed.size === 0) return
    this.order = this.order.filter((id) => !removed.has(id))
    for (const id of removed) {
      const record = this.get(id)
      if (!record) continue
      this.byId.delete(id)
      this.segmentOfId.delete(id)
      for (const [name, valuesOf] of Object.entries(this.indexes)) {
        const index = this.byIndex.get(name)
        for (const value of valuesOf(record)) if (index?.get(value) === id) index.delete(value)
      }
    }
  }

  get(id: string): R | undefined {
    return this.byId.get(id)?.record
  }

  entry(id: string): Entry<R> | undefined {
    return this.byId.get(id)
  }

  find(index: string, value: string): R | undefined {
    const id = this.byIndex.get(index)?.get(value)
    return id === undefined ? undefined : this.get(id)
  }

  /** The records that have any value in an index, each once. */
  indexedBy(index: string): R[] {
    const ids = new Set(this.byIndex.get(index)?.values())
    return [...ids].flatMap((id) => this.get(id) ?? [])
  }

  get size(): number {
    return this.byId.size
  }

  *oldestFirst(): Generator<R> {
    for (const { record } of this.byId.values()) yield record
  }

  /** Oldest first. */
  entries(): Iterable<Entry<R>> {
    return this.byId.values()
  }

  newestFirst(skip: number, take: number): R[] {
    const end = Math.max(this.order.length - skip, 0)
    return this.order
      .slice(Math.max(end - take, 0), end)
      .reverse()
      .flatMap((id) => this.get(id) ?? [])
  }

  segmentOf(id: string): string | undefined {
    return this.segmentOfId.get(id)
  }

  newestSegment(partition: string): string | undefined {
    return this.newestSegments.get(partition)
  }

  private put(segment: string, record: R): void {
    const before = this.get(record.id)
    if (before === undefined) this.order.push(record.id)
    this.byId.set(record.id, { id: record.id, record, values: undefined })
    this.segmentOfId.set(record.id, segment)
    for (const [name, valuesOf] of Object.entries(this.indexes)) {
      const index = this.byIndex.get(name)
      const [old, now] = [before ? valuesOf(before) : [], valuesOf(record)]
      for (const value of old) {
        if (!now.includes(value) && index?.get(value) === record.id) index.delete(value)
      }
      for (const value of now) if (!old.includes(value)) index?.set(value, record.id)
    }
  }
}

/** Numbers in the names of one partition are zero-padded to four digits: a longer name is a higher number. */
function newerSegment(one: string | undefined, other: string): string {
  if (one === undefined || other.length > one.length) return other
  return other.length === one.length && other > one ? other : one
}
