import type { ColumnValue, StoredRecord } from './collection.ts'
import type { Limit } from './counters.ts'
import type { UnreadableRecord } from './stored-format.ts'

/** Conditions on a column's value. All given conditions must match; undefined ones are ignored. */
export interface Test {
  is?: string | boolean | null | undefined
  not?: string | undefined
  /** `null`: or it has no value. */
  in?: readonly (string | null)[] | undefined
  /** The list contains this value. */
  has?: string | undefined
  /** At or after; `before`: before. */
  from?: string | undefined
  before?: string | undefined
}

export type Where<C extends string> = { readonly [Name in C]?: Test }

/** A filter and a sort order. */
export interface Query<C extends string> {
  /** Folded; the search text of the record, or of one that was merged into it (`parent`), must contain each word. */
  words?: readonly string[]
  /** Lists of such words: it must contain each word of at least one list. */
  anyOf?: readonly (readonly string[])[]
  where?: Where<C>
  /** Left out: by insertion. Records without a value are last; equal values are sorted newest first. */
  sort?: C | undefined
  /** `desc` by default. */
  order?: 'asc' | 'desc'
}

export interface PageQuery<C extends string> extends Query<C> {
  skip: number
  take: number
  /** The column whose values are counted, ignoring the query's conditions on it. */
  facet?: C
}

export interface FoundPage<R> {
  records: R[]
  total: number
  /** The number of records for each value of the facet; empty without a facet. */
  counts: ReadonlyMap<string, number>
}

/** The results of a query at the time of the call, to be read in one pass. */
export interface ExportScan<R> {
  /** The number of matching records at that time. */
  total: number
  /**
   * The records in the query's order, in batches. Each batch is read when it is requested: records are current then,
   * and erased ones are left out. Other requests are answered between batches.
   */
  batches: AsyncIterable<readonly R[]>
}

/** Sums over the records of a period, by several columns at once. */
export interface SumQuery<C extends string, By extends C | 'day', S extends string> {
  where: Where<C>
  /** A column of moments: at or after `from` and before `before`, which are starts of days in the time zone. */
  period: { column: C; from: string; before: string; timeZone: string }
  /** `day`: the calendar day of the period's column. Records without a value are left out. */
  by: readonly By[]
  /** The sum of the column `of`; without it, the number of records. */
  sums: Readonly<Record<S, { of?: C; where?: Where<C> }>>
}

export type Sums<By extends string, S extends string> = Record<
  By,
  ReadonlyMap<string, Record<S, number>>
>

/** The records of one collection, in any store. */
export interface RecordCollection<R extends StoredRecord, C extends string> {
  one(id: string): Promise<R | undefined>
  /** Finds a record by a column with a lookup. */
  findBy(column: C, value: string): Promise<R | undefined>
  find(query: PageQuery<C>): Promise<FoundPage<R>>
  scan(query: Query<C>): Promise<ExportScan<R>>
  count(where: Where<C>): Promise<number>
  /** Counts the records with each value; a list has several values. */
  countBy(column: C, where: Where<C>): Promise<ReadonlyMap<string, number>>
  sum<By extends C | 'day', S extends string>(query: SumQuery<C, By, S>): Promise<Sums<By, S>>
  /** Returns the records that were merged into this one, directly or through others, in insertion order. */
  descendants(id: string): Promise<R[]>
  /** Returns every record, oldest first; for collections with few records. */
  list(): Promise<R[]>
  /** Yields every record, oldest first, read in batches. */
  all(): AsyncIterable<R>
  /** Runs a transaction over one record. @throws NotStoredError */
  transact<Answer>(id: string, decide: Decide<R, Answer>): Promise<Answer>
  /**
   * Runs a transaction over the record that a lookup finds and that matches `where`. Callers with the same value are
   * serialized.
   * @param limit counted before anything is stored, also when a record is found
   * @throws LimitExceededError it was counted, and nothing was stored
   * @throws NotStoredError nothing was stored
   * @throws DuplicateIdError the added record's id belongs to another record
   */
  transactBy<Answer>(
    lookup: { column: C; value: string; where?: Where<C> },
    decide: Decide<R, Answer>,
    limit?: Limit,
  ): Promise<Answer>
  /** Runs a transaction over all records, oldest first; for collections with few records. @throws NotStoredError */
  transactAll<Answer>(decide: (all: readonly R[]) => Decision<R, Answer>): Promise<Answer>
  /** Adds records in their order. @throws ZodError, DuplicateIdError, NotStoredError */
  addAll(records: readonly R[]): Promise<void>
  /** Yields every record as it is stored, in any order, with those that this release cannot read. */
  stored(): AsyncIterable<unknown>
  /**
   * Adds records as another store or a backup has them, with the keys that this release does not declare.
   * @param keep `unreadable`: also records that this release cannot read
   * @throws UnreadableRecordError, DuplicateIdError, NotStoredError
   */
  addStored(records: readonly unknown[], keep?: 'unreadable'): Promise<void>
  /** Returns the records that this release cannot read, as far as it has come across them. */
  unreadable(): Promise<readonly UnreadableRecord[]>
  /** Reads every record once, to come across those that this release cannot read. */
  lookForUnreadable(stopping: AbortSignal): Promise<void>
  /** Erases records with their emails; unknown ids are ignored. @throws NotStoredError */
  eraseAll(ids: readonly string[]): Promise<void>
}

/**
 * The outcome of a deciding function, given the current state: add a record, change one, erase one, or none of these;
 * and the answer, which is returned to the caller once the change is durable. The function may run more than once
 * before its decision is committed, so it must have no side effects.
 */
export interface Decision<Kept, Answer> {
  add?: Kept
  change?: Kept
  erase?: Kept
  /** The change removes personal data: no file may have an earlier version. */
  purge?: true
  answer: Answer
}

export type Decide<R, Answer> = (record: R | undefined) => Decision<R, Answer>

/** Compiles a test into one function for each condition that is given. */
export function testParts(test: Test): ((value: ColumnValue) => boolean)[] {
  const { is, not, in: within, has, from, before } = test
  const parts: ((value: ColumnValue) => boolean)[] = []
  if (is !== undefined) parts.push((value) => value === is)
  if (not !== undefined) parts.push((value) => value !== not)
  if (within !== undefined)
    parts.push((value) => (typeof value === 'string' || value === null) && within.includes(value))
  if (has !== undefined) parts.push((value) => Array.isArray(value) && value.includes(has))
  if (from !== undefined) parts.push((value) => typeof value === 'string' && value >= from)
  if (before !== undefined) parts.push((value) => typeof value === 'string' && value < before)
  return parts
}

export const matches = (value: ColumnValue, test: Test = {}): boolean =>
  testParts(test).every((part) => part(value))

/** Returns the tests of a query as pairs of column and test. */
export const testsOf = <C extends string>(where: Where<C> = {}) =>
  (Object.entries(where) as [C, Test | undefined][]).flatMap(
    ([column, test]): [column: C, test: Test][] => (test ? [[column, test]] : []),
  )
