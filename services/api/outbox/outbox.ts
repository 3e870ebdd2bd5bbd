import type { OutboxQueue, OutboxRow } from './outbox-row.ts'

/**
 * The mail server permanently rejected this email, or the webhook receiver answered 410, so it is not retried.
 * `message` is the server's response.
 */
export class PermanentDeliveryError extends Error {
  override name = 'PermanentDeliveryError'
}

/** A record with rows of the outbox. */
export interface OutboxRecord {
  id: string
  mail?: OutboxRow[]
}

/** A row that is due, with its record. */
export interface DueRow {
  row: OutboxRow
  /** The collection of the record. */
  collection: string
  record: OutboxRecord
  /** Returns another record of the same collection, as it is now. */
  other: (id: string) => Promise<OutboxRecord | undefined>
}

/** The part of a store that the workers use. */
export interface Outbox {
  /** Returns due rows, the oldest first, at most `max`; emails by default. */
  due(now: Date, max: number, queue?: OutboxQueue): Promise<DueRow[]>
  /**
   * Replaces the row with its id by `row` and adds `additionalRows`, in one transaction. Idempotent: sent and dropped
   * rows do not change, and no row is added twice. Resolves when it is durable. @throws NotStoredError
   */
  recordOutcome(mail: DueRow, row: OutboxRow, additionalRows?: readonly OutboxRow[]): Promise<void>
}

/**
 * Returns the row after an attempt: sent, waiting for the next attempt, or failed. It fails at once after a permanent
 * error, otherwise after the eighth attempt.
 * @param error undefined: the attempt succeeded
 */
export function rowAfterAttempt(
  row: OutboxRow,
  error: unknown,
  { now, random }: { now: () => Date; random: () => number },
): OutboxRow {
  const attempts = row.attempts + 1
  if (error === undefined) return { ...row, attempts, state: 'sent', sentAt: now().toISOString() }
  const lastFault = error instanceof Error ? error.message : 'unknown'
  const final = error instanceof PermanentDeliveryError || attempts >= maxAttempts
  if (final) return { ...row, attempts, state: 'failed', lastFault }
  const next = new Date(now().getTime() + retryDelayMs(attempts, random()))
  return { ...row, attempts, lastFault, nextAttemptAt: next.toISOString() }
}

/** After this many attempts a row fails, and the office is notified. */
export const maxAttempts = 8

const firstPauseMs = 60_000
const factor = 3
const jitter = 0.2

/**
 * Returns the exponential back-off after the nth failed attempt (from 1): 1, 3, 9 … minutes, about 18 hours in all,
 * with 20 % jitter against synchronized retries. `random` is from 0 to 1.
 */
export function retryDelayMs(attempts: number, random: number): number {
  const pause = firstPauseMs * factor ** (attempts - 1)
  return Math.round(pause * (1 - jitter + 2 * jitter * random))
}

/**
 * Returns the latest time at which a row may be due, other than a reminder before its first attempt. If a row is due
 * later, the clock was ahead when it was written and was set back since: it is due now.
 */
export const latestAttempt = (now: Date): Date =>
  new Date(now.getTime() + retryDelayMs(maxAttempts - 1, 1))
