import type { Lead } from '../records/lead.ts'
import type { MailRow } from '../records/mail-row.ts'
import type { Subscriber } from '../records/subscriber.ts'

/** A row that is due, with the record that its text is made from. */
export type DueMail =
  | { row: MailRow; about: { kind: 'lead'; lead: Lead } }
  | { row: MailRow; about: { kind: 'subscriber'; subscriber: Subscriber } }

/** What the mail worker needs from a store. */
export interface Outbox {
  /** Waiting rows whose time has come, the oldest first, at most `most`. */
  due(now: Date, most: number): Promise<DueMail[]>
  /** Puts `row` in place of the row with its id. Resolves when it is durable. @throws NotStored */
  settle(mail: DueMail, row: MailRow): Promise<void>
}
