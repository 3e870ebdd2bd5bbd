import { LimitExceededError } from './store-errors.ts'

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

interface LimitCounters {
  hitAll(limit: Limit): Promise<{ count: number; msLeft: number }[]>
}

/**
 * Counts what the limit names. Counters that do not answer turn nobody away: whether the store keeps is told
 * by who writes to it.
 * @throws LimitExceededError
 */
export async function enforceLimit(limit: Limit, counters: LimitCounters): Promise<void> {
  const counts = await counters.hitAll(limit).catch(() => [])
  const over = counts.filter(({ count }) => count > limit.max)
  if (over.length > 0)
    throw new LimitExceededError(Math.max(...over.map(({ msLeft }) => msLeft)), limit.max)
}
