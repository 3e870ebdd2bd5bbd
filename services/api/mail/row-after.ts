import type { MailRow } from '../records/mail-row.ts'
import { mostAttempts, pauseAfter } from './back-off.ts'
import { Refused } from './post.ts'

/**
 * The row after an attempt: sent, waiting for the next one, or given up: at once when it was refused
 * for good, else after the eighth. @param fault what went wrong; undefined: nothing
 */
export function rowAfter(
  row: MailRow,
  fault: unknown,
  { now, random }: { now: () => Date; random: () => number },
): MailRow {
  const attempts = row.attempts + 1
  if (fault === undefined) return { ...row, attempts, state: 'sent', sentAt: now().toISOString() }
  const lastFault = fault instanceof Error ? fault.message : 'not known'
  const final = fault instanceof Refused || attempts >= mostAttempts
  if (final) return { ...row, attempts, state: 'failed', lastFault }
  const next = new Date(now().getTime() + pauseAfter(attempts, random()))
  return { ...row, attempts, lastFault, nextAttemptAt: next.toISOString() }
}
