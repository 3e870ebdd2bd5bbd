/** A difference that is no error of a clock that is kept in time: it was set, or the machine was suspended. */
const stepMs = 10 * 60 * 1000

/**
 * Watches the system clock for forward steps. A wrong clock (a battery that is empty, a typing error) is often set
 * right again within minutes; until then everything seems to be due or expired.
 * @param elapsed milliseconds of a clock that is never set
 * @returns a function that returns how long ago the clock was found ahead of the time that has elapsed; Infinity: never
 */
export function watchClock(
  now: () => Date,
  elapsed: () => number = () => performance.now(),
): () => number {
  let last = { wall: now().getTime(), elapsed: elapsed() }
  let steppedAt = -Infinity
  return () => {
    const current = { wall: now().getTime(), elapsed: elapsed() }
    const ahead = current.wall - last.wall - (current.elapsed - last.elapsed)
    if (ahead > stepMs) steppedAt = current.elapsed
    last = current
    return current.elapsed - steppedAt
  }
}
