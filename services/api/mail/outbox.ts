import type { About } from '../records/about.ts'
import type { MailRow } from '../records/mail-row.ts'

/** A row that is due, with its record. */
export interface DueMail {
  row: MailRow
  about: About
}

/** What the mail worker needs from a store. */
export interface Outbox {
  /** Waiting rows whose time has come, the oldest first, at most `most`. */
  due(now: Date, most: number): Promise<DueMail[]>
  /**
   * Puts `row` in place of the row with its id and, in the same step, `more` beside it. What is
   * sent or dropped stays so. Resolves when it is durable. @throws NotStored
   */
  settle(mail: DueMail, row: MailRow, more?: MailRow): Promise<void>
}
