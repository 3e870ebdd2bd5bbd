import type { z } from 'zod'
import type { OutboxRow } from '../outbox/outbox-row.ts'
import type { OutboxSource } from '../outbox/outbox-source.ts'
import type { PersonalData, Retention } from './personal-data.ts'

/** What listeners are told of a change. `held`: of quarantined records. */
export const changeEvents = ['added', 'changed', 'held'] as const
export type ChangeEvent = (typeof changeEvents)[number]

export type StoredRecord = { id: string; mail?: OutboxRow[] }

/** Null: the record has none. */
export type ColumnValue = string | number | boolean | null | readonly string[]

/** A value derived from a record, by which records are looked up, filtered, sorted, counted and summed. */
export interface Column<R> {
  /** A `moment` is ISO 8601 in UTC; a `list` is one of texts. */
  type: 'text' | 'moment' | 'number' | 'flag' | 'list'
  valueOf: (record: R) => ColumnValue
  /**
   * Records are looked up by it within a transaction. `unique`: one record has a value, or none. `latest`: of
   * several that share a value, the last one that was added.
   */
  lookup?: 'unique' | 'latest'
}

/**
 * A collection, declared once: from this the JSON-file store derives segments, indexes and queries, and the
 * PostgreSQL store statements over a table of its name. There a column must exist under its name (a migration
 * adds it), with a unique index if its lookup is unique.
 */
export interface CollectionDeclaration<R extends StoredRecord, C extends string = string> {
  name: string
  record: z.ZodType<R>
  /** The segment files that a record belongs to: its month, or none if there are few records. */
  month?: (record: R) => string
  columns: Readonly<Record<C, Column<R>>>
  /** The texts that are searched for words. */
  searchText?: (record: R) => readonly string[]
  /** The column with the id of another record that this one went into: its words find that other record. */
  parent?: NoInfer<C>
  /** Its records have emails, which workers send, or (`kept`) which are stored only. */
  mail?: 'kept' | { kind: OutboxSource['kind']; sourceOf: (record: R) => OutboxSource }
  /** What listeners are told after a commit. */
  event?: (change: 'added' | 'changed') => ChangeEvent
  /** Left out: nothing in its records says who somebody is. */
  personal?: PersonalData<R>
  /** Left out: its records are kept until a feature erases them. */
  retention?: Retention<R>
  /** Few records, read at nearly every request. In PostgreSQL its table has the trigger of migration 0001. */
  cached?: true
}

/** Names the types of a declaration. */
export const defineCollection = <R extends StoredRecord, C extends string>(
  declaration: CollectionDeclaration<R, C>,
): CollectionDeclaration<R, C> => declaration

type Lookup = { lookup?: NonNullable<Column<unknown>['lookup']> }

/** The columns of a record, by their type. */
export const columnsOf = <R>() => ({
  text: (valueOf: (record: R) => string | null, options: Lookup = {}): Column<R> => ({
    type: 'text',
    valueOf: (record) => {
      const value = valueOf(record)
      return value === null ? null : withoutNul(value)
    },
    ...options,
  }),
  list: (valueOf: (record: R) => readonly string[], options: Lookup = {}): Column<R> => ({
    type: 'list',
    valueOf: (record) => valueOf(record).map(withoutNul),
    ...options,
  }),
  moment: (valueOf: (record: R) => string | null): Column<R> => ({ type: 'moment', valueOf }),
  number: (valueOf: (record: R) => number | null): Column<R> => ({ type: 'number', valueOf }),
  flag: (valueOf: (record: R) => boolean): Column<R> => ({ type: 'flag', valueOf }),
})

/** Records of earlier releases may have NUL, which a text of PostgreSQL can't. */
const withoutNul = (text: string): string => text.replaceAll('\0', ' ')

/** The column that a declared search text becomes. */
export const searchColumn = 'search_text'

/** Every column of a collection, its search text last. */
export function allColumns<R extends StoredRecord>({
  columns,
  searchText,
}: CollectionDeclaration<R>): Readonly<Record<string, Column<R>>> {
  if (!searchText) return columns
  const { text } = columnsOf<R>()
  return { ...columns, [searchColumn]: text((record) => foldText(searchText(record).join('\n'))) }
}

/** Text for comparison: lower case, without accents. */
export const foldText = (text: string): string =>
  // Nearly every text has no accents, and is done ten times as fast.
  basicLatin.test(text)
    ? text.toLowerCase()
    : text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Basic Latin only, which no form of Unicode writes in another way. */
const basicLatin = /^[\0-\x7f]*$/
