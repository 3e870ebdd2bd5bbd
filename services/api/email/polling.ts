import type { Logger } from 'pino'

const pollIntervalMs = 1_000
/** The pause under load, so that visitors' requests get the disk first. */
const busyIntervalMs = 50

/**
 * Calls `work` every second until stopped. `stop` waits for the current round.
 * @param work resolves with true if there may be more work to do immediately
 * @param finish called last
 */
export function startPolling(
  work: () => Promise<boolean | void>,
  log: Pick<Logger, 'error'>,
  finish: () => Promise<void> = async () => undefined,
): { stop: () => Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let polling = Promise.resolve()
  const poll = async () => {
    const more = await work().catch((error: unknown) => {
      log.error({ err: error }, 'A background job failed; it is tried again.')
      return false
    })
    if (!stopped) schedule(more ? busyIntervalMs : pollIntervalMs)
  }
  const schedule = (ms: number) => {
    timer = setTimeout(() => {
      polling = poll()
    }, ms)
    timer.unref()
  }
  schedule(0)
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await polling
      await finish()
    },
  }
}
