import type { Logger } from 'pino'

const lookEveryMs = 1_000
/** A short pause even in a rush: the disk belongs to the visitors first. */
const rushMs = 50

/**
 * Works on what is due, every second until stopped. `stop` waits for what is under way.
 * @param work does one round; whether there may be more at once
 */
export function startLooking(
  work: () => Promise<boolean>,
  log: Pick<Logger, 'error'>,
): { stop: () => Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let looking = Promise.resolve()
  const look = async () => {
    const more = await work().catch((fault: unknown) => {
      log.error({ err: fault }, 'The outbox could not be worked on; it is tried again.')
      return false
    })
    if (!stopped) plan(more ? rushMs : lookEveryMs)
  }
  const plan = (ms: number) => {
    timer = setTimeout(() => {
      looking = look()
    }, ms)
    timer.unref()
  }
  plan(0)
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await looking
    },
  }
}
