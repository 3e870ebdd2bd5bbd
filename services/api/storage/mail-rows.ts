import type { MailRow } from '../outbox/mail-row.ts'
import type { MailSource } from '../outbox/mail-source.ts'
import type { Where } from './query.ts'

/** A row of the outbox, with the collection and the id of the record that it is part of. */
export interface StoredMail {
  collection: string
  recordId: string
  row: MailRow
}

/** What rows are looked up by, under the names of the columns in PostgreSQL. */
export const mailColumns = {
  id: ({ id }) => id,
  state: ({ state }) => state,
  /** It has failed, and waits for another attempt if its state says so. */
  retried: ({ attempts }) => attempts > 0,
  next_attempt_at: ({ nextAttemptAt }) => nextAttemptAt,
  sent_at: ({ sentAt }) => sentAt ?? null,
  /** The time of a webhook's event. */
  event_at: ({ event }) => event?.at ?? null,
} satisfies Record<string, (row: MailRow) => string | boolean | null>
export type MailColumn = keyof typeof mailColumns
export type MailWhere = Where<MailColumn>

/** Separate queues, so that a hanging webhook receiver delays no email. */
export type MailQueue = 'emails' | 'webhooks'

export interface MailQuery {
  queue: MailQueue
  where?: MailWhere
}

export interface MailPage extends MailQuery {
  /** Highest first; equal ones by their ids. */
  sort: MailColumn
  skip?: number
  take: number
}

/** The outbox rows of all collections that send them, in any store. */
export interface MailRows {
  /**
   * Waiting rows that are due, the oldest first, at most `max`. No other worker gets them, unless this one dies: then
   * another does after a while.
   */
  claim(queue: MailQueue, now: Date, max: number): Promise<StoredMail[]>
  find(page: MailPage): Promise<StoredMail[]>
  /** How many fit each of several tests. */
  count<Name extends string>(
    queue: MailQueue,
    tests: Readonly<Record<Name, MailWhere>>,
  ): Promise<Record<Name, number>>
  /** The highest value of a column; undefined: no row that fits has one. */
  highest(column: MailColumn, query: MailQuery): Promise<string | undefined>
  /** Replaces each row that fits by `changed(row)`. A claimed one stays claimed. Out: how many. @throws NotStoredError */
  change(query: MailQuery, changed: (row: MailRow) => MailRow): Promise<number>
  /**
   * Replaces a claimed row by its version after the attempt and adds further rows to its record, in one transaction.
   * Idempotent: a row in a final state stays as it is, and none is added twice. @throws NotStoredError
   */
  recordOutcome(mail: StoredMail, additionalRows: readonly MailRow[]): Promise<void>
}

/** A collection whose emails are sent. */
export interface MailSender {
  collection: string
  kind: MailSource['kind']
  source(id: string): Promise<MailSource | undefined>
}
