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

interface Options {
  now: () => Date
  log: Pick<Logger, 'warn'>
}

const firstPauseMs = 1_000
/** Well below a claimed row's lease, after which another process would send it again. */
const longestPauseMs = 30_000

/** An outbox whose `recordOutcome` never fails: what the store rejects is recorded later. */
interface OutcomeBuffer extends Outbox {
  /** Tries once more to record buffered outcomes, at shutdown. */
  flush(): Promise<void>
}

/**
 * Keeps a store that takes no writes (a full disk) from repeating deliveries: the outcome of an attempt is
 * remembered, and only the recording is tried again, with exponential back-off. While the store refuses,
 * no new emails are claimed, since their outcomes could not be recorded either. A crash forgets, so delivery stays
 * at least once.
 */
export function bufferOutcomes(outbox: Outbox, { now, log }: Options): OutcomeBuffer {
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
      // The others would fail in the same way.
      if (storeRefuses) break
    }
    failures = unrecorded.size === 0 ? 0 : failures + 1
    retryAt = now().getTime() + Math.min(firstPauseMs * 2 ** failures, longestPauseMs)
  }
  const retryIsDue = (): boolean => {
    const left = retryAt - now().getTime()
    // More time left than the longest pause: the clock was set back.
    return unrecorded.size > 0 && (left <= 0 || left > longestPauseMs)
  }

  return {
    due: async (at, max, queue) => {
      if (retryIsDue()) await recordAll()
      if (storeRefuses) return []
      const due = await outbox.due(at, max + unrecorded.size, queue)
      // May be a few more than asked for: all returned rows are claimed, so none may be left out.
      return due.filter(({ row }) => !unrecorded.has(row.id))
    },
    recordOutcome: async (mail, row, additionalRows = []) => {
      await record({ mail, row, additionalRows })
      if (unrecorded.size > 0 && failures === 0) {
        failures = 1
        retryAt = now().getTime() + firstPauseMs
      }
    },
    flush: async () => {
      if (unrecorded.size > 0) await recordAll()
    },
  }
}
