import { LimitExceededError } from './errors.ts'

/** Something that happens and is counted by name. */
export interface Hit {
  name: string
  /** How long a window lasts that this hit begins, in milliseconds. */
  windowMs: number
}

/** How often something may happen: under each name at most `most` times. */
export interface Limit {
  hits: readonly Hit[]
  max: number
}

/** Hits in the current window, and when it ends. */
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
   * Counts one more. @param windowMs how long a window lasts that this hit begins
   * @param most from so many on, the name is locked out, which is forgotten for no other name
   */
  hit(name: string, windowMs: number, most?: number): Promise<WindowCount>
  /**
   * The same under several names, each another, in one step. When one of them has been counted `most` times
   * already, no name is begun: only those that are being counted are counted once more, so that refused
   * requests with ever new addresses fill no store. Out: the counts.
   */
  hitAll(limit: Limit): Promise<WindowCount[]>
  peek(name: string): Promise<WindowCount>
  reset(name: string): Promise<void>
}

/**
 * Counts what the limit names. Counters that do not answer turn nobody away: whether the store keeps is told
 * by who writes to it.
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
