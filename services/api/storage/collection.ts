import { z } from 'zod'
import { knownRow, type OutboxKinds, type OutboxRow } from '../outbox/outbox-row.ts'
import { foldText } from '../contract/fold-text.ts'
import type { PersonalData, Retention } from './personal-data.ts'

/** Events that listeners receive after a change. `held`: a change of quarantined records. */
export const changeEvents = ['added', 'changed', 'held'] as const
export type ChangeEvent = (typeof changeEvents)[number]

export type StoredRecord = { id: string; mail?: OutboxRow[] }

/** The value of a column; null: the record has none. */
export type ColumnValue = string | number | boolean | null | readonly string[]

/** A value derived from a record, by which records are looked up, filtered, sorted, counted and summed. */
export interface Column<R> {
  /** A `moment` is ISO 8601 in UTC; a `list` is one of texts. */
  type: 'text' | 'moment' | 'number' | 'flag' | 'list'
  valueOf: (record: R) => ColumnValue
  /**
   * How a transaction looks up records by this column. `unique`: at most one record has a value. `latest`: several
   * records may share a value, and the lookup finds the one that was added last.
   */
  lookup?: 'unique' | 'latest'
}

/**
 * The declaration of a collection. The JSON-file store derives files, indexes and queries from it, and the
 * PostgreSQL store derives the table with its columns and indexes, and its statements.
 */
export interface CollectionDeclaration<R extends StoredRecord, C extends string = string> {
  name: string
  record: z.ZodType<R>
  /** The month whose file has a record; left out for collections with few records. */
  month?: (record: R) => string
  columns: Readonly<Record<C, Column<R>>>
  /**
   * Columns by which many records are listed, counted and summed: PostgreSQL has them in one index, so that it doesn't read the
   * records. Their values are short: a row of an index has less than 2,700 bytes.
   */
  counted?: readonly NoInfer<C>[]
  /** Texts of a record that a search matches. */
  searchText?: (record: R) => readonly string[]
  /** The column with the id of the record that this one was merged into: its words also find that record. */
  parent?: NoInfer<C>
  /** Its records have rows of the outbox that workers send or, with `kept`, that are only stored. */
  mail?: 'kept' | 'sent'
  /** The rows that its records may have; `withOutboxKinds` adds them. */
  outbox?: OutboxKinds
  /** False: new webhooks in its records are not stored. Opening the store sets it. */
  newWebhooks?: boolean
  /** The event that listeners receive after a commit. */
  event?: (change: 'added' | 'changed') => ChangeEvent
  /** Whether a record is added without being announced: listeners hear of a change. */
  isQuiet?: (added: R) => boolean
  /** Left out: its records have no personal data. */
  personal?: PersonalData<R>
  /** Left out: its records are kept until a feature erases them. */
  retention?: Retention<R>
  /** Few records, read at nearly every request. In PostgreSQL every process is told of a change. */
  cached?: true
  /** Its table in PostgreSQL; left out: the one of its name. */
  table?: string
  /** Left out: backups and moves have its records as they are stored. */
  archived?: ArchivedForm<R>
}

/** The form that records have in backups, moves and data of earlier releases. */
export interface ArchivedForm<R> {
  /** Turns stored records, in any order, into that form. */
  pack: (records: AsyncIterable<unknown>) => AsyncIterable<unknown>
  /** Returns the stored records that a value of that form was made of; any other value as it is. */
  unpack: (archived: unknown) => readonly unknown[]
  /** Adds up two records with one id: this release and an earlier one have each stored one. */
  sum: (record: R, more: R) => R
}

/** Infers the types of a declaration. */
export const defineCollection = <R extends StoredRecord, C extends string>(
  declaration: CollectionDeclaration<R, C>,
): CollectionDeclaration<R, C> => declaration

/**
 * Returns a declaration whose records have only rows that this release can send: what it cannot is left to the release
 * that wrote it (stored-format.ts).
 */
export function withOutboxKinds<D extends { readonly name: string }>(
  declared: D,
  kinds: OutboxKinds,
): D {
  const { record, mail } = declared as Partial<CollectionDeclaration<StoredRecord>>
  if (mail === undefined || !(record instanceof z.ZodObject)) return declared
  const { shape }: { shape: z.core.$ZodShape } = record
  const rows = z.array(knownRow(kinds))
  const isOptional = shape['mail'] instanceof z.ZodDefault
  return {
    ...declared,
    record: record.extend({ mail: isOptional ? rows.default([]) : rows }),
    outbox: kinds,
  }
}

type Lookup = { lookup?: NonNullable<Column<unknown>['lookup']> }

/** Returns functions that declare columns of a record, by type. */
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

/** Replaces NUL, which records of earlier releases may contain and PostgreSQL's `text` cannot. */
const withoutNul = (text: string): string => text.replaceAll('\0', ' ')

/** The column with the search text. */
export const searchColumn = 'search_text'

/**
 * The search text begins with how the columns of its row were derived: PostgreSQL stores them, and derives those of a row
 * again that another release has written (`refresh-columns.ts`). Change the number when `foldText`, the search text of a
 * collection or a column that exists is derived in another way. No search has a control character.
 */
export const derivation = '\u001F3\n'

/** Returns every column of a collection, the search text last. */
export function allColumns<R extends StoredRecord>({
  columns,
  searchText,
}: CollectionDeclaration<R>): Readonly<Record<string, Column<R>>> {
  if (!searchText) return columns
  const { text } = columnsOf<R>()
  const folded = (record: R) => foldText(searchText(record).join('\n'))
  return { ...columns, [searchColumn]: text((record) => derivation + folded(record)) }
}
