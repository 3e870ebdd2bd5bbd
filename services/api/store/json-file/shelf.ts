import type { Found } from './draft.ts'
import { pageName as namePattern } from './page.ts'
import { UnreadableData } from './unreadable-data.ts'

/** What a record is found by: index name → the values it stands under. */
export type Indexes<R> = Record<string, (record: R) => readonly string[]>

/** The committed records of one kind in memory, with where each one lives and what finds it. */
export class Shelf<R extends { id: string }> implements Found<R> {
  /** In the order they came; a changed record keeps its place. */
  private readonly records = new Map<string, R>()
  private order: string[] = []
  private readonly pages = new Map<string, string>()
  private readonly newest = new Map<string, string>()
  private readonly found = new Map<string, Map<string, string>>()

  constructor(private readonly indexes: Indexes<R>) {
    for (const name of Object.keys(indexes)) this.found.set(name, new Map())
  }

  /** Takes in a page as it was read. @throws UnreadableData when an id is on two pages */
  addPage(page: string, records: readonly R[]): void {
    for (const record of records) {
      const other = this.pages.get(record.id)
      if (other !== undefined) {
        throw new UnreadableData(
          `${record.id} is in two files, ${other}.json and ${page}.json, so nothing was started ` +
            `and nothing was changed. Move the one that is too much to another folder.`,
        )
      }
    }
    this.putAll(page, records)
  }

  putAll(page: string, records: Iterable<R>): void {
    const group = namePattern.exec(page)?.groups?.group
    if (group !== undefined) this.newest.set(group, newer(this.newest.get(group), page))
    for (const record of records) this.put(page, record)
  }

  removeAll(records: Iterable<R>): void {
    const gone = new Set([...records].map(({ id }) => id))
    if (gone.size === 0) return
    this.order = this.order.filter((id) => !gone.has(id))
    for (const id of gone) {
      const record = this.records.get(id)
      if (!record) continue
      this.records.delete(id)
      this.pages.delete(id)
      for (const [name, valuesOf] of Object.entries(this.indexes)) {
        const index = this.found.get(name)
        for (const value of valuesOf(record)) if (index?.get(value) === id) index.delete(value)
      }
    }
  }

  get(id: string): R | undefined {
    return this.records.get(id)
  }

  find(index: string, value: string): R | undefined {
    const id = this.found.get(index)?.get(value)
    return id === undefined ? undefined : this.records.get(id)
  }

  /** The records that stand under any value of an index, each once. */
  under(index: string): R[] {
    const ids = new Set(this.found.get(index)?.values())
    return [...ids].flatMap((id) => this.records.get(id) ?? [])
  }

  get size(): number {
    return this.records.size
  }

  oldestFirst(): Iterable<R> {
    return this.records.values()
  }

  newestFirst(skip: number, take: number): R[] {
    const end = Math.max(this.order.length - skip, 0)
    return this.order
      .slice(Math.max(end - take, 0), end)
      .reverse()
      .flatMap((id) => this.records.get(id) ?? [])
  }

  pageOf(id: string): string | undefined {
    return this.pages.get(id)
  }

  newestPage(group: string): string | undefined {
    return this.newest.get(group)
  }

  private put(page: string, record: R): void {
    const before = this.records.get(record.id)
    if (before === undefined) this.order.push(record.id)
    this.records.set(record.id, record)
    this.pages.set(record.id, page)
    for (const [name, valuesOf] of Object.entries(this.indexes)) {
      const index = this.found.get(name)
      const [old, now] = [before ? valuesOf(before) : [], valuesOf(record)]
      for (const value of old) {
        if (!now.includes(value) && index?.get(value) === record.id) index.delete(value)
      }
      for (const value of now) if (!old.includes(value)) index?.set(value, record.id)
    }
  }
}

/** Page names of one group have numbers of four digits or more: a longer name is a higher number. */
function newer(one: string | undefined, other: string): string {
  if (one === undefined || other.length > one.length) return other
  return other.length === one.length && other > one ? other : one
}
