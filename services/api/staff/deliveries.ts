import type { HookEvent } from '../records/hook-event.ts'
import type { MailRow } from '../records/mail-row.ts'

/** A message to the firm's own software, and the record that it tells of. */
export interface Delivery {
  kind: 'lead' | 'subscriber'
  /** The record's id; a lead's is its reference. */
  recordId: string
  event: HookEvent
  row: MailRow
}

/** What the owner's list of webhooks needs from a store. */
export interface Deliveries {
  /** The messages about what happened last come first. */
  newestFirst(skip: number, take: number): Promise<{ deliveries: Delivery[]; total: number }>
  /**
   * Puts `changed(row)` in place of a message's row, as one step. False: there is no such message, or
   * it was dropped. @throws NotStored
   */
  change(rowId: string, changed: (row: MailRow) => MailRow): Promise<boolean>
}
