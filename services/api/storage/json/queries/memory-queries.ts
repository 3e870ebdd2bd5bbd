import {
  allColumns,
  searchColumn,
  type CollectionDeclaration,
  type ColumnValue,
  type StoredRecord,
} from '../../collection.ts'
import {
  testParts,
  testsOf,
  type ExportScan,
  type FoundPage,
  type PageQuery,
  type Query,
  type SumQuery,
  type Sums,
  type Where,
} from '../../query.ts'
import { typedEntries } from '../../typed-entries.ts'
import { dayLookup } from './day-lookup.ts'
import type { Entry, RecordIndex } from '../record-index.ts'
import { forEachInTimeSlices, mergeSort, readPortions } from './scan.ts'
import { SumTable } from './sum-table.ts'

/** The number of search texts that are derived before other requests get a turn. */
const textsPerTurn = 200

/** The queries of a collection, evaluated over its records in memory. */
export class MemoryQueries<R extends StoredRecord, C extends string> {
  private readonly names: readonly string[]
  private readonly derive: readonly ((record: R) => ColumnValue)[]

  constructor(
    private readonly declaration: CollectionDeclaration<R, C>,
    private readonly records: RecordIndex<R>,
  ) {
    const columns = allColumns(declaration)
    this.names = Object.keys(columns)
    this.derive = Object.values(columns).map(({ valueOf }) => valueOf)
  }

  find({ skip, take, facet, ...query }: PageQuery<C>): FoundPage<R> {
    const counts = new Map<string, number>()
    const fits = this.matcher(query, ([column]) => column !== facet)
    const fitsFacet = this.matcher({ where: query.where ?? {} }, ([column]) => column === facet)
    const at = facet === undefined ? undefined : this.position(facet)
    const found: Entry<R>[] = []
    for (const entry of this.records.entries()) {
      if (!fits(entry)) continue
      if (at !== undefined) increment(counts, String(this.read(entry, at)))
      if (at === undefined || fitsFacet(entry)) found.push(entry)
    }
    if (query.sort || query.order !== 'asc') found.reverse()
    if (query.sort) found.sort(this.comparer(query.sort, query.order))
    const page = found.slice(skip, skip + take)
    return { records: page.map(({ record }) => record), total: found.length, counts }
  }

  /** Scans all matching records, yielding to other requests in between. */
  async scan(query: Query<C>): Promise<ExportScan<R>> {
    const fits = this.matcher(query)
    const found: Entry<R>[] = []
    await forEachInTimeSlices(this.records.entries(), (entry) => fits(entry) && found.push(entry))
    if (query.sort || query.order !== 'asc') found.reverse()
    const sorted = query.sort && mergeSort(found, this.comparer(query.sort, query.order))
    // Ids only: a record that is erased meanwhile is not held in memory.
    const ids = ((await sorted) ?? found).map(({ id }) => ({ id }))
    return { total: ids.length, batches: readPortions(ids, this.records) }
  }

  count(where: Where<C>): number {
    const fits = this.matcher({ where })
    let count = 0
    for (const entry of this.records.entries()) if (fits(entry)) count += 1
    return count
  }

  countBy(column: C, where: Where<C>): Map<string, number> {
    const counts = new Map<string, number>()
    const [fits, at] = [this.matcher({ where }), this.position(column)]
    for (const entry of this.records.entries()) {
      if (!fits(entry)) continue
      const value = this.read(entry, at)
      if (Array.isArray(value)) for (const one of value) increment(counts, String(one))
      else if (value !== null) increment(counts, String(value))
    }
    return counts
  }

  sum<By extends C | 'day', S extends string>(query: SumQuery<C, By, S>): Sums<By, S> {
    const { period, by } = query
    const fits = this.matcher({ where: query.where })
    const periodAt = this.position(period.column)
    // A lookup over decades takes longer than the sums.
    const dayOf = by.some((name) => name === 'day') ? dayLookup(period) : String
    const sums = typedEntries(query.sums).map(([name, { of, where = {} }]) => ({
      name,
      at: of === undefined ? undefined : this.position(of),
      fits: this.matcher({ where }),
    }))
    const table = new SumTable(
      by,
      sums.map(({ name }) => name),
    )
    const keys = by.map((name) => (name === 'day' ? undefined : this.position(name)))
    const amounts = sums.map(() => 0)
    for (const entry of this.records.entries()) {
      const moment = this.read(entry, periodAt)
      if (typeof moment !== 'string' || moment < period.from || moment >= period.before) continue
      if (!fits(entry)) continue
      sums.forEach((sum, n) => {
        if (!sum.fits(entry)) amounts[n] = 0
        else amounts[n] = sum.at === undefined ? 1 : Number(this.read(entry, sum.at) ?? 0)
      })
      keys.forEach((at, n) => {
        const key = at === undefined ? dayOf(moment) : this.read(entry, at)
        if (key !== null) table.add(n, String(key), amounts)
      })
    }
    return table.sums()
  }

  /** Returns the records that were merged into this one, directly or through others. */
  descendants(id: string): R[] {
    const below = new Map<string, R>()
    const children = this.children()
    const collect = (parent: string) => {
      for (const { id: child, record } of children.get(parent) ?? []) {
        if (child === id || below.has(child)) continue
        below.set(child, record)
        collect(child)
      }
    }
    collect(id)
    return [...below.values()]
  }

  /** Tests one record. */
  fits(record: R, where: Where<C> = {}): boolean {
    return this.matcher({ where })({ id: record.id, record, month: '', values: undefined })
  }

  /**
   * Derives the search texts between requests, so that the first search after a start does not wait for all of them.
   * @returns a function that stops it
   */
  precompute(): () => void {
    if (!this.declaration.searchText) return () => undefined
    const at = this.position(searchColumn)
    const each = this.records.entries()[Symbol.iterator]()
    let next: NodeJS.Immediate
    const some = () => {
      for (let n = 0; n < textsPerTurn; n += 1) {
        const step = each.next()
        if (step.done) return
        this.read(step.value, at)
      }
      next = setImmediate(some).unref()
    }
    next = setImmediate(some).unref()
    return () => clearImmediate(next)
  }

  private position(column: string): number {
    const at = this.names.indexOf(column)
    if (at < 0) throw new Error(`${this.declaration.name} have no column ${column}.`)
    return at
  }

  private read(entry: Entry<R>, at: number): ColumnValue {
    entry.values ??= new Array<ColumnValue | undefined>(this.names.length).fill(undefined)
    const known = entry.values[at]
    if (known !== undefined) return known
    const value = this.derive[at]?.(entry.record) ?? null
    entry.values[at] = value
    return value
  }

  private matcher(
    { words = [], anyOf, where }: Query<C>,
    takes: (test: ReturnType<typeof testsOf>[number]) => boolean = () => true,
  ): (entry: Entry<R>) => boolean {
    const tests = testsOf(where)
      .filter(takes)
      .flatMap(([column, test]) => {
        const at = this.position(column)
        return testParts(test).map((holds) => ({ at, holds }))
      })
    const text = words.length > 0 || anyOf ? this.position(searchColumn) : 0
    const tester = (word: string) => {
      const ancestors = this.foundThroughChildren(word)
      return (entry: Entry<R>) => this.hasWord(entry, text, word) || ancestors.has(entry.id)
    }
    const searched = words.map(tester)
    const alternatives = anyOf?.map((list) => list.map(tester))
    return (entry) => {
      for (const { at, holds } of tests) if (!holds(this.read(entry, at))) return false
      for (const hasWord of searched) if (!hasWord(entry)) return false
      return alternatives?.some((list) => list.every((hasWord) => hasWord(entry))) ?? true
    }
  }

  private hasWord(entry: Entry<R>, at: number, word: string): boolean {
    const text = this.read(entry, at)
    return typeof text === 'string' && text.includes(word)
  }

  /** Returns the ids of records into which a record with the word was merged, directly or through others. */
  private foundThroughChildren(word: string): Set<string> {
    const above = new Set<string>()
    const { parent } = this.declaration
    if (parent === undefined) return above
    const [at, text] = [this.position(parent), this.position(searchColumn)]
    for (const entry of this.withParent(parent)) {
      if (!this.hasWord(entry, text, word)) continue
      let id = this.read(entry, at)
      while (typeof id === 'string' && !above.has(id)) {
        above.add(id)
        const next = this.records.entry(id)
        id = next ? this.read(next, at) : null
      }
    }
    return above
  }

  private children(): Map<string, Entry<R>[]> {
    const children = new Map<string, Entry<R>[]>()
    const { parent } = this.declaration
    if (parent === undefined) return children
    const at = this.position(parent)
    for (const entry of this.withParent(parent)) {
      const id = String(this.read(entry, at))
      const siblings = children.get(id)
      if (siblings) siblings.push(entry)
      else children.set(id, [entry])
    }
    return children
  }

  private withParent(parent: C): Entry<R>[] {
    return this.records.indexedBy(parent).flatMap(({ id }) => this.records.entry(id) ?? [])
  }

  /** Returns a comparison for a stable sort of records in order newest first; records without a value are last. */
  private comparer(sort: C, order: 'asc' | 'desc' = 'desc') {
    const at = this.position(sort)
    const sign = order === 'asc' ? 1 : -1
    return (a: Entry<R>, b: Entry<R>): number => {
      const [one, other] = [this.read(a, at), this.read(b, at)]
      if (one === other) return 0
      if (one === null) return 1
      if (other === null) return -1
      return one < other ? -sign : sign
    }
  }
}

const increment = (counts: Map<string, number>, key: string): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1)
