import type { Logger } from 'pino'

const pollIntervalMs = 1_000
/** The pause under load, so that visitors' requests get the disk first. */
const busyIntervalMs = 50

interface PollingOptions {
  log: Pick<Logger, 'error'>
  /** The pause between rounds; a second by default. */
  everyMs?: number
  /** The pause before the first round; none by default. */
  delayMs?: number
  /** Called last. */
  finish?: () => Promise<void>
}

/**
 * Repeats a background job until stopped, one round at a time. `stop` waits for the current round.
 * @param work a round; resolves with true if there may be more work to do immediately
 */
export function startPolling(
  work: () => Promise<boolean | void>,
  { log, everyMs = pollIntervalMs, delayMs = 0, finish }: PollingOptions,
): { stop: () => Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let polling = Promise.resolve()
  const poll = async () => {
    const more = await work().catch((error: unknown) => {
      log.error({ err: error }, 'A background job failed; it is tried again.')
      return false
    })
    if (!stopped) schedule(more ? busyIntervalMs : everyMs)
  }
  const schedule = (ms: number) => {
    timer = setTimeout(() => {
      polling = poll()
    }, ms)
    timer.unref()
  }
  schedule(delayMs)
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await polling
      await finish?.()
    },
  }
}
