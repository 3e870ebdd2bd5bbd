import type { Counters } from '../storage/counters.ts'
import type { DueRow } from '../outbox/outbox.ts'
import { emailOf, type EmailDefinition } from './define-email.ts'

const dayMs = 24 * 60 * 60 * 1000
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
