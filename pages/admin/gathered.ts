export interface Gathered {
  /** Has it done: now, or once what is under way is through. */
  ask: () => void
  /** Nothing is done any more. */
  stop: () => void
}

/**
 * Does at once what is asked for, and then, however often it is asked meanwhile, once more: when the
 * last time is through and `ms` milliseconds have gone by since it began.
 * @param act handles its own failures
 */
export function gathered(act: () => Promise<unknown>, ms: number): Gathered {
  let state: 'idle' | 'busy' | 'asked' | 'stopped' = 'idle'
  const run = async () => {
    state = 'busy'
    const pause = new Promise((over) => setTimeout(over, ms))
    await act()
    await pause
    next()
  }
  const next = () => {
    if (state === 'asked') void run()
    else if (state === 'busy') state = 'idle'
  }
  return {
    ask: () => {
      if (state === 'idle') void run()
      else if (state === 'busy') state = 'asked'
    },
    stop: () => {
      state = 'stopped'
    },
  }
}
