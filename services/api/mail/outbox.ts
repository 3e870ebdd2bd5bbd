import type { About } from '../records/about.ts'
import type { MailRow } from '../records/mail-row.ts'

/** A row that is due, with its record. */
export interface DueMail {
  row: MailRow
  about: About
}

/** Letters and webhooks take turns each among themselves: a receiver that hangs holds up no letter. */
export type Lane = 'letters' | 'webhooks'

/** What those who send need from a store. */
export interface Outbox {
  /** Waiting rows whose time has come, the oldest first, at most `most`; letters unless said otherwise. */
  due(now: Date, most: number, lane?: Lane): Promise<DueMail[]>
  /**
   * Puts `row` in place of the row with its id and, in the same step, `more` beside it. What is
   * sent or dropped stays so. Resolves when it is durable. @throws NotStored
   */
  settle(mail: DueMail, row: MailRow, more?: readonly MailRow[]): Promise<void>
}
