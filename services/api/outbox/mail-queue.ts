import type { MailRow } from './mail-row.ts'
import type { WebhookEvent } from './webhook-event.ts'

/** Emails with failed attempts, without webhooks. */
export interface MailFailureStats {
  /** Waiting for a retry. */
  retried: number
  /** Failed for good. */
  failed: number
}

/** The state of the outbox. */
export interface MailQueueStats extends MailFailureStats {
  /** Waiting, including retries and reminders that are not due yet. */
  waiting: number
  lastSentAt?: string
}

/** The outbox as staff see it. */
export interface MailQueueRepository {
  /** May read every email, for a page that is rarely opened. */
  stats(): Promise<MailQueueStats>
  /** Reads only waiting and failed emails, for a page that is polled. */
  failureStats(): Promise<MailFailureStats>
  /** Makes emails that wait for a retry due now; resolves with their number. @throws NotStoredError */
  retryNow(now: Date): Promise<number>
}

/** A failed email with its record. */
export interface FailedEmail {
  kind: 'lead' | 'subscriber' | 'person'
  /** The record's id; a lead's is its reference. */
  recordId: string
  row: MailRow
}

/** The store's interface for failed emails. */
export interface FailedEmailRepository {
  /** Failed emails, the latest first, at most `most`. */
  list(most: number): Promise<FailedEmail[]>
  /**
   * Replaces a failed row by `changed(row)` in a transaction. False: there is no such failed row (any more).
   * @throws NotStoredError
   */
  change(rowId: string, changed: (row: MailRow) => MailRow): Promise<boolean>
}

/** Back into the queue with all attempts. */
export const requeue =
  (now: Date) =>
  (row: MailRow): MailRow => ({
    ...row,
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: now.toISOString(),
  })

/** Handled by hand: no retry. */
export const markHandled =
  (by: string, now: Date) =>
  (row: MailRow): MailRow => ({
    ...row,
    state: 'dropped',
    note: `done by hand by ${by}, ${now.toISOString()}`,
  })

/** A webhook with its record. */
export interface WebhookDelivery {
  kind: 'lead' | 'subscriber'
  /** The record's id; a lead's is its reference. */
  recordId: string
  event: WebhookEvent
  row: MailRow
}

/** The store's interface for the webhook delivery log. */
export interface WebhookDeliveryRepository {
  /** The latest events first. */
  newestFirst(skip: number, take: number): Promise<{ deliveries: WebhookDelivery[]; total: number }>
  /**
   * Replaces a webhook's row by `changed(row)` in a transaction. False: there is no such row, or it was dropped.
   * @throws NotStoredError
   */
  change(rowId: string, changed: (row: MailRow) => MailRow): Promise<boolean>
}
