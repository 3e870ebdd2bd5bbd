import type { ColumnValue, StoredRecord } from './collection.ts'
import type { Limit } from './counters.ts'

/** What a column's value must be; all that is given must hold, and what is undefined is not asked for. */
export interface Test {
  is?: string | boolean | null | undefined
  not?: string | undefined
  in?: readonly string[] | undefined
  /** A value of a list. */
  has?: string | undefined
  /** At or after, and before. */
  from?: string | undefined
  before?: string | undefined
  notPrefix?: string | undefined
}

export type Where<C extends string> = { readonly [Name in C]?: Test }

/** Which records, in which order. */
export interface Query<C extends string> {
  /** Folded; each must be in the record's search text, or in that of a record which went into it (`parent`). */
  words?: readonly string[]
  where?: Where<C>
  /** Without it, the order in which records were added. Records without a value come last, equals newest first. */
  sort?: C | undefined
  /** `desc` by default. */
  order?: 'asc' | 'desc'
}

export interface PageQuery<C extends string> extends Query<C> {
  skip: number
  take: number
  /** Counts by this column's values, as if the query did not test it. */
  facet?: C
}

export interface FoundPage<R> {
  records: R[]
  total: number
  /** By the facet's values; empty without a facet. */
  counts: ReadonlyMap<string, number>
}

/** What a query found at the moment it was asked for, to be read in one pass. */
export interface ExportScan<R> {
  /** How many records fitted then. */
  total: number
  /**
   * Their records in the query's order, in portions, each read when it is asked for: as they are by then,
   * without those that are gone. Other requests are answered between two portions.
   */
  batches: AsyncIterable<readonly R[]>
}

/** Sums over the records of a period, by several columns at once. */
export interface SumQuery<C extends string, By extends C | 'day', S extends string> {
  where: Where<C>
  /** A column of moments: at or after `from` and before `before`, which begin a day of the time zone. */
  period: { column: C; from: string; before: string; timeZone: string }
  /** `day`: the calendar day of the period's column. Records without a value are left out. */
  by: readonly By[]
  /** `of` a column of numbers; without it, how many. */
  sums: Readonly<Record<S, { of?: C; where?: Where<C> }>>
}

export type Sums<By extends string, S extends string> = Record<
  By,
  ReadonlyMap<string, Record<S, number>>
>

/** The records of one collection, in any store. */
export interface RecordCollection<R extends StoredRecord, C extends string> {
  one(id: string): Promise<R | undefined>
  /** By a column with a lookup. */
  findBy(column: C, value: string): Promise<R | undefined>
  find(query: PageQuery<C>): Promise<FoundPage<R>>
  scan(query: Query<C>): Promise<ExportScan<R>>
  count(where: Where<C>): Promise<number>
  /** How many records have each value; a list has several. */
  countBy(column: C, where: Where<C>): Promise<ReadonlyMap<string, number>>
  sum<By extends C | 'day', S extends string>(query: SumQuery<C, By, S>): Promise<Sums<By, S>>
  /** The records that went into this one, directly or by way of another one; in the order they were added. */
  descendants(id: string): Promise<R[]>
  /** Every record, oldest first: for collections that have few. */
  list(): Promise<R[]>
  /** Every record, oldest first, read in portions. */
  all(): AsyncIterable<R>
  /** A transaction over one record. @throws NotStoredError */
  transact<Answer>(id: string, decide: Decide<R, Answer>): Promise<Answer>
  /**
   * A transaction over the record that a lookup finds and that fits `where`. Callers with the same value are
   * serialized.
   * @param options.limit counted before anything is stored, also when a record is found
   * @throws LimitExceededError it was counted, and nothing was stored
   * @throws NotStoredError nothing was stored
   * @throws DuplicateIdError the added record's id belongs to another record
   */
  transactBy<Answer>(
    lookup: { column: C; value: string; where?: Where<C> },
    decide: Decide<R, Answer>,
    limit?: Limit,
  ): Promise<Answer>
  /** A transaction over all records, oldest first: for collections that have few. @throws NotStoredError */
  transactAll<Answer>(decide: (all: readonly R[]) => Decision<R, Answer>): Promise<Answer>
  /** Adds records in their order. @throws ZodError, DuplicateIdError, NotStoredError */
  addAll(records: readonly unknown[]): Promise<void>
  /** Erases records with their emails; unknown ids are ignored. @throws NotStoredError */
  eraseAll(ids: readonly string[]): Promise<void>
}

/**
 * What a caller decides when it is shown what stands now: add a record, change one, erase one, or (with
 * none of these) leave all as it is; and the answer to hand back once that is durable. The deciding
 * function may run more than once before its decision is kept, so it only computes.
 */
export interface Decision<Kept, Answer> {
  add?: Kept
  change?: Kept
  erase?: Kept
  /** The change removes personal data: the old version must not stay in files that were moved aside as damaged. */
  purge?: true
  answer: Answer
}

export type Decide<R, Answer> = (record: R | undefined) => Decision<R, Answer>

/** A test as functions, one for each of its parts, so that what is not asked for costs nothing. */
export function testParts(test: Test): ((value: ColumnValue) => boolean)[] {
  const { is, not, in: within, has, from, before, notPrefix } = test
  const parts: ((value: ColumnValue) => boolean)[] = []
  if (is !== undefined) parts.push((value) => value === is)
  if (not !== undefined) parts.push((value) => value !== not)
  if (within !== undefined)
    parts.push((value) => typeof value === 'string' && within.includes(value))
  if (has !== undefined) parts.push((value) => Array.isArray(value) && value.includes(has))
  if (from !== undefined) parts.push((value) => typeof value === 'string' && value >= from)
  if (before !== undefined) parts.push((value) => typeof value === 'string' && value < before)
  if (notPrefix !== undefined)
    parts.push((value) => typeof value !== 'string' || !value.startsWith(notPrefix))
  return parts
}

export const matches = (value: ColumnValue, test: Test = {}): boolean =>
  testParts(test).every((part) => part(value))

/** The tests of a query as pairs. */
export const testsOf = <C extends string>(where: Where<C> = {}) =>
  (Object.entries(where) as [C, Test | undefined][]).flatMap(
    ([column, test]): [column: C, test: Test][] => (test ? [[column, test]] : []),
  )
