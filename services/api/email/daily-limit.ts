import { createHash } from 'node:crypto'
import type { OutboxRow } from '../outbox/outbox-row.ts'
import type { DueRow } from '../outbox/outbox.ts'
import type { Counters } from '../storage/counters.ts'
import { emailOf, type EmailDefinition } from './define-email.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** A counter per key within a time window. */
export interface EmailCounter {
  hit(name: string, windowMs: number, max?: number): Promise<{ count: number }>
}

/**
 * Counts the first attempt of an email against the limit of its kind (`perDay`). Returns the reason if it must not be sent, otherwise undefined. Retries by
 * staff are not counted, and if counting fails the email is sent.
 */
export async function exceedsDailyLimit(
  row: OutboxRow,
  { kind, perDay }: Pick<EmailDefinition, 'kind' | 'perDay'>,
  counts: EmailCounter,
): Promise<string | undefined> {
  if (perDay === 'unlimited' || row.attempts > 0 || row.lastFault !== undefined) return undefined
  const { max, windowMs } = typeof perDay === 'number' ? { max: perDay, windowMs: dayMs } : perDay
  const counted = await counts
    .hit(`letter ${kind} ${inboxHash(row.to)}`, windowMs, max)
    .catch(() => undefined)
  if (!counted || counted.count <= max) return undefined
  return `this address already got ${max} of these within ${windowMs === hourMs ? 'an hour' : 'a day'}`
}

/**
 * Returns a hash of the inbox, so that no address is stored. `Ann+anything@Example.com` and `ann@example.com` are one
 * inbox.
 */
function inboxHash(address: string): string {
  const written = address.toLowerCase()
  const at = written.lastIndexOf('@')
  const [name = ''] = written.slice(0, at).split('+', 1)
  return createHash('sha256')
    .update(name + written.slice(at))
    .digest('base64url')
}

/** A row that is due later counts as written by a wrong clock (`latestAttempt`), so an email waits in steps. */
const longestWaitMs = 12 * 60 * 60 * 1000
const counter = 'confirmations all'

/**
 * Limits how many emails a day go to addresses that anyone may have typed into a form (`isUnverified`), so that many
 * machines together cannot make this service a sender of unwanted emails. What is above waits for the next day, which
 * begins with its first email; nothing is dropped.
 */
export function createConfirmationCap(
  max: number,
  emails: readonly EmailDefinition[],
  counters: Pick<Counters, 'hit' | 'peek'>,
) {
  /** Emails that staff send again, and retries, were counted before. */
  const isCounted = ({ row, record }: DueRow): boolean =>
    row.attempts === 0 &&
    row.lastFault === undefined &&
    (emailOf(row, emails).isUnverified?.(record) ?? false)
  return {
    /** Returns how long an email must wait, in ms; 0: it may be sent now. If counting fails, it may. */
    waitMs: async (due: DueRow) => {
      if (!isCounted(due)) return 0
      const { count, msLeft } = await counters.peek(counter).catch(() => ({ count: 0, msLeft: 0 }))
      return count >= max ? Math.min(msLeft, longestWaitMs) : 0
    },
    /** Counts an email that is about to be sent. */
    count: async (due: DueRow) => {
      if (isCounted(due)) await counters.hit(counter, dayMs, max).catch(() => undefined)
    },
  }
}
export type ConfirmationCap = ReturnType<typeof createConfirmationCap>

/** Whether the limit of the day is reached. */
export const isConfirmationCapReached = async (
  max: number,
  counters: Pick<Counters, 'peek'>,
): Promise<boolean> => (await counters.peek(counter)).count >= max
