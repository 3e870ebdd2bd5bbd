import { LimitExceededError } from './errors.ts'

/** One event to count under a name. */
export interface Hit {
  name: string
  /** The length, in milliseconds, of a window that this hit starts. */
  windowMs: number
}

/** A rate limit: at most `max` hits per window under each name. */
export interface Limit {
  hits: readonly Hit[]
  max: number
}

/** The number of hits in the current window, and the time left in it. */
export interface WindowCount {
  count: number
  /** Milliseconds until the window ends; 0: nothing was counted. */
  msLeft: number
}

/**
 * Fixed-window counters by name, for rate limits and the login throttle. They are in the store, so that processes on
 * one store count together; losing them in a restart is harmless. The first word of a name is its kind: a flood of
 * one kind evicts no counters of another.
 */
export interface Counters {
  /**
   * Counts one hit.
   * @param windowMs the length of a window that this hit starts
   * @param max from this count on the name is locked out, and its counter is not evicted for other names
   */
  hit(name: string, windowMs: number, max?: number): Promise<WindowCount>
  /**
   * Counts one hit under each of several distinct names, atomically. If one of them has already reached `max`, no new
   * window starts: only names with a current window are counted, so that rejected requests with new addresses do not
   * add counters.
   * @returns the counts
   */
  hitAll(limit: Limit): Promise<WindowCount[]>
  peek(name: string): Promise<WindowCount>
  reset(name: string): Promise<void>
}

/**
 * Counts the hits of a limit. Fails open: if counters are unavailable, the request proceeds, and the write itself
 * reports storage errors.
 * @throws LimitExceededError
 */
export async function enforceLimit(
  limit: Limit,
  counters: Pick<Counters, 'hitAll'>,
): Promise<void> {
  const counts = await counters.hitAll(limit).catch(() => [])
  const over = counts.filter(({ count }) => count > limit.max)
  if (over.length > 0)
    throw new LimitExceededError(Math.max(...over.map(({ msLeft }) => msLeft)), limit.max)
}
