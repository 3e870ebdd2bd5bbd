import type { MailRow } from '../records/mail-row.ts'

/** A letter that was given up, and the record that it hangs on. */
export interface DeadLetter {
  kind: 'lead' | 'subscriber' | 'person'
  /** The record's id; a lead's is its reference. */
  recordId: string
  row: MailRow
}

/** What the staff's list of failed letters needs from a store. */
export interface DeadLetters {
  /** Letters in the state `failed`, the latest first, at most `most`. */
  list(most: number): Promise<DeadLetter[]>
  /**
   * Puts `changed(row)` in place of a failed row, as one step. False: no such row has failed, or
   * somebody else was faster. @throws NotStored
   */
  change(rowId: string, changed: (row: MailRow) => MailRow): Promise<boolean>
}

/** Back into the queue, with all its attempts before it. */
export const triedAgain =
  (now: Date) =>
  (row: MailRow): MailRow => ({
    ...row,
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: now.toISOString(),
  })

/** Off the list: somebody has called, or written by hand. */
export const doneByHand =
  (by: string, now: Date) =>
  (row: MailRow): MailRow => ({
    ...row,
    state: 'dropped',
    note: `done by hand by ${by}, ${now.toISOString()}`,
  })
