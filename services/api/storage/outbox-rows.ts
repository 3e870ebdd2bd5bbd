import type { OutboxRow } from '../outbox/outbox-row.ts'
import type { OutboxSource } from '../outbox/outbox-source.ts'
import type { Where } from './query.ts'

/** A row of the outbox, with the collection and the id of the record that it is part of. */
export interface StoredOutboxRow {
  collection: string
  recordId: string
  row: OutboxRow
}

/** What rows are looked up by, under the names of the columns in PostgreSQL. */
export const outboxColumns = {
  id: ({ id }) => id,
  state: ({ state }) => state,
  /** It has failed, and waits for another attempt if its state says so. */
  retried: ({ attempts }) => attempts > 0,
  next_attempt_at: ({ nextAttemptAt }) => nextAttemptAt,
  sent_at: ({ sentAt }) => sentAt ?? null,
  /** The time of a webhook's event. */
  event_at: ({ event }) => event?.at ?? null,
} satisfies Record<string, (row: OutboxRow) => string | boolean | null>
export type OutboxColumn = keyof typeof outboxColumns
export type OutboxWhere = Where<OutboxColumn>

/** Separate queues, so that a hanging webhook receiver delays no email. */
export type OutboxQueue = 'emails' | 'webhooks'

export interface OutboxQuery {
  queue: OutboxQueue
  where?: OutboxWhere
}

export interface OutboxPage extends OutboxQuery {
  /** Highest first; equal ones by their ids. */
  sort: OutboxColumn
  skip?: number
  take: number
}

/** The outbox rows of all collections that send them, in any store. */
export interface OutboxRows {
  /**
   * Waiting rows that are due, the oldest first, at most `max`. No other worker gets them, unless this one dies: then
   * another does after a while.
   */
  claim(queue: OutboxQueue, now: Date, max: number): Promise<StoredOutboxRow[]>
  find(page: OutboxPage): Promise<StoredOutboxRow[]>
  /** How many fit each of several tests. */
  count<Name extends string>(
    queue: OutboxQueue,
    tests: Readonly<Record<Name, OutboxWhere>>,
  ): Promise<Record<Name, number>>
  /** The highest value of a column; undefined: no row that fits has one. */
  highest(column: OutboxColumn, query: OutboxQuery): Promise<string | undefined>
  /** Replaces each row that fits by `changed(row)`. A claimed one stays claimed. Out: how many. @throws NotStoredError */
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
  kind: OutboxSource['kind']
  source(id: string): Promise<OutboxSource | undefined>
}
