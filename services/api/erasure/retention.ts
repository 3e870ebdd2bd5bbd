import type { Logger } from 'pino'
import { watchClock } from '../background/clock-steps.ts'
import { startPolling } from '../background/polling.ts'
import type { RetentionClock } from './retention-clock.ts'
import type { Erase, ErasureTarget } from '../storage/erasure.ts'
import type { RetentionSetting } from '../storage/personal-data.ts'
import type { PersonalRecords } from '../storage/personal-records.ts'

export interface RetentionDeps {
  store: { personal: readonly PersonalRecords[] }
  /** The days until records whose declaration names a setting are erased; `off`: never. */
  days: Readonly<Record<RetentionSetting, number | 'off'>>
  eraser: { erase: Erase }
  /** Called after the records of a collection were erased. */
  afterwards?: (collection: string, stopping?: AbortSignal) => Promise<void>
  now: () => Date
}

const anHourMs = 60 * 60 * 1000
const dayMs = 24 * anHourMs

/** Returns the days until a collection's records are erased; undefined: never. */
function periodOf(
  { retentionDays }: PersonalRecords,
  days: RetentionDeps['days'],
): number | undefined {
  if (retentionDays === undefined || typeof retentionDays === 'number') return retentionDays
  const set = days[retentionDays]
  return set === 'off' ? undefined : set
}

/** The number of records per erasure and audit entry; shutdown waits for one batch at most. */
const erasedAtOnce = 200

/**
 * Erases records past their retention period with their attachments and email files, and removes anonymous remainders
 * of leads that were erased long ago.
 * @param stopping stops after the current batch
 * @returns the number of records that are erased, or stored as an unfinished erasure @throws NotStoredError
 */
export async function eraseExpired(
  { store, days, eraser, afterwards, now }: RetentionDeps,
  stopping?: AbortSignal,
): Promise<number> {
  let erased = 0
  for (const records of store.personal) {
    const period = periodOf(records, days)
    if (period === undefined) continue
    const before = new Date(now().getTime() - period * dayMs).toISOString()
    const due: ErasureTarget[] = []
    for await (const { id, lastActivity } of records.aging()) {
      if (stopping?.aborted) return erased
      if (lastActivity < before) due.push({ collection: records.name, id })
    }
    while (due.length > 0 && !stopping?.aborted) {
      const targets = due.splice(0, erasedAtOnce)
      const why = `older than ${period} days`
      await eraser.erase({ requestedBy: 'retention', why, targets })
      erased += targets.length
    }
    await afterwards?.(records.name, stopping)
  }
  return erased
}

/**
 * Runs retention every hour until stopped, unless the clock was set forward in that hour. The first run is an hour
 * after the start, since a machine may start with a wrong clock. A clock that seems to have jumped ahead is confirmed by
 * the owner first (retention-clock.ts).
 */
export function startRetention({
  everyMs = anHourMs,
  elapsed,
  clock,
  ...retention
}: RetentionDeps & {
  log: Pick<Logger, 'error' | 'warn'>
  clock: RetentionClock
  everyMs?: number
  elapsed?: () => number
}) {
  const stopping = new AbortController()
  const sinceClockStep = watchClock(retention.now, elapsed)
  const runRound = async () => {
    const now = retention.now()
    if (await clock.check(now, retention.store.personal)) {
      // At the time that was checked: the clock may be set forward meanwhile.
      await eraseExpired({ ...retention, now: () => now }, stopping.signal)
      return
    }
    const [today, since] = [now, clock.doubt() ?? now].map((at) => at.toISOString().slice(0, 10))
    retention.log.error(
      `NOTHING IS ERASED AS EXPIRED: the clock says ${today}, and the last trace of this service is of ${since}. ` +
        `Check the clock. If it is right, set RETENTION_CONFIRMED=${today} and restart.`,
    )
  }
  const round = async () => {
    if (sinceClockStep() === 0)
      retention.log.warn('The clock was set forward. Nothing is erased as expired for an hour.')
    else
      await runRound().catch((error: unknown) =>
        retention.log.error(
          { err: error },
          'Expired records could not be erased. The next attempt is in an hour.',
        ),
      )
  }
  const polling = startPolling(round, { log: retention.log, everyMs, delayMs: everyMs })
  return {
    stop: async () => {
      stopping.abort()
      await polling.stop()
    },
  }
}
