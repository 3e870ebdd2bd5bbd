import type { Logger } from 'pino'
import type { OutboxRow } from '../outbox/outbox-row.ts'
import { NotStoredError, StoreUnavailableError } from '../storage/errors.ts'
import type { DueRow, Outbox } from '../outbox/outbox.ts'

/** The outcome of a delivery that is not stored yet. */
interface Outcome {
  mail: DueRow
  row: OutboxRow
  additionalRows: readonly OutboxRow[]
}

const firstPauseMs = 1_000
/**
 * The longest pause between attempts to record; well below a row's lease, after which another process would send it
 * again.
 */
const longestPauseMs = 30_000

/**
 * Returns an outbox whose `recordOutcome` never fails: outcomes that the store rejects are recorded later. It prevents repeated deliveries while the store rejects writes (a full disk): the outcome of an attempt is buffered in
 * memory, and only the recording is retried, with exponential back-off. Meanwhile no new emails are claimed, since
 * their outcomes could not be recorded either. A crash loses the buffer, so delivery is at least once.
 */
export function bufferOutcomes(
  outbox: Outbox,
  { now, log }: { now: () => Date; log: Pick<Logger, 'warn'> },
): Outbox & { flush: () => Promise<void> } {
  const unrecorded = new Map<string, Outcome>()
  let failures = 0
  let retryAt = 0
  let storeRefuses = false

  const record = async ({ mail, row, additionalRows }: Outcome): Promise<void> => {
    try {
      await outbox.recordOutcome(mail, row, additionalRows)
      unrecorded.delete(row.id)
    } catch (error) {
      unrecorded.set(row.id, { mail, row, additionalRows })
      if (error instanceof NotStoredError || error instanceof StoreUnavailableError)
        storeRefuses = true
      log.warn(
        { err: error, mail: row.id, state: row.state },
        'The outcome of a delivery could not be recorded; it is kept in memory and recorded later.',
      )
    }
  }
  const recordAll = async (): Promise<void> => {
    storeRefuses = false
    for (const outcome of unrecorded.values()) {
      await record(outcome)
      // The other outcomes would fail in the same way.
      if (storeRefuses) break
    }
    failures = unrecorded.size === 0 ? 0 : failures + 1
    retryAt = now().getTime() + Math.min(firstPauseMs * 2 ** failures, longestPauseMs)
  }
  const retryIsDue = (): boolean => {
    const left = retryAt - now().getTime()
    // If more time is left than the longest pause, the clock was set back.
    return unrecorded.size > 0 && (left <= 0 || left > longestPauseMs)
  }

  return {
    due: async (at, max, queue) => {
      if (retryIsDue()) await recordAll()
      if (storeRefuses) return []
      const due = await outbox.due(at, max + unrecorded.size, queue)
      // May return a few more rows than requested: all of them are claimed, so none may be left out.
      return due.filter(({ row }) => !unrecorded.has(row.id))
    },
    recordOutcome: async (mail, row, additionalRows = []) => {
      await record({ mail, row, additionalRows })
      if (unrecorded.size > 0 && failures === 0) {
        failures = 1
        retryAt = now().getTime() + firstPauseMs
      }
    },
    /** Tries once more to record buffered outcomes, at shutdown. */
    flush: async () => {
      if (unrecorded.size > 0) await recordAll()
    },
  }
}
