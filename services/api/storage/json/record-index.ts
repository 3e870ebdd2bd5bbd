import type { ColumnValue } from '../collection.ts'

/** A new version of a record, or (without `put`) its erasure. */
export interface RecordChange<R> {
  id: string
  /** The file that has it. */
  month: string
  put: R | undefined
  /** True: earlier versions must not remain in any file. */
  purge: boolean
}

/** Read access for a deciding function. */
export interface RecordLookup<R> {
  get(id: string): R | undefined
  /** Finds a record by a secondary index; the latest of several that share a value. */
  find(index: string, value: string): R | undefined
  /** Returns all records, oldest first; for collections with few records. */
  oldestFirst(): Iterable<R>
}

/** Secondary indexes: index name → the values by which a record is found. */
export type Indexes<R> = Record<string, (record: R) => readonly string[]>

/** A record in memory, with the columns that queries have read so far. A changed record gets a new entry. */
export interface Entry<R> {
  readonly id: string
  readonly record: R
  readonly month: string
  values: (ColumnValue | undefined)[] | undefined
}

/** The committed records of one collection in memory, with their months and secondary indexes. */
export class RecordIndex<R extends { id: string }> implements RecordLookup<R> {
  /** In insertion order; a changed record keeps its position. */
  private readonly byId = new Map<string, Entry<R>>()
  private readonly byIndex: Readonly<Record<string, Map<string, string>>>

  constructor(private readonly indexes: Indexes<R>) {
    this.byIndex = Object.fromEntries(Object.keys(indexes).map((name) => [name, new Map()]))
  }

  apply({ id, month, put }: Pick<RecordChange<R>, 'id' | 'month' | 'put'>): void {
    const before = this.get(id)
    if (put) this.byId.set(id, { id, record: put, month, values: undefined })
    else this.byId.delete(id)
    for (const [name, valuesOf] of Object.entries(this.indexes)) {
      const index = this.byIndex[name]
      const [old, now] = [before ? valuesOf(before) : [], put ? valuesOf(put) : []]
      for (const value of old)
        if (!now.includes(value) && index?.get(value) === id) index.delete(value)
      for (const value of now) if (!old.includes(value)) index?.set(value, id)
    }
  }

  get(id: string): R | undefined {
    return this.byId.get(id)?.record
  }

  entry(id: string): Entry<R> | undefined {
    return this.byId.get(id)
  }

  find(index: string, value: string): R | undefined {
    const id = this.byIndex[index]?.get(value)
    return id === undefined ? undefined : this.get(id)
  }

  /** Returns the records that have any value in an index, each once. */
  indexedBy(index: string): R[] {
    const ids = new Set(this.byIndex[index]?.values())
    return [...ids].flatMap((id) => this.get(id) ?? [])
  }

  *oldestFirst(): Generator<R> {
    for (const { record } of this.byId.values()) yield record
  }

  /** Returns all entries, oldest first. */
  entries(): Iterable<Entry<R>> {
    return this.byId.values()
  }
}
