import type { OutboxKinds, OutboxQueue, OutboxRow } from '../outbox/outbox-row.ts'
import type { StoredRecord } from './collection.ts'
import type { Where } from './query.ts'

/** A row of the outbox, with the collection and the id of the record that it is part of. */
export interface StoredOutboxRow {
  collection: string
  recordId: string
  row: OutboxRow
}

/** The columns by which rows are queried, under their names in PostgreSQL. */
export const outboxColumns = {
  id: ({ id }) => id,
  state: ({ state }) => state,
  /** At least one attempt has failed; `state` tells whether another follows. */
  retried: ({ attempts }) => attempts > 0,
  next_attempt_at: ({ nextAttemptAt }) => nextAttemptAt,
  sent_at: ({ sentAt }) => sentAt ?? null,
  /** The time of a webhook's event. */
  event_at: ({ event }) => event?.at ?? null,
  kind: ({ letter }) => letter,
  page: ({ page }) => page ?? null,
} satisfies Record<string, (row: OutboxRow) => string | boolean | null>
export type OutboxColumn = keyof typeof outboxColumns
export type OutboxWhere = Where<OutboxColumn>

export interface OutboxQuery {
  queue: OutboxQueue
  where?: OutboxWhere
}

interface OutboxPage extends OutboxQuery {
  /** Descending; rows with equal values are sorted by id. */
  sort: OutboxColumn
  skip?: number
  take: number
}

/** The outbox rows of all collections that send them, in any store. */
export interface OutboxRows {
  /**
   * Claims waiting rows that are due, the oldest first, at most `max`. No other worker gets them until the lease of a
   * worker that has died expires.
   */
  claim(queue: OutboxQueue, now: Date, max: number): Promise<StoredOutboxRow[]>
  find(page: OutboxPage): Promise<StoredOutboxRow[]>
  /** Counts the rows that match each of several tests. */
  count<Name extends string>(
    queue: OutboxQueue,
    tests: Readonly<Record<Name, OutboxWhere>>,
  ): Promise<Record<Name, number>>
  /** Counts the rows of both queues that another release is to handle: this one does not know their kind or event. */
  countUnknown(): Promise<number>
  /** Returns the highest value of a column; undefined: no matching row has one. */
  highest(column: OutboxColumn, query: OutboxQuery): Promise<string | undefined>
  /**
   * Replaces each matching row by `changed(row)`. A claimed row stays claimed.
   * @returns the number of replaced rows @throws NotStoredError
   */
  change(query: OutboxQuery, changed: (row: OutboxRow) => OutboxRow): Promise<number>
  /**
   * Replaces a claimed row by its version after the attempt and adds further rows to its record, in one transaction.
   * Idempotent: a row in a final state stays as it is, and none is added twice. @throws NotStoredError
   */
  recordOutcome(mail: StoredOutboxRow, additionalRows: readonly OutboxRow[]): Promise<void>
}

/** A collection whose emails are sent. */
export interface OutboxCollection {
  collection: string
  kinds: OutboxKinds
  record(id: string): Promise<StoredRecord | undefined>
}
